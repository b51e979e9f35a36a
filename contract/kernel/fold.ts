const CJK = '[\\u3005-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]';
const SPACES_IN_CJK = new RegExp(`(?<=${CJK})\\s+(?=${CJK})`, 'gu');
/** Hiragana and Katakana stand in the same order, that many code points apart. */
const KATAKANA = 0x60;

/**
 * Normalizes text for search, like `normalize_search` of the database: lower case, no accents, half width,
 * Katakana, no spaces between Chinese and Japanese characters, so that "don ban le" finds "Đơn bán lẻ".
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[ぁ-ゖゝゞ]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + KATAKANA))
    .replaceAll(SPACES_IN_CJK, '');

/** Whether the text contains every word of the query, in any order. */
export function matches(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
