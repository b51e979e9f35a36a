import { big, compare, decimal, decimalsOf, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { isParsed, toHalfWidth, type ParseResult } from './typed-text.ts';

/** Separators of a language: in `1.234,5` the dot groups thousands and the comma precedes decimals. */
export interface NumberSeparators {
  thousands: string;
  decimals: string;
}

export interface NumberLimits {
  /** Maximum number of decimals. */
  scale: number;
  /** Largest absolute value, inclusive. */
  max: Decimal;
  /** Whether negative values are allowed. */
  signed: boolean;
}

const escaped = (sign: string): string => `\\${sign}`;

/**
 * Parses a number in the notation of the language; the thousands separator is accepted only between groups of
 * three. In Vietnamese `12.5` is refused rather than read as 125.
 */
export function parseNumber(
  text: string,
  { thousands, decimals }: NumberSeparators,
  limits: NumberLimits,
): ParseResult {
  const bare = toHalfWidth(text).replaceAll(/\s/g, '');
  if (bare === '') return { value: '' };
  const [group, point] = [escaped(thousands), escaped(decimals)];
  const shape = new RegExp(`^-?(\\d+|\\d{1,3}(${group}\\d{3})+)?(${point}\\d*)?$`);
  if (!shape.test(bare) || !/\d/.test(bare)) return { problem: 'not_figure', values: { decimals } };
  return judged(bare.replaceAll(thousands, '').replace(decimals, '.'), limits);
}

function judged(figure: string, { scale, max, signed }: NumberLimits): ParseResult {
  const value = decimal(big(figure.replace(/^(-?)\./, '$10.').replace(/\.$/, '')));
  const size = value.replace('-', '');
  if (!signed && size !== value) return { problem: 'too_small', values: { minimum: 0 } };
  if (compare(size, max) > 0) return { problem: 'too_large', values: { maximum: max } };
  if (decimalsOf(value) > scale) return { problem: 'too_many_decimals', values: { scale } };
  return { value };
}

/**
 * Parses a pasted number in either notation; undefined if it is none. If both separators occur, the last one
 * precedes decimals; a repeated one groups thousands, and so does the language's own unless three digits do
 * not follow it.
 */
export function parsePastedNumber(text: string, signs: NumberSeparators): string | undefined {
  const bare = toHalfWidth(text).replaceAll(/\s|['’]|VND|JPY|USD|[₫đĐ¥円$]/g, '');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const [last] = /[.,](?=[^.,]*$)/.exec(bare) ?? [];
  if (last === undefined) return bare;
  const other = last === '.' ? ',' : '.';
  const groups = bare.includes(other)
    ? bare.split(last).length > 2
    : bare.split(last).length > 2 || (last === signs.thousands && /^-?\d{1,3}.\d{3}$/.test(bare));
  const [thousands, decimals] = groups ? [last, other] : [other, last];
  const reading = parseNumber(
    bare,
    { thousands, decimals },
    { scale: 99, max: '9'.repeat(30), signed: true },
  );
  return isParsed(reading) ? reading.value.replace('.', signs.decimals) : undefined;
}
