// Amounts and dates in the notations of banks in Vietnam and Japan.
import { big, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { isInDateRange } from '@hakobu/contract/kernel/fields.ts';
import type { DateOrder, DecimalSign } from '@hakobu/contract/kernel/notation.ts';
import { textOfCell, type Cell } from './cell.ts';

/** Converts full-width digits and signs to half-width ones. */
export const normalizeWidth = (text: string): string => text.normalize('NFKC').trim();

/** Numbers and days of spreadsheets say nothing about the notation of texts. */
const textsOf = (cells: readonly Cell[]): string[] => cells.filter((cell) => typeof cell === 'string');

const CURRENCY = /[¥₫đ円$\s]|VND|JPY|USD|VNĐ/giu;
const FIGURES = /^\d+(\.\d+)?$/;

/**
 * The number of a cell. Text may have thousands separators, a currency, any minus sign or brackets. Undefined
 * for invalid text, null for an empty cell.
 */
export function readAmount(cell: Cell, sign: DecimalSign): Decimal | null | undefined {
  if (typeof cell !== 'string') return 'number' in cell ? cell.number : undefined;
  const plain = normalizeWidth(cell).replaceAll(CURRENCY, '');
  if (plain === '' || /^[-–—]$/u.test(plain)) return null;
  const negative = /^[-−–▲△(]|[-−)]$/u.test(plain);
  const figures = plain.replaceAll(/[-−–▲△()+'’]/gu, '').replaceAll(sign === '.' ? ',' : '.', '');
  const text = figures.replace(sign, '.');
  if (!FIGURES.test(text)) return undefined;
  return decimal(negative ? big(text).times(-1) : big(text));
}

/**
 * Detects the decimal separator: a sign that is always followed by groups of three digits separates
 * thousands.
 */
export function decimalSignOf(cells: readonly Cell[]): DecimalSign {
  const amounts = textsOf(cells).map((cell) => normalizeWidth(cell).replaceAll(CURRENCY, ''));
  const points = amounts.some((text) => /\d\.\d{3}([.,]|\D*$)/.test(text) && !/,\d{3}\./.test(text));
  const commas = amounts.some((text) => /\d,\d{1,2}\D*$/.test(text));
  return points || commas ? ',' : '.';
}

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/u;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** The day of a cell. Text may have a time. Undefined for invalid text and for days out of range. */
export function readDay(cell: Cell, order: DateOrder): string | undefined {
  if (typeof cell !== 'string' && 'day' in cell) return isInDateRange(cell.day) ? cell.day : undefined;
  const plain = normalizeWidth(textOfCell(cell));
  const [, year, month, day] = YEAR_FIRST.exec(plain) ?? COMPACT.exec(plain) ?? [];
  if (year !== undefined) return dayOf(year, month!, day!);
  const [, first, second, last] = YEAR_LAST.exec(plain) ?? [];
  if (first === undefined) return undefined;
  return order === 'mdy' ? dayOf(last!, first, second!) : dayOf(last!, second!, first);
}

/** A date that exists in the calendar and is in range; otherwise undefined. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const there = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(there.getTime()) || there.toISOString().slice(0, 10) !== text) return undefined;
  return isInDateRange(text) ? text : undefined;
}

/** Detects month-first dates: some second number is greater than twelve. */
export const dateOrderOf = (cells: readonly Cell[]): DateOrder => {
  const days = textsOf(cells)
    .map((cell) => YEAR_LAST.exec(normalizeWidth(cell)))
    .filter((found) => found !== null);
  return days.some(([, , second]) => Number(second) > 12) && days.every(([, first]) => Number(first) <= 12)
    ? 'mdy'
    : 'dmy';
};
