import type { LayoutColumn, StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import type { Cell } from '#kernel/table/cell.ts';
import { columnsIn, type ColumnTitles } from '#kernel/table/find-table.ts';
import { dateOrderOf, decimalSignOf } from '#kernel/table/notation.ts';

/** Column titles of banks without diacritics; the first match from the top is used. */
const TITLES: ColumnTitles<LayoutColumn> = [
  ['balance', /so du|balance|残高|現在.*高/u],
  [
    'reference',
    /tham chieu|so but toan|so ct\b|so gd|ma giao dich|ma gd|reference|ref\.? ?no|transaction (id|no)|番号|明細id/u,
  ],
  ['debit', /ghi no|phat sinh no|^no\b|debit|withdraw|rut ra|tien ra|支払|払出|出金|引出/u],
  ['credit', /ghi co|phat sinh co|^co\b|credit|deposit|tien vao|預カ?リ|預入|受入|入金/u],
  ['date', /^ngay|date|取引日|日付|年月日|操作日/u],
  ['more_text', /doi ung|doi tac|nguoi (chuyen|gui|thu huong)|counterpart|payer|詳細2|相手|振込依頼人/u],
  ['text', /dien giai|noi dung|mo ta|description|details|narrative|摘要|内容|詳細|備考/u],
  ['amount', /so tien|amount|金額/u],
];

const columnsOf = (titles: readonly string[]) =>
  // Some banks split the text into two columns.
  columnsIn<LayoutColumn>(titles, TITLES, { text: 'more_text' });

/** Whether a row is the heading: it names a date and an amount. */
export function isHeading(titles: readonly string[]): boolean {
  const { date, amount, debit, credit } = columnsOf(titles);
  return date !== undefined && (amount !== undefined || (debit ?? credit) !== undefined);
}

/** The layout as far as titles and cells determine it. */
export function guessLayout(
  titles: readonly string[],
  cellsOf: (title: string) => Cell[],
): Partial<StatementLayout> {
  const found = columnsOf(titles);
  const { amount, debit, credit, balance, date } = found;
  const money = [amount, debit, credit, balance].filter((title) => title !== undefined);
  return {
    ...found,
    // With separate debit and credit columns, a column titled amount means something else.
    ...(debit !== undefined && credit !== undefined && { amount: null }),
    date_order: date === undefined ? 'dmy' : dateOrderOf(cellsOf(date)),
    decimal_sign: decimalSignOf(money.flatMap(cellsOf)),
  };
}
