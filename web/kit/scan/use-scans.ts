import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#client/call.ts';
import { playScanSound, type ScanOutcome } from './sounds.ts';

/** The result of a code, with a message where the sound is not enough. */
export interface Scanned {
  outcome: ScanOutcome;
  words?: string;
}
export interface PastScan extends Scanned {
  key: number;
  code: string;
}
const KEPT = 5;

/** What is wrong with the code: the errors of fields say more than the message above them. */
function reasonOf(error: Error): string {
  const fields = error instanceof CallError ? Object.values(error.body.errors ?? {}).flat() : [];
  return fields.length > 0 ? fields.join(', ') : error.message;
}

/** Processes codes in order, plays the sound of each result and keeps the latest results. */
export function useScans(onScan: (code: string) => Scanned | Promise<Scanned>) {
  const [past, setPast] = useState<readonly PastScan[]>([]);
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
        ...(error instanceof Error && { words: reasonOf(error) }),
      }));
      playScanSound(scanned.outcome);
      count.current += 1;
      const entry = { ...scanned, code, key: count.current };
      setPast((before) => [entry, ...before].slice(0, KEPT));
    });
  }, []);
  return { past, scan };
}
