// A page of a ledger. Its lines are scanned from the nearer end of the days that contain them; the balance at
// that end and the lines in between give the running balances.
import { sql, type RawBuilder } from 'kysely';
import type { ledger } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { isKnownCapped, cacheCapped } from '#kernel/list/capped-totals.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import { offsetFromNearerEnd, type OffsetFromEnd } from './reverse-offset.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { statutory } from '../ledger/sides.ts';
import { tailSides } from '../statistic/account-sums.ts';
import type { Period } from '../statistic/period-of.ts';
import { linesOf, orderOf, type LedgerQuery } from './ledger-lines.ts';
import { isOfWholeAccounts, type PageRange } from './ledger-range.ts';
import { accountBalances, documentsOf, partyBalances, selected } from './balances.ts';

type Line = RowOf<typeof ledger>;

/** The scope of the lines of a page: a period, or the days within it that contain the page. */
export interface Placed {
  period: Period;
  within: PageRange | undefined;
  /** Whether all lines are selected, so that running balances exist. */
  whole: boolean;
}

/** One page of lines and the total. */
export async function readLedgerPage(
  ctx: Context,
  query: LedgerQuery,
  placed: Placed,
  { page, per_page, uncounted, counted }: ListQuery,
): Promise<Page<Line>> {
  const { within, period } = placed;
  // Pages beyond the last line are empty without a scan.
  const isThere = within === undefined || within.skip < within.total;
  const [data, total] = await Promise.all([
    counted === undefined && isThere ? readLines(ctx, query, placed, offsetOf(within, page, per_page)) : [],
    uncounted ? 0 : (within?.total ?? countOf(ctx, linesOf(ctx, query, period), counted)),
  ]);
  return pageOf(data, total, { page, per_page });
}

/** The position of the page, from the nearer end of its days, or from the first line. */
const offsetOf = (within: PageRange | undefined, page: number, take: number): OffsetFromEnd =>
  offsetFromNearerEnd(within?.lines ?? Infinity, within?.skip ?? (page - 1) * take, take);

/** The lines of a page with running balances, in one statement and therefore consistent. */
async function readLines(
  ctx: Context,
  query: LedgerQuery,
  { period, within, whole }: Placed,
  { fromLast, skip, take }: OffsetFromEnd,
): Promise<Line[]> {
  const { descending = false, more = sql`true` } = query;
  const days = within?.days ?? period;
  const ofRange = { ...query, more: within === undefined ? more : withinRange(within) };
  // The scan starts at the late end with the closing balance.
  const isLate = fromLast !== descending;
  const scanned: LedgerQuery = {
    ...ofRange,
    descending: isLate,
    // Limited to the counted postings: newer ones would shift the page or change the closing balance.
    ...(within !== undefined &&
      (fromLast || isLate) && { more: sql`${ofRange.more} and p.id <= ${within.newest}::bigint` }),
  };
  const order = orderOf('y', isLate);
  const edge = isLate
    ? closingBalance(ctx, ofRange, days, within)
    : openingBalance(ctx, ofRange, days, within);
  const held = (figure: 'balance' | 'balance_base', [debit, credit]: [string, string]) => {
    const own = sql`${sql.ref(debit)} - ${sql.ref(credit)}`;
    const [edgeOf, moved] = [sql.ref(`e.${figure}`), sql`sum(${own}) over upto`];
    return isLate ? sql`${edgeOf} - ${moved} + ${own}` : sql`${edgeOf} + ${moved}`;
  };
  const { rows } = await sql<Line>`
    with ${tailSides(ctx)},
    ${whole ? sql`e as materialized (${edge}),` : sql``}
    y as (
      select y.*, ${
        whole
          ? sql`${held('balance', ['y.debit', 'y.credit'])} as balance,
        ${held('balance_base', ['y.debit_base', 'y.credit_base'])} as balance_base`
          : sql`null::numeric as balance, null::numeric as balance_base`
      }
      from (
        select * from (${linesOf(ctx, scanned, days, skip + take)}) as y
        order by ${order}
        limit ${skip + take}::bigint) as y
      ${whole ? sql`cross join e window upto as (order by ${order} rows unbounded preceding)` : sql``}
      order by ${order}
      limit ${take}::bigint offset ${skip}::bigint)
    select y.id, y.voucher_date, y.transaction_id, t.code_ref, t.type_id, t.description,
      ${statutory(sql`oa.code`)} as account, ${ledgerPartyOf('o')} as party,
      ${statutory(sql`ca.code`)} as counter_account, ${ledgerPartyOf('c')} as counter_party, o.currency_id,
      y.debit, y.credit, y.debit_base, y.credit_base, y.balance, y.balance_base,
      ${documentsOf} as documents
    from y
    join transactions t on t.id = y.transaction_id
    join ledger_accounts o on o.id = y.own
    join accounts oa on oa.id = o.account_id
    join ledger_accounts c on c.id = y.counter
    join accounts ca on ca.id = c.account_id
    order by ${orderOf('y', descending)}`.execute(ctx.db);
  return rows;
}

