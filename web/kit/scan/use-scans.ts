import { useCallback, useEffect, useRef, useState } from 'react';
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
        ...(error instanceof Error && { words: error.message }),
      }));
      playScanSound(scanned.outcome);
      count.current += 1;
      const entry = { ...scanned, code, key: count.current };
      setPast((before) => [entry, ...before].slice(0, KEPT));
    });
  }, []);
  return { past, scan };
}
