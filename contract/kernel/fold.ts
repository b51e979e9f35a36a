/**
 * A text as people type it in a hurry: small, without accents and in half width, so that "don ban le" finds
 * "Đơn bán lẻ".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** Whether every word that was typed stands in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
