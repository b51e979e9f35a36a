import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { isWithin, type Period } from '../statistic/period-of.ts';
import { selected, type Selection } from './balances.ts';

/** Up to this number of accounts each is scanned by itself, beyond it the journal. Tests lower it. */
export const ledgerLimits = { accounts: 200 };

/** The selected lines, and the account ids if there are few. */
export interface LedgerQuery {
  selection: Selection;
  accountIds: number[] | undefined;
  more?: RawBuilder<unknown>;
  descending?: boolean;
  /** Without sums, accounts can be joined for the page only. */
  listed?: boolean;
}

/** The account ids of a selection; undefined if there are many. */
export async function accountIdsIfFew(ctx: Context, selection: Selection): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from ledger_accounts l
    join accounts a on a.id = l.account_id
    where l.organization_id = ${ctx.organizationId} and ${selected(selection)}
    limit ${ledgerLimits.accounts + 1}`.execute(ctx.db);
  return rows.length > ledgerLimits.accounts ? undefined : rows.map(({ id }) => id);
}

/** The order of lines, including the two sides of one posting, over postings `p` or lines `y`. */
export const orderOf = (of: 'p' | 'y', descending: boolean): RawBuilder<unknown> => {
  const way = descending ? sql` desc` : sql``;
  return sql`${sql.ref(`${of}.voucher_date`)}${way}, ${sql.ref(`${of}.id`)}${way}`;
};

const bounded = (order: RawBuilder<unknown>, most: number | undefined): RawBuilder<unknown> =>
  most === undefined ? sql`` : sql` order by ${order} limit ${most}::bigint`;

/**
 * Sides of postings in a period that belong to the selected accounts; `most` rows per scan suffice for the
 * first `most` rows in total.
 */
export function linesOf(
  ctx: Context,
  query: LedgerQuery,
  period: Period,
  most?: number,
): RawBuilder<unknown> {
  return query.accountIds === undefined
    ? scanJournal(ctx, query, period, most)
    : scanAccounts({ ...query, accountIds: query.accountIds }, period, most);
}

/**
 * Scans the journal in order and stops after the last requested line. Account ids are resolved beforehand,
 * because a join with the chart would make the planner read and sort all lines.
 */
function scanJournal(
  ctx: Context,
  { selection: { accounts, ...others }, more = sql`true`, descending = false, listed = false }: LedgerQuery,
  period: Period,
  most: number | undefined,
): RawBuilder<unknown> {
  const ofChart =
    accounts === undefined
      ? sql`true`
      : sql`l.account_id = any(array(select a.id from accounts a where ${selected({ accounts })}))`;
  const isOfAny = listed && [accounts, ...Object.values(others)].every((value) => value === undefined);
  const order = sql`${orderOf('p', descending)}, s.turn${descending ? sql` desc` : sql``}`;
  return sql`(
    select p.id * 2 + s.turn as id, p.voucher_date, p.transaction_id, s.own, s.counter,
      ${isOfAny ? sql`null::text as currency_id` : sql`l.currency_id`}, s.debit, s.credit, s.debit_base,
      s.credit_base
    from ledger_postings p
    cross join lateral (
      values (0, p.to_account_id, p.from_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
        (1, p.from_account_id, p.to_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)
    ) as s (turn, own, counter, debit, credit, debit_base, credit_base)
    ${isOfAny ? sql`` : sql`join ledger_accounts l on l.id = s.own`}
    where p.organization_id = ${ctx.organizationId} and ${isWithin(sql`p.voucher_date`, period)} and ${more}
      ${isOfAny ? sql`` : sql`and ${ofChart} and ${selected(others)}`}${bounded(order, most)})`;
}

/** Scans each account and each of its sides separately, up to the requested number of lines. */
function scanAccounts(
  { accountIds, more = sql`true`, descending = false }: LedgerQuery & { accountIds: number[] },
  period: Period,
  most: number | undefined,
): RawBuilder<unknown> {
  const side = (own: 'to' | 'from', turn: number) => {
    const counter = own === 'to' ? 'from' : 'to';
    const amounts = [sql`p.${sql.ref(`${own}_amount`)}`, sql`0::numeric`];
    const bases = [sql`p.amount_base`, sql`0::numeric`];
    const [debit, credit] = turn === 0 ? amounts : amounts.toReversed();
    const [debitBase, creditBase] = turn === 0 ? bases : bases.toReversed();
    return sql`(select one.*
      from ledger_accounts l
      cross join lateral (
        select p.id * 2 + ${sql.lit(turn)} as id, p.voucher_date, p.transaction_id, l.id as own,
          p.${sql.ref(`${counter}_account_id`)} as counter, l.currency_id, ${debit} as debit,
          ${credit} as credit, ${debitBase} as debit_base, ${creditBase} as credit_base
        from ledger_postings p
        where p.${sql.ref(`${own}_account_id`)} = l.id and ${isWithin(sql`p.voucher_date`, period)}
          and ${more}${bounded(orderOf('p', descending), most)}) as one
      where l.id = any(${accountIds}::bigint[]))`;
  };
  return sql`${side('to', 0)}
    union all ${side('from', 1)}`;
}
