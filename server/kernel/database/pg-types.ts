// Conversion of PostgreSQL values to JavaScript. pg's defaults shift dates by the time zone and read numeric
// arrays as floats.
import pg from 'pg';
import { parse as parseArray } from 'postgres-array';

const { builtins } = pg.types;
type Parser = (text: string) => unknown;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is not exact as a number`);
  return value;
}

/** `1700.00` is stored as entered; the API always answers `1700`. */
function canonicalDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * The connection runs in UTC, so the text ends in `+00`. Milliseconds are enough for display and `Date`.
 * PostgreSQL's text is nearly ISO, and is not parsed when its year has four digits.
 */
export function instant(text: string): string {
  if (text.charCodeAt(4) !== MINUS || text.charCodeAt(10) !== SPACE || !text.endsWith('+00'))
    return new Date(text).toISOString();
  const fraction = text.slice(20, Math.min(23, text.length - 3));
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
const MINUS = 45;
const SPACE = 32;

/** Numbers that JavaScript may not represent exactly: fractions, exponents, and sixteen digits or more. */
const INEXACT = /\d(?:[.eE]|\d{15})/;

/** Decimals inside JSON stay exact text. JSON without any is parsed natively, in a quarter of the time. */
export function exactJson(text: string): unknown {
  if (!INEXACT.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' &&
    context?.source !== undefined &&
    (/[.eE]/.test(context.source) || !Number.isSafeInteger(value))
      ? context.source
      : value,
  );
}

const same: Parser = (text) => text;
const arrayOf =
  (element: Parser): Parser =>
  (text) =>
    parseArray(text, element);

const parsers = new Map<number, Parser>([
  [builtins.NUMERIC, canonicalDecimal],
  [builtins.INT8, safeInteger],
  [builtins.DATE, same],
  [builtins.TIMESTAMP, same],
  [builtins.TIMESTAMPTZ, instant],
  [builtins.JSON, exactJson],
  [builtins.JSONB, exactJson],
  [1231, arrayOf(canonicalDecimal)],
  [1016, arrayOf(safeInteger)],
  [1182, arrayOf(same)],
  [1185, arrayOf(instant)],
]);

/**
 * numeric → canonical decimal text, bigint → number, date → `YYYY-MM-DD`, timestamptz → ISO text, json →
 * parsed.
 */
export const exactTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};
