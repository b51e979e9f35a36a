import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  bankStatementLineRow,
  bankStatementRow,
} from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { bankStatementLineMachine } from '@hakobu/contract/accounting/bank-statement/bank-statement.machine.ts';
import type { Context } from '#kernel/context.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { notReversed } from '../ledger/not-reversed.ts';
import { tailSides } from '../statistic/account-sums.ts';

export type BankStatementRow = z.output<typeof bankStatementRow>;
export type BankLineRow = z.output<typeof bankStatementLineRow>;

/** The voucher of a line unless it is reversed. */
const standingVoucher = sql`left join transactions t on t.id = b.transaction_id
  and ${notReversed}`;

/** A line is open without a voucher that is not reversed. */
const state = sql`case when t.id is null then 'open' when b.made_voucher then 'booked' else 'matched' end`;

/** Book balance of the account at the end of the statement's last day, joined with `tail`. */
const bookBalance = sql`coalesce((
  select coalesce((
      select d.total_debit - d.total_credit
      from ledger_days d
      where d.ledger_account_id = l.id and d.day <= s.to_date
      order by d.day desc
      limit 1), 0)
    + coalesce((
      select sum(t.debit - t.credit)
      from tail t
      where t.ledger_account_id = l.id and t.day <= s.to_date), 0)
  from ledger_accounts l
  where l.party_type = 'card' and l.party_id = s.card_id and l.currency_id = s.currency_id
    and l.organization_id = s.organization_id), 0)`;

const open = sql`(select count(*)::int from bank_statement_lines b ${standingVoucher}
  where b.statement_id = s.id and t.id is null)`;

export const bankStatements = defineListSource<BankStatementRow>({
  from: sql`bank_statements s join cards c on c.id = s.card_id left join users u on u.id = s.created_by`,
  select: sql`s.id, s.card_id, jsonb_build_object('id', c.id, 'name', c.name) as card, s.currency_id,
    s.format, s.file_name, s.from_date, s.to_date, s.opening_balance, s.closing_balance,
    (select count(*)::int from bank_statement_lines b where b.statement_id = s.id) as lines,
    ${open} as open_lines,
    case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as created_by,
    s.created_at, s.updated_at, s.version`,
  key: 's.id',
  sorts: asNumbered('s.id'),
  access: (ctx) => rowAccess(ctx, { organization: 's.organization_id', owners: ['s.created_by'] }),
  filters: {
    open: ([wanted]) => sql<SqlBool>`(${open} > 0) = ${wanted === 'true'}`,
  },
  always: compareWithBooks,
});

/** The difference between bank and book balance. */
async function compareWithBooks(ctx: Context, statements: BankStatementRow[]): Promise<void> {
  const { rows } = await sql<{ id: number; book_balance: string; difference: string | null }>`
    with ${tailSides(ctx)}
    select x.id, x.book_balance, x.closing_balance - x.book_balance as difference
    from (
      select s.id, s.closing_balance, ${bookBalance} as book_balance
      from bank_statements s
      where s.id = any(${statements.map(({ id }) => id)}::bigint[])) x`.execute(ctx.db);
  for (const row of statements)
    Object.assign(
      row,
      rows.find(({ id }) => id === row.id),
    );
}

export const bankStatementLines = defineListSource<BankLineRow>({
  from: sql`bank_statement_lines b join bank_statements s on s.id = b.statement_id ${standingVoucher}`,
  select: sql`b.id, b.statement_id, b.card_id, s.currency_id, b.position, b.booked_on, b.amount, b.text,
    b.reference, t.id as transaction_id, t.id is not null and b.made_voucher as made_voucher,
    case when t.id is not null then jsonb_build_object('id', t.id, 'code_ref', t.code_ref,
      'voucher_date', t.voucher_date, 'description', t.description) end as transaction,
    ${state} as state,
    b.created_at, b.updated_at, b.version`,
  key: 'b.id',
  sorts: asNumbered('b.id'),
  access: (ctx) => rowAccess(ctx, { organization: 'b.organization_id', owners: ['s.created_by'] }),
  filters: {
    state: (states) => sql<SqlBool>`${state} = any(${states}::text[])`,
  },
  search: (text) => sql<SqlBool>`(${contains('b.text', text)} or ${contains('b.reference', text)})`,
  always: async (ctx, rows) => {
    const rights = await rowRights(ctx, bankStatementLines, bankStatementLineMachine, rows);
    for (const row of rows) row.actions = actionsOf(rights(row.id), bankStatementLineMachine, row);
  },
});
