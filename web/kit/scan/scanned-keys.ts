/** Keys of a scanner come closer together than this; so do those of its slowest, over the air. */
export const GAP_MS = 150;
/** No hand types as fast as this: from the second such key on, keys are the scanner's alone. */
const MACHINE_MS = 40;
const LEAST = 2;

/**
 * Collects what a scanner types while no field has the focus. `take` answers a code when Enter ends one,
 * `isMachine` whether the last key came too fast for a hand, and must do nothing else.
 */
export function scannedKeys(): {
  take: (key: string, at: number) => string | undefined;
  isMachine: () => boolean;
} {
  let typed = '';
  let last = -Infinity;
  let fast = false;
  return {
    take(key, at) {
      const gap = at - last;
      last = at;
      if (gap > GAP_MS) typed = '';
      fast = typed !== '' && gap < MACHINE_MS;
      if (key === 'Enter') {
        const code = typed;
        typed = '';
        return code.length >= LEAST ? code : undefined;
      }
      if (key.length === 1) typed += key;
      return undefined;
    },
    isMachine: () => fast,
  };
}
