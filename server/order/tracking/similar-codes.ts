/** Shorter codes resemble too many others by chance. */
const SHORTEST = 6;
/** Codes of ours are consecutive, so similar ones are unrelated. */
const OURS = /^HKB\d{8}$/;
const SIGNS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Codes that differ from a code by one insertion, replacement, deletion or swap of neighbours: typing
 * errors, and parcels that a supplier sent in sequence. A few hundred codes at most, each looked up by
 * index.
 */
export function similarCodes(code: string): string[] {
  const near = new Set<string>();
  if (code.length < SHORTEST || OURS.test(code)) return [];
  for (let at = 0; at <= code.length; at += 1) {
    const [before, after] = [code.slice(0, at), code.slice(at)];
    for (const sign of SIGNS) {
      near.add(before + sign + after);
      if (after !== '') near.add(before + sign + after.slice(1));
    }
    if (after !== '') near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after[1]! + after[0]! + after.slice(2));
  }
  near.delete(code);
  return [...near];
}
