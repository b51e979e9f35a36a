import {
  MAX_OPENING_ROWS,
  openingRowOf,
  type importOpening,
  type OpeningRow,
} from '@hakobu/contract/accounting/period/period.endpoints.ts';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, type FieldRefusal } from '#kernel/refusal.ts';
import { textOfCell, type Cell } from '#kernel/table/cell.ts';
import { columnsIn, findTable, type ColumnTitles } from '#kernel/table/find-table.ts';
import { decimalSignOf, readAmount } from '#kernel/table/notation.ts';
import { readTable } from '#kernel/table/read-table.ts';
import { refuseTable } from '#kernel/table/refuse-table.ts';

export type OpeningProblems = Record<string, FieldRefusal[]>;
export const refuseOpening = (fields: OpeningProblems): Refusal =>
  new Refusal('opening_rows_wrong', { fields });

/** The rows of an import and how errors name each of them: a table's as in a spreadsheet. */
export interface OpeningRows {
  rows: OpeningRow[];
  numbers: number[];
}

type OpeningColumn = keyof OpeningRow & string;

const TITLES: ColumnTitles<OpeningColumn> = [
  ['card_id', /^card_id$|tai khoan ngan hang|bank account|銀行口座/u],
  ['sub_account', /sub[-_ ]?account|tieu khoan|tai khoan chi tiet|補助科目/u],
  ['account', /^account|^(so hieu |ma )?(tai khoan|tk\b)|科目/u],
  ['party_id', /^party|doi tuong|khach hang|nha cung cap|customer|supplier|取引先/u],
  ['currency_id', /currency|loai tien|tien te|通貨/u],
  ['base', /^base|quy doi|換算/u],
  ['amount', /amount|so tien|so du|balance|金額|残高/u],
  ['description', /description|dien giai|noi dung|摘要/u],
];

/** The rows of a body, read from its table if it has one. Refuses all unreadable cells together. */
export async function readOpening(
  ctx: Context,
  { rows, csv, file }: BodyOf<typeof importOpening>,
): Promise<OpeningRows> {
  if (file !== undefined) return readFrom(ctx, file.content, 'file');
  if (csv !== undefined) return readFrom(ctx, new TextEncoder().encode(csv), 'csv');
  if (rows === undefined || rows.length === 0) throw refuseOpening({ rows: [{ problem: 'required' }] });
  return { rows, numbers: rows.map((_, index) => index) };
}

async function readFrom(ctx: Context, content: Uint8Array, field: 'file' | 'csv'): Promise<OpeningRows> {
  const file = await readTable(content);
  if (file === undefined) throw refuseTable('table_unreadable');
  const { titles, rows: lines } = findTable(file.readings, (one) => {
    const { account, amount } = columnsIn(one, TITLES);
    return account !== undefined && amount !== undefined;
  });
  if (lines.length === 0) throw refuseOpening({ [field]: [{ problem: 'required' }] });
  if (lines.length > MAX_OPENING_ROWS)
    throw refuseOpening({ [field]: [{ problem: 'too_long', values: { maximum: MAX_OPENING_ROWS } }] });
  const fieldsOf = fieldReader(
    titles,
    lines.map(({ cells }) => cells),
    await accountsByCode(ctx),
  );
  const problems: OpeningProblems = {};
  const read = lines.flatMap(({ row, cells }) => {
    const result = openingRowOf.safeParse(fieldsOf(cells));
    if (result.success) return [{ row, data: result.data }];
    for (const issue of result.error.issues)
      problems[`rows.${row}.${issue.path.join('.')}`] = [{ problem: issue.message }];
    return [];
  });
  if (Object.keys(problems).length > 0) throw refuseOpening(problems);
  return { rows: read.map(({ data }) => data), numbers: read.map(({ row }) => row) };
}

/** Roles and sub-accounts by the codes of accounts, which people write rather than roles. */
async function accountsByCode(
  ctx: Context,
): Promise<ReadonlyMap<string, Pick<OpeningRow, 'account' | 'sub_account'>>> {
  const accounts = await ctx.db
    .selectFrom('accounts')
    .select(['code', 'role', 'parent_id'])
    .where((one) =>
      one.or([one('organization_id', 'is', null), one('organization_id', '=', ctx.organizationId)]),
    )
    .execute();
  return new Map(
    accounts.map(({ code, role, parent_id }) => [
      code,
      { account: role as AccountRole, ...(parent_id !== null && { sub_account: code }) },
    ]),
  );
}

/** Reads the fields of a row of a table. Empty cells are omitted. */
function fieldReader(
  titles: readonly string[],
  rows: readonly Cell[][],
  accounts: Awaited<ReturnType<typeof accountsByCode>>,
) {
  const columns = Object.entries(columnsIn(titles, TITLES)).map(
    ([column, title]) => [column as OpeningColumn, titles.indexOf(title)] as const,
  );
  const isAmount = (column: OpeningColumn) => column === 'amount' || column === 'base';
  const amounts = columns.filter(([column]) => isAmount(column));
  const sign = decimalSignOf(amounts.flatMap(([, at]) => rows.map((cells) => cells[at] ?? '')));
  return (cells: readonly Cell[]): Partial<Record<OpeningColumn, string>> => {
    const fields: Partial<Record<OpeningColumn, string>> = {};
    for (const [column, at] of columns) {
      const cell = cells[at] ?? '';
      const text = textOfCell(cell);
      if (text === '') continue;
      if (column === 'account') Object.assign(fields, accounts.get(text) ?? { account: text.toUpperCase() });
      else fields[column] = isAmount(column) ? (readAmount(cell, sign) ?? text) : text;
    }
    return fields;
  };
}
