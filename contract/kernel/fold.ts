/**
 * Normalizes text for search: lower case, no accents, half width, so that "don ban le" finds "Đơn bán lẻ".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** Whether the text contains every word of the query, in any order. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