/** Counts lines up to a limit. A count beyond it stays valid, because postings are never deleted. */
async function countOf(ctx: Context, lines: RawBuilder<unknown>, most = TOTAL_CAP + 1): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::int as count from (select from (${lines}) as y limit ${most}::bigint) as z`.compile(
    ctx.db,
  );
  const key = JSON.stringify([query.sql, query.parameters]);
  if (isKnownCapped(key)) return most;
  const { count } = (await ctx.db.executeQuery(query)).rows[0]!;
  if (count > TOTAL_CAP) cacheCapped(key);
  return count;
}

/**
 * Restricts postings to the range that contains the page. For whole days there is no condition, and within
 * one day only ids: with both, the planner underestimates the rows and picks an index without ids.
 */
function withinRange({ days: { from, to }, first, before }: PageRange): RawBuilder<unknown> {
  const isOneDay = from === to;
  const [since, until] = [sql`${first}::bigint`, sql`${before}::bigint`];
  return sql.join(
    [
      sql`true`,
      ...(first === 0
        ? []
        : [isOneDay ? sql`p.id >= ${since}` : sql`(p.voucher_date, p.id) >= (${from}::date, ${since})`]),
      ...(before === null
        ? []
        : [isOneDay ? sql`p.id < ${until}` : sql`(p.voucher_date, p.id) < (${to}::date, ${until})`]),
    ],
    sql` and `,
  );
}

/**
 * Balances before and movements within a period, joined with `tail`: by party for selected parties, otherwise
 * by account.
 */
export const balancesOf = (
  ctx: Context,
  { selection, accountIds }: LedgerQuery,
  period: Period,
): RawBuilder<unknown> =>
  isOfWholeAccounts(selection)
    ? accountBalances(ctx, period, selected(selection))
    : partyBalances(ctx, period, selected(selection), accountIds);

/** Adds up parts by currency; the original currency only if there is exactly one. */
const together = (parts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when count(distinct currency_id) = 1 then sum(balance) end as balance,
    coalesce(sum(balance_base), 0) as balance_base
  from (${parts}) as parts (currency_id, balance, balance_base)`;

/** The balance before the first line of some days, or of the first block that contains the page. */
const openingBalance = (ctx: Context, query: LedgerQuery, days: Period, { first }: Partial<PageRange> = {}) =>
  together(sql`
    select x.currency_id, x.opening, x.opening_base
    from (${balancesOf(ctx, query, days)}) x
    ${movedUntil(ctx, query, days.from, first === 0 ? undefined : first)}`);

/**
 * The balance after the last line, less postings made since they were counted, which are not among the lines.
 */
function closingBalance(ctx: Context, query: LedgerQuery, days: Period, within: PageRange | undefined) {
  const before = within?.before ?? undefined;
  if (before !== undefined)
    return openingBalance(ctx, query, { from: days.to, to: days.to }, { first: before });
  const newer = within && { ...query, more: sql`${query.more} and p.id > ${within.newest}::bigint` };
  return together(sql`
    select x.currency_id, x.opening + x.debit - x.credit, x.opening_base + x.debit_base - x.credit_base
    from (${balancesOf(ctx, query, days)}) x
    ${
      newer
        ? sql`
          union all
          select y.currency_id, y.credit - y.debit, y.credit_base - y.debit_base
          from (${linesOf(ctx, newer, days)}) as y`
        : sql``
    }`);
}

/**
 * Movements of whole accounts on a day before the first posting of a block, as a part of the sum: earlier
 * blocks and the unaggregated tail.
 */
const movedUntil = (ctx: Context, { selection }: LedgerQuery, day: string, posting: number | undefined) =>
  posting === undefined
    ? sql``
    : sql`
      union all
      select l.currency_id, l.debit - l.credit, l.debit_base - l.credit_base
      from account_blocks l
      join accounts a on a.id = l.account_id
      where l.organization_id = ${ctx.organizationId} and l.day = ${day}::date
        and l.first_id < ${posting}::bigint and ${selected(selection)}
      union all
      select l.currency_id, l.debit - l.credit, l.debit_base - l.credit_base
      from tail l
      join accounts a on a.id = l.account_id
      where l.day = ${day}::date and l.posting_id < ${posting}::bigint and ${selected(selection)}`;
