import { ActionIcon, Stack, Text, TextInput } from '@mantine/core';
import { IconBarcode, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { isComposing } from '../inputs/composing.ts';
import { CODE_FIELD } from '../inputs/code-field.ts';
import { useScannedKeys } from './use-scanned-keys.ts';
import { useScans, type Scanned } from './use-scans.ts';
import './scan.css';

/**
 * Where a scanner types: it keeps the focus, Enter (which scanners send) hands over what was read, and the
 * next code may come while the one before is still on its way; they are worked off in their order. What each
 * came to is heard, and the last ones are seen. Codes that come while nothing has the focus are taken too.
 */
export function ScanField({
  label,
  onScan,
  keepFocus = true,
}: {
  label: string;
  onScan: (code: string) => Scanned | Promise<Scanned>;
  keepFocus?: boolean;
}): ReactNode {
  const t = usePhrases();
  const field = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const { past, scan } = useScans(onScan);
  useEffect(() => {
    if (keepFocus) field.current?.focus();
  }, [keepFocus]);
  useScannedKeys(scan);
  return (
    <Stack gap={0} className="scan">
      <TextInput
        {...CODE_FIELD}
        ref={field}
        inputMode={byHand ? 'text' : 'none'}
        aria-label={label}
        placeholder={label}
        leftSection={<IconBarcode size={16} />}
        rightSection={
          <ActionIcon
            className="scan-by-hand"
            variant="subtle"
            color="gray"
            aria-pressed={byHand}
            aria-label={t(($) => $.common.device.by_hand)}
            onClick={() => {
              setByHand(!byHand);
              field.current?.focus();
            }}
          >
            <IconKeyboard size={18} />
          </ActionIcon>
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          // the field itself knows every key; what is drawn may be behind a fast scanner
          const code = event.currentTarget.value.trim();
          event.currentTarget.value = '';
          if (code !== '') scan(code);
        }}
      />
      <div aria-live="polite" role="log" aria-label={t(($) => $.common.device.last_scans)}>
        {past.map(({ key, code, outcome, words }) => (
          <Text key={key} size="xs" className="scanned" data-outcome={outcome}>
            <b>{code}</b> {words ?? t(($) => $.common.device.outcome[outcome])}
          </Text>
        ))}
      </div>
    </Stack>
  );
}
