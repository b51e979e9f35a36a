import { statementLayout, type StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import { absolute, add, isZero, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { collapseSpaces, textOfCell, type Cell } from '#kernel/table/cell.ts';
import { findTable, type Table } from '#kernel/table/find-table.ts';
import { readAmount, readDay } from '#kernel/table/notation.ts';
import type { TableFile } from '#kernel/table/read-table.ts';
import { guessLayout, isHeading } from './guess-layout.ts';
import { InvalidRows, type ParsedLine, type ParsedStatement, type InvalidRow } from './read-statement.ts';

/** The table of a bank file, by the columns of a layout or by titles that banks use. */
export const sheetOf = ({ readings }: TableFile, layout?: StatementLayout): Table =>
  findTable(readings, (titles) =>
    layout === undefined
      ? isHeading(titles)
      : [layout.date, layout.text].every((title) => titles.includes(title)),
  );

/** The layout as far as the sheet determines it. */
export const layoutOf = ({ titles, rows }: Table): Partial<StatementLayout> =>
  guessLayout(titles, (title) => rows.map(({ cells }) => cells[titles.indexOf(title)] ?? ''));

/** A complete layout for the sheet; undefined if columns are missing or unknown. */
export function completeLayout(
  { titles }: Table,
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
export function readSheet({ above, titles, rows }: Table, layout: StatementLayout): ParsedStatement {
  const wrong: InvalidRow[] = [];
  const read = rows.flatMap(({ row, cells }) => {
    const cellOf = (title: string | null) => (title === null ? '' : (cells[titles.indexOf(title)] ?? ''));
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
  cellOf: (title: string | null) => Cell,
  layout: StatementLayout,
): Row | Omit<InvalidRow, 'row'> | undefined {
  const { decimal_sign: sign } = layout;
  const textOf = (title: string | null) => collapseSpaces(textOfCell(cellOf(title)));
  const day = textOf(layout.date);
  const [whole, out, into, balance] = [layout.amount, layout.debit, layout.credit, layout.balance].map(
    (title) => readAmount(cellOf(title), sign),
  );
  const booked_on = readDay(cellOf(layout.date), layout.date_order);
  // Totals, page numbers and addresses above and below.
  if (booked_on === undefined && (day === '' || !/\d/.test(day))) return undefined;
  if (booked_on === undefined) return { field: 'date', problem: 'not_date' };
  if (whole === undefined) return { field: 'amount', problem: 'not_decimal' };
  if (out === undefined) return { field: 'debit', problem: 'not_decimal' };
  if (into === undefined) return { field: 'credit', problem: 'not_decimal' };
  const amount = layout.amount === null ? subtract(into ?? zero, absolute(out ?? zero)) : whole;
  if (amount === null || isZero(amount))
    return (balance ?? null) === null ? { field: 'amount', problem: 'required' } : undefined;
  const text = [layout.text, layout.more_text].map(textOf).join(' ').trim();
  return { booked_on, amount, text, reference: textOf(layout.reference) || null, balance: balance ?? null };
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
