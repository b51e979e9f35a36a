/** Longest gap between keys of a scanner, measured with slow wireless ones. */
export const GAP_MS = 150;
/** Gaps no human reaches: from the second such key on, input comes from a scanner. */
const MACHINE_MS = 40;
const LEAST = 2;

/**
 * Collects what a scanner types while no field has the focus. `take` returns a code when Enter completes one;
 * `isMachine` is true if the last key came too fast for a human and must have no other effect.
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
