import { numberedEntityOf, referencedNumber } from '@hakobu/contract/document-number.ts';
import { BUSINESS_ZONE } from '@hakobu/contract/kernel/business-day.ts';
import type { Cell } from './write-sheet.ts';

type Row = Record<string, unknown>;
const DECIMAL = /^-?(0|[1-9]\d*)(\.\d+)?$/;
/** Significant digits of a number in a spreadsheet (IEEE 754 double). */
const DIGITS = 15;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const LONGEST = 32_000; // characters; a spreadsheet cell holds 32,767
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BUSINESS_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Value at a path of a row. Where the path itself has none, its `_id` and `_at` fields are read. */
function read(row: Row, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        Array.isArray(inner) ? inner.map((one: unknown) => ownOf(one, name)) : ownOf(inner, name),
      row,
    );
  return value === undefined ? (ownOf(row, `${path}_id`) ?? ownOf(row, `${path}_at`)) : value;
}

/** An own property of a row, so that `constructor` is not read from the prototype. */
const ownOf = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null && Object.hasOwn(row, name) ? (row as Row)[name] : undefined;

/**
 * Converts a field to a spreadsheet cell: decimals to numbers, instants to business time, true to a tick,
 * relations to their names.
 */
export function cellOf(
  row: Row,
  { field, labels = {} }: { field: string; labels?: Record<string, string> | undefined },
): Cell {
  const column = field.slice(field.lastIndexOf('.') + 1);
  return asCell(
    numbered(read(row, field), column),
    labels,
    /(^|_)(id|code|tel|number|barcode)$/.test(column),
  );
}

/** Foreign keys of documents with numbers, as these numbers. */
function numbered(value: unknown, column: string): unknown {
  if (Array.isArray(value)) return value.map((one) => numbered(one, column));
  return typeof value === 'number' && numberedEntityOf(column) !== undefined
    ? referencedNumber(column, value)
    : value;
}

function asCell(value: unknown, labels: Record<string, string>, isWord: boolean): Cell {
  if (value === null || value === undefined || value === '') return null;
  const label = ownOf(labels, String((typeof value === 'object' ? (value as Row).id : value) as string));
  if (typeof label === 'string') return label;
  if (value === true) return '✓';
  if (value === false) return null;
  if (Array.isArray(value))
    return (
      value
        .map((one) => asCell(one, labels, isWord))
        .filter((one) => one !== null)
        .join(', ')
        .slice(0, LONGEST) || null
    );
  if (typeof value === 'object')
    return asCell((value as Row).name ?? (value as Row).title ?? (value as Row).id, labels, true);
  const text = String(value as string | number);
  if (INSTANT.test(text)) return onTheClock(new Date(text));
  if (!isWord && DECIMAL.test(text) && text.replaceAll(/\D/g, '').replace(/^0+/, '').length <= DIGITS)
    return Number(text); // longer numbers stay text, because digits would be lost
  return text.slice(0, LONGEST);
}

/** Spreadsheets have no time zones: the instant whose UTC notation equals the business time. */
function onTheClock(instant: Date): Date {
  return new Date(`${clock.format(instant).replace(' ', 'T')}Z`);
}
