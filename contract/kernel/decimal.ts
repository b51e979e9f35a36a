import Big from 'big.js';
import { z } from 'zod';

Big.strict = false; // JSON requests may have numbers; values that the project computes are strings
Big.DP = 20;
Big.RM = 1; // half up, by domain rule P6

/** An exact decimal as text without padding: `"1234.5"`, `"-0.25"`, `"0"`. */
export type Decimal = string;

/** Parses text or an integer into an exact number to compute with. */
export function big(value: Decimal | number | bigint): Big {
  return new Big(typeof value === 'bigint' ? value.toString() : value);
}

/** Prints exactly, without exponent and without trailing zeros. */
export function decimal(value: Big): Decimal {
  const text = value.toFixed();
  return text === '-0' ? '0' : text;
}

/** `numerator / denominator`, rounded once, half up, to a number of decimals. */
export const ratio = (numerator: Big, denominator: Big, scale: number): Decimal =>
  decimal(numerator.div(denominator).round(scale));

export const zero: Decimal = '0';
export const add = (...values: Decimal[]): Decimal =>
  decimal(values.reduce((sum, value) => sum.plus(value), new Big(0)));
export const subtract = (left: Decimal, right: Decimal): Decimal => decimal(big(left).minus(right));
export const negate = (value: Decimal): Decimal => decimal(big(value).times(-1));
export const absolute = (value: Decimal): Decimal => decimal(big(value).abs());
/** -1, 0 or 1, as `left` is below, equal to or above `right`. */
export const compare = (left: Decimal, right: Decimal): -1 | 0 | 1 => big(left).cmp(right) as -1 | 0 | 1;
export const least = (...values: Decimal[]): Decimal => values.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
export const greatest = (...values: Decimal[]): Decimal =>
  values.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
export const isPositive = (value: Decimal): boolean => compare(value, '0') > 0;
export const isZero = (value: Decimal): boolean => compare(value, '0') === 0;
export const isNegative = (value: Decimal): boolean => compare(value, '0') < 0;

const DECIMAL_TEXT = /^-?\d+(\.\d+)?$/;
/** Most integer digits of a value in a request, whatever limits the field has. */
const WHOLE_DIGITS = 14;
const LARGEST = '9'.repeat(WHOLE_DIGITS);

interface DecimalLimits {
  /** Inclusive bounds, as strings. */
  min?: Decimal;
  max?: Decimal;
  /** Whether `min` itself is refused. */
  above?: boolean;
  /** Largest number of decimals, by default 6 as for prices and rates. */
  scale?: number;
}

/** A request field that accepts an exact decimal as number or string and normalizes it. */
export function decimalField({ min, max, above = false, scale = 6 }: DecimalLimits = {}) {
  const lowest = min === undefined ? undefined : big(min);
  const highest = max === undefined ? undefined : big(max);
  return z
    .union([z.string(), z.number()], { error: 'not_decimal' })
    .transform((value, context): Decimal => {
      const text = typeof value === 'number' ? numberText(value) : value.trim();
      if (!DECIMAL_TEXT.test(text)) return fail(context, 'not_decimal');
      const whole = /^-?0*(\d*)/.exec(text)![1]!;
      if (whole.length > WHOLE_DIGITS)
        return text.startsWith('-')
          ? fail(context, above ? 'not_above' : 'too_small', { minimum: min ?? `-${LARGEST}` })
          : fail(context, 'too_large', { maximum: max ?? LARGEST });
      const parsed = big(text);
      if (decimalsIn(parsed) > scale) return fail(context, 'too_many_decimals', { scale });
      if (lowest !== undefined && (above ? parsed.lte(lowest) : parsed.lt(lowest)))
        return fail(context, above ? 'not_above' : 'too_small', { minimum: min });
      if (highest !== undefined && parsed.gt(highest)) return fail(context, 'too_large', { maximum: max });
      return decimal(parsed);
    })
    .meta({ type: 'string', format: 'decimal' });
}

/** Number of decimals: 1 for 1.5, 0 for 1.0. */
export const decimalsOf = (value: Decimal): number => decimalsIn(big(value));

/** Its digits end without zeros, and those after the first `e + 1` are decimals. */
const decimalsIn = ({ c, e }: Big): number => Math.max(0, c.length - 1 - e);

/** Money or a price that may be zero. */
export const moneyField = (limits: DecimalLimits = {}) =>
  decimalField({ min: '0', max: '999999999999', ...limits });
/** A money amount above zero. */
export const amountField = (limits: DecimalLimits = {}) => moneyField({ above: true, ...limits });
/** A quantity above zero; at most 2 decimals. */
export const quantityField = () => decimalField({ min: '0', above: true, max: '9999999', scale: 2 });
/** A percentage from 0 to below 100, with at most 2 decimals. */
export const percentField = () => decimalField({ min: '0', max: '99.99', scale: 2 });
/** A decimal of a response, as an exact string. */
export const decimalText = () => z.string().meta({ format: 'decimal' });

function numberText(value: number): string {
  return Number.isFinite(value) ? new Big(String(value)).toFixed() : 'not a number';
}

function fail(context: z.RefinementCtx, message: string, params: Record<string, unknown> = {}): Decimal {
  context.addIssue({ code: 'custom', message, params });
  return z.NEVER;
}
