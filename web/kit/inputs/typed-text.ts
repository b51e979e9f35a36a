/** The parsed value of a text, or the reason why it is invalid. Empty text is the empty value. */
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

/** Converts full-width characters of an input method to half-width ones. */
export const toHalfWidth = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll(/[ー−–—‐]/g, '-')
    .trim();

/** Parses and formats a kind of text; formatted values parse to the same value. */
export interface TextKind {
  read: (text: string) => ParseResult;
  show: (value: string) => string;
  /** The text while editing, if it differs from the formatted one. */
  edit?: (value: string) => string;
}

/** The text of a field and its value. */
export interface TypedText {
  text: string;
  value: string;
}

/** Parses typed text; invalid text has no value. */
export function parseTyped(kind: TextKind, text: string): TypedText {
  const reading = kind.read(text);
  return { text, value: isParsed(reading) ? reading.value : '' };
}

/** The text after blur: valid text is formatted, invalid text stays to be corrected. */
export function normalizeOnBlur(kind: TextKind, text: string, otherwise = ''): TypedText {
  const reading = kind.read(text);
  if (!isParsed(reading)) return { text, value: '' };
  const value = reading.value === '' ? otherwise : reading.value;
  return { text: kind.show(value), value };
}
