import { ActionIcon, Stack, Text, TextInput } from '@mantine/core';
import { IconBarcode, IconKeyboard } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { isComposing } from '../composing.ts';
import { CODE_FIELD } from '../inputs/code-field.ts';
import { useScannedKeys } from './use-scanned-keys.ts';
import { useScans, type Scanned } from './use-scans.ts';
import './scan.css';

/**
 * The input of a scanner: it keeps the focus, and Enter, which scanners send, submits the code. Codes are
 * queued and processed in order; each result has a sound, and the latest are listed. Codes typed while
 * nothing has the focus are accepted too.
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
          // React state may lag behind a fast scanner, the input element does not.
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
