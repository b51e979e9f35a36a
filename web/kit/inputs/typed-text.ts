/** What typed text was read as, or why it was not. Empty text is read as the empty value. */
export type ParseResult =
  | { value: string }
  | { problem: ParseProblem; values?: Record<string, string | number> };
export type ParseProblem =
  | 'not_figure'
  | 'not_day'
  | 'not_moment'
  | 'too_small'
  | 'too_large'
  | 'too_many_decimals';

export const isParsed = (reading: ParseResult): reading is { value: string } => 'value' in reading;

/** Full-width figures and signs of an input method as those of a keyboard. */
export const toHalfWidth = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/[ー−–—‐]/g, '-')
    .trim();

/** How a kind of text is read and written: what is written is read as what it was written from. */
export interface TextKind {
  read: (text: string) => ParseResult;
  show: (value: string) => string;
  /** As it stands while somebody changes it; otherwise as it is shown. */
  edit?: (value: string) => string;
}

/** What stands in a field, and the value that it stands for. */
export interface TypedText {
  text: string;
  value: string;
}

/** What is typed, as far as it can be read: what cannot be is no value. */
export function parseTyped(kind: TextKind, text: string): TypedText {
  const reading = kind.read(text);
  return { text, value: isParsed(reading) ? reading.value : '' };
}

/** What stands in a field that somebody leaves: what was read is set out, what was not stays to be mended. */
export function normalizeOnBlur(kind: TextKind, text: string, otherwise = ''): TypedText {
  const reading = kind.read(text);
  if (!isParsed(reading)) return { text, value: '' };
  const value = reading.value === '' ? otherwise : reading.value;
  return { text: kind.show(value), value };
}
