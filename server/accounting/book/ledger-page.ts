// A page of a ledger: its lines are walked to from the nearer end of the days that hold them, and what the
// accounts held at that end and the lines between make the balance of each.
import { sql, type RawBuilder } from 'kysely';
import type { ledger } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP, type ListQuery, type Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { isKnownCapped, cacheCapped } from '#kernel/list/capped-totals.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import { nearerEnd, type FromEnd } from './nearer-end.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { statutory } from '../ledger/sides.ts';
import { tailSides } from '../statistic/account-sums.ts';
import type { Period } from '../statistic/period-of.ts';
import { linesOf, orderOf, type Asked } from './ledger-lines.ts';
import { isOfWholeAccounts, type Stretch } from './ledger-stretch.ts';
import { accountStanding, documentsOf, selected, standing } from './standing.ts';

type Line = RowOf<typeof ledger>;

/** Where the lines of a page are: within a period, or on those days of it that hold them. */
export interface Placed {
  period: Period;
  within: Stretch | undefined;
  /** Balances are told: all lines are asked for. */
  whole: boolean;
}

/** One page of the lines and their total. */
export async function readLedgerPage(
  ctx: Context,
  asked: Asked,
  placed: Placed,
  { page, per_page, uncounted, counted }: ListQuery,
): Promise<Page<Line>> {
  const { within, period } = placed;
  // beyond the last of them is nothing to be read, however much else these days have
  const isThere = within === undefined || within.skip < within.total;
  const [data, total] = await Promise.all([
    counted === undefined && isThere ? readLines(ctx, asked, placed, placeOf(within, page, per_page)) : [],
    uncounted ? 0 : (within?.total ?? countOf(ctx, linesOf(ctx, asked, period), counted)),
  ]);
  return pageOf(data, total, { page, per_page });
}

/** Where the page stands, from the nearer end of the days that hold it, or from the first of all lines. */
const placeOf = (within: Stretch | undefined, page: number, take: number): FromEnd =>
  nearerEnd(within?.lines ?? Infinity, within?.skip ?? (page - 1) * take, take);

/** The lines at a place with what the accounts held after each; all in one statement, so that it is exact. */
async function readLines(
  ctx: Context,
  asked: Asked,
  { period, within, whole }: Placed,
  { fromLast, skip, take }: FromEnd,
): Promise<Line[]> {
  const { descending = false, more = sql`true` } = asked;
  const days = within?.days ?? period;
  const ofStretch = { ...asked, more: within === undefined ? more : heldIn(within) };
  // the walk begins with what was last, and what was held then
  const isLate = fromLast !== descending;
  const walked: Asked = {
    ...ofStretch,
    descending: isLate,
    // as they were counted: what has come since would shift the page, or what was held at the late end
    ...(within !== undefined &&
      (fromLast || isLate) && { more: sql`${ofStretch.more} and p.id <= ${within.newest}::bigint` }),
  };
  const order = orderOf('y', isLate);
  const edge = isLate ? heldAfter(ctx, ofStretch, days, within) : heldBefore(ctx, ofStretch, days, within);
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
        select * from (${linesOf(ctx, walked, days, skip + take)}) as y
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

/** How many lines there are, up to so many. That there are more than are told stays so: none is taken back. */
async function countOf(ctx: Context, lines: RawBuilder<unknown>, most = TOTAL_CAP + 1): Promise<number> {
  const query = sql<{ count: number }>`
    select count(*)::int as count from (select from (${lines}) as y limit ${most}::bigint) as z`.compile(
    ctx.db,
  );
  const asked = JSON.stringify([query.sql, query.parameters]);
  if (isKnownCapped(asked)) return most;
  const { count } = (await ctx.db.executeQuery(query)).rows[0]!;
  if (count > TOTAL_CAP) cacheCapped(asked);
  return count;
}

/**
 * Of the days of a stretch those postings that hold its page. Of whole days nothing is said, and of one day
 * the numbers alone: where both are said, a plan expects so few that it takes an index without the numbers.
 */
function heldIn({ days: { from, to }, first, before }: Stretch): RawBuilder<unknown> {
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
 * What was asked for before and within a period, beside `tail`: by party where some are named, else by
 * account alone.
 */
export const standingOf = (ctx: Context, { selection, few }: Asked, period: Period): RawBuilder<unknown> =>
  isOfWholeAccounts(selection)
    ? accountStanding(ctx, period, selected(selection))
    : standing(ctx, period, selected(selection), few);

/** What parts with a currency and figures come to; in its currency only where there is one alone. */
const together = (parts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when count(distinct currency_id) = 1 then sum(balance) end as balance,
    coalesce(sum(balance_base), 0) as balance_base
  from (${parts}) as parts (currency_id, balance, balance_base)`;

/** What was held before the first of the lines of some days, or of the first block that holds the page. */
const heldBefore = (ctx: Context, asked: Asked, days: Period, { first }: Partial<Stretch> = {}) =>
  together(sql`
    select x.currency_id, x.opening, x.opening_base
    from (${standingOf(ctx, asked, days)}) x
    ${movedUntil(ctx, asked, days.from, first === 0 ? undefined : first)}`);

/**
 * What was held after the last of them. What has come since they were counted is not among the lines that are
 * read, and so is taken off.
 */
function heldAfter(ctx: Context, asked: Asked, days: Period, within: Stretch | undefined) {
  const before = within?.before ?? undefined;
  if (before !== undefined) return heldBefore(ctx, asked, { from: days.to, to: days.to }, { first: before });
  const newer = within && { ...asked, more: sql`${asked.more} and p.id > ${within.newest}::bigint` };
  return together(sql`
    select x.currency_id, x.opening + x.debit - x.credit, x.opening_base + x.debit_base - x.credit_base
    from (${standingOf(ctx, asked, days)}) x
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
 * What whole accounts moved on a day before a posting with which a block begins, beside other such parts: its
 * blocks, and what the journal's tail adds to them.
 */
const movedUntil = (ctx: Context, { selection }: Asked, day: string, posting: number | undefined) =>
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
