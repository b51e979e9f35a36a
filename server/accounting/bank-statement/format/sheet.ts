import { statementLayout, type StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import { absolute, add, isZero, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { csvLines } from '#kernel/read-csv.ts';
import { readAmount, readDay } from './cells.ts';
import { guessLayout, isHead } from './guess-layout.ts';
import {
  collapseSpaces,
  InvalidRows,
  type ParsedLine,
  type ParsedStatement,
  type InvalidRow,
} from './read-statement.ts';

/** A sheet of a bank: facts about the account, columns, and the rows below the heading. */
export interface Sheet {
  above: string[][];
  titles: string[];
  rows: { row: number; cells: string[] }[];
}

/** Maximum number of rows above the heading, which describe the account. */
const MOST_ABOVE = 30;

/** Parses a text as a sheet; without a known heading, the first row with several cells is taken for it. */
export function sheetOf(text: string, layout?: StatementLayout): Sheet {
  const read = [';', '\t', ','].map((separator) => csvLines(text, separator));
  const isTop = (cells: string[]) =>
    layout === undefined ? isHead(cells) : cells.includes(layout.date) && cells.includes(layout.text);
  const lines =
    read.find((found) => found.slice(0, MOST_ABOVE).some(isTop)) ??
    read.find((found) => found.some(({ length }) => length > 1)) ??
    [];
  const known = lines.slice(0, MOST_ABOVE).findIndex(isTop);
  const head = known === -1 ? lines.findIndex(({ length }) => length > 1) : known;
  if (head === -1) return { above: [], titles: [], rows: [] };
  return {
    above: lines.slice(0, head),
    titles: named(lines[head]!),
    rows: lines
      .map((cells, index) => ({ row: index + 1, cells }))
      .slice(head + 1)
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

/** Columns without a title, or with a repeated one, are named by position. */
const named = (titles: readonly string[]): string[] =>
  titles.map((title, index) =>
    title === '' || titles.indexOf(title) !== index ? `#${index + 1}` : title.slice(0, 120),
  );

/** The layout as far as the sheet determines it. */
export const layoutOf = ({ titles, rows }: Sheet): Partial<StatementLayout> =>
  guessLayout(titles, (title) => rows.map(({ cells }) => cells[titles.indexOf(title)] ?? ''));

/** A complete layout for the sheet; undefined if columns are missing or unknown. */
export function completeLayout(
  { titles }: Sheet,
  layout: Partial<StatementLayout>,
): StatementLayout | undefined {
  const { success, data } = statementLayout.safeParse(layout);
  if (!success) return undefined;
  const { date, text, amount, debit, credit } = data;
  const isThere = (title: string | null) => title !== null && titles.includes(title);
  if (!isThere(date) || !isThere(text)) return undefined;
  return [amount, debit, credit].some(isThere) ? data : undefined;
}

interface Row extends ParsedLine {
  balance: Decimal | null;
}

/**
 * The movements of a sheet. Rows without date and amount are headings and totals. Throws `InvalidRows` for
 * other text in date or amount cells.
 */
export function readSheet({ above, titles, rows }: Sheet, layout: StatementLayout): ParsedStatement {
  const wrong: InvalidRow[] = [];
  const read = rows.flatMap(({ row, cells }) => {
    const cellOf = (title: string | null) =>
      title === null ? '' : collapseSpaces(cells[titles.indexOf(title)] ?? '');
    const answer = readRow(cellOf, layout);
    if (answer === undefined) return [];
    if (!('problem' in answer)) return [answer];
    wrong.push({ ...answer, row });
    return [];
  });
  if (wrong.length > 0) throw new InvalidRows(wrong);
  const said = (label: RegExp) => saidOf(above, label);
  return { account: said(ACCOUNT), currency: said(CURRENCY), ...balancesOf(read), lines: read };
}

const ACCOUNT = /^(?:số tài khoản|account (?:number|no)\.?|口座番号)\s*:?\s*(\d[\d -]*)?$/iu;
const CURRENCY = /^(?:loại tiền(?: tệ)?|currency|通貨)\s*:?\s*([a-z]{3})?$/iu;

/** The value of a label above the heading, in the same cell or the next non-empty one. */
function saidOf(above: readonly string[][], label: RegExp): string | null {
  for (const cells of above)
    for (const [index, cell] of cells.entries()) {
      const found = label.exec(collapseSpaces(cell));
      if (found === null) continue;
      const next = cells.slice(index + 1).find((one) => one.trim() !== '') ?? '';
      const said = found[1] ?? label.exec(`${found[0]} ${collapseSpaces(next)}`)?.[1];
      if (said !== undefined) return said.toUpperCase();
    }
  return null;
}

function readRow(
  cellOf: (title: string | null) => string,
  layout: StatementLayout,
): Row | Omit<InvalidRow, 'row'> | undefined {
  const { decimal_sign: sign } = layout;
  const day = cellOf(layout.date);
  const [whole, out, into, balance] = [layout.amount, layout.debit, layout.credit, layout.balance].map(
    (title) => readAmount(cellOf(title), sign),
  );
  const booked_on = readDay(day, layout.date_order);
  // Totals, page numbers and addresses above and below.
  if (booked_on === undefined && (day === '' || !/\d/.test(day))) return undefined;
  if (booked_on === undefined) return { field: 'date', problem: 'not_date' };
  if (whole === undefined) return { field: 'amount', problem: 'not_decimal' };
  if (out === undefined) return { field: 'debit', problem: 'not_decimal' };
  if (into === undefined) return { field: 'credit', problem: 'not_decimal' };
  const amount = layout.amount === null ? subtract(into ?? zero, absolute(out ?? zero)) : whole;
  if (amount === null || isZero(amount))
    return (balance ?? null) === null ? { field: 'amount', problem: 'required' } : undefined;
  const text = collapseSpaces([layout.text, layout.more_text].map(cellOf).join(' '));
  return { booked_on, amount, text, reference: cellOf(layout.reference) || null, balance: balance ?? null };
}

/** Opening and closing balance from a column of running balances, in either order. */
function balancesOf(rows: readonly Row[]): Pick<ParsedStatement, 'opening_balance' | 'closing_balance'> {
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top?.balance == null || bottom?.balance == null)
    return { opening_balance: null, closing_balance: null };
  const total = add(zero, ...rows.map(({ amount }) => amount));
  const falls = subtract(top.balance, subtract(bottom.balance, bottom.amount)) === total && rows.length > 1;
  const isNewestFirst = top.booked_on === bottom.booked_on ? falls : top.booked_on > bottom.booked_on;
  const closing_balance = isNewestFirst ? top.balance : bottom.balance;
  return { closing_balance, opening_balance: subtract(closing_balance, total) };
}
