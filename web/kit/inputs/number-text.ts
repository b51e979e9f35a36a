import { big, compare, decimal, decimalsOf, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { isParsed, toHalfWidth, type ParseResult } from './typed-text.ts';

/** The signs of a language: `1.234,5` has a dot for thousands and a comma for decimals. */
export interface NumberSeparators {
  thousands: string;
  decimals: string;
}

export interface NumberLimits {
  /** Most decimals. */
  scale: number;
  /** Largest figure, inclusive, also below zero. */
  max: Decimal;
  /** It may be below zero. */
  signed: boolean;
}

const escaped = (sign: string): string => `\\${sign}`;

/**
 * Reads a figure as the language writes it: its own sign for decimals, the other one only where it sets
 * thousands apart. `12.5` is no figure in Vietnamese, rather than 125.
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
 * What was copied elsewhere, as the language writes it; undefined when it is no figure. With both signs in it
 * the last one is that of the decimals; one that comes several times sets thousands apart, and so does the
 * language's own, unless no three figures follow it.
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
