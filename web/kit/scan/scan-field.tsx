import { ActionIcon, Stack, Text, TextInput } from '@mantine/core';
import { IconBarcode, IconKeyboard } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { isComposing } from '../inputs/composing.ts';
import { CODE_FIELD } from '../inputs/code-field.ts';
import { playScan, type ScanOutcome } from './sounds.ts';
import { useScannedKeys } from './use-scanned-keys.ts';
import './scan.css';

/** What a code came to, with words where the sound does not say enough. */
export interface Scanned {
  outcome: ScanOutcome;
  words?: string;
}
interface Past extends Scanned {
  key: number;
  code: string;
}
const KEPT = 5;

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
    <Stack gap={4} className="scan">
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

/** Works off codes one after the other, and keeps what the last ones came to. */
function useScans(onScan: (code: string) => Scanned | Promise<Scanned>) {
  const [past, setPast] = useState<readonly Past[]>([]);
  const work = useRef(Promise.resolve());
  const count = useRef(0);
  const handler = useRef(onScan);
  useEffect(() => {
    handler.current = onScan;
  }, [onScan]);
  const scan = useCallback((code: string) => {
    work.current = work.current.then(async () => {
      const scanned = await Promise.resolve(handler.current(code)).catch((error: unknown): Scanned => ({
        outcome: 'bad',
        ...(error instanceof Error && { words: error.message }),
      }));
      playScan(scanned.outcome);
      count.current += 1;
      const told = { ...scanned, code, key: count.current };
      setPast((before) => [told, ...before].slice(0, KEPT));
    });
  }, []);
  return { past, scan };
}
