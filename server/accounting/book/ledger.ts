import { sql, type RawBuilder } from 'kysely';
import type { ledger, ledgerSummary } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { add, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import type { Handler } from '#kernel/route.ts';
import { partyOf } from '../ledger/party-of.ts';
import { findStretch, isOfWholeAccounts, type Stretch } from './ledger-stretch.ts';
import { pageFrom, placeOf } from './page-from.ts';
import { statutory } from '../ledger/sides.ts';
import { accountStanding, documentsOf, selected, selectionOf, standing, type Selection } from './standing.ts';
import { tailSides } from '../statistic/account-sums.ts';
import { isWithin, periodOf, type Period } from '../statistic/period-of.ts';

type Line = RowOf<typeof ledger>;

/** Of so many accounts each is walked along by itself, of more the journal. A test sets it low. */
export const ledgerLimits = { few: 200 };

/** Which lines are asked for, and of which accounts where those are few. */
interface Asked {
  selection: Selection;
  few: number[] | undefined;
  more?: RawBuilder<unknown>;
  descending?: boolean;
}

/** The accounts of a selection; undefined where they are many. */
async function fewAccounts(ctx: Context, selection: Selection): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select l.id
    from ledger_accounts l
    join accounts a on a.id = l.account_id
    where l.organization_id = ${ctx.organizationId} and ${selected(selection)}
    limit ${ledgerLimits.few + 1}`.execute(ctx.db);
  return rows.length > ledgerLimits.few ? undefined : rows.map(({ id }) => id);
}

const orderOf = (of: 'p' | 'y', descending: boolean): RawBuilder<unknown> => {
  const way = descending ? sql` desc` : sql``;
  return sql`${sql.ref(`${of}.voucher_date`)}${way}, ${sql.ref(`${of}.id`)}${way}`;
};

/**
 * Both sides of the postings of a period that are sides of the accounts asked for; the `most` first of each
 * walk are enough for the `most` first of all.
 */
function linesOf(
  ctx: Context,
  { selection, few, more = sql`true`, descending = false }: Asked,
  period: Period,
  most?: number,
): RawBuilder<unknown> {
  const first =
    most === undefined ? sql`` : sql` order by ${orderOf('p', descending)} limit ${sql.lit(most)}`;
  if (few === undefined && most === undefined)
    return sql`
      select p.id * 2 + s.turn as id, p.voucher_date, p.transaction_id, l.id as own, s.counter, l.currency_id,
        s.debit, s.credit, s.debit_base, s.credit_base
      from ledger_postings p
      cross join lateral (
        values (0, p.to_account_id, p.from_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
          (1, p.from_account_id, p.to_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)
      ) as s (turn, own, counter, debit, credit, debit_base, credit_base)
      join ledger_accounts l on l.id = s.own
      join accounts a on a.id = l.account_id
      where p.organization_id = ${ctx.organizationId}
        and ${isWithin(sql`p.voucher_date`, period)} and ${more} and ${selected(selection)}`;
  const side = (own: string, counter: string, turn: number) => {
    const amounts = [
      sql`p.${sql.ref(own === 'to_account_id' ? 'to_amount' : 'from_amount')}`,
      sql`0::numeric`,
    ];
    const bases = [sql`p.amount_base`, sql`0::numeric`];
    const [debit, credit] = turn === 0 ? amounts : amounts.toReversed();
    const [debitBase, creditBase] = turn === 0 ? bases : bases.toReversed();
    const lines = sql`select p.id * 2 + ${sql.lit(turn)} as id, p.voucher_date, p.transaction_id, l.id as own,
        p.${sql.ref(counter)} as counter, l.currency_id, ${debit} as debit, ${credit} as credit,
        ${debitBase} as debit_base, ${creditBase} as credit_base`;
    const within = sql`${isWithin(sql`p.voucher_date`, period)} and ${more}`;
    if (few !== undefined)
      return sql`(select one.*
        from ledger_accounts l
        cross join lateral (
          ${lines} from ledger_postings p where p.${sql.ref(own)} = l.id and ${within}${first}) as one
        where l.id = any(${few}::bigint[]))`;
    return sql`(${lines}
      from ledger_postings p
      join ledger_accounts l on l.id = p.${sql.ref(own)}
      join accounts a on a.id = l.account_id
      where p.organization_id = ${ctx.organizationId} and ${within} and ${selected(selection)}${first})`;
  };
  return sql`${side('to_account_id', 'from_account_id', 0)}
    union all ${side('from_account_id', 'to_account_id', 1)}`;
}

const JOINS = sql`join transactions t on t.id = y.transaction_id
  join ledger_accounts o on o.id = y.own
  join accounts oa on oa.id = o.account_id
  join ledger_accounts c on c.id = y.counter
  join accounts ca on ca.id = c.account_id`;

/** What was asked for before and within a period, beside `tail`: by party where some are named, else by account alone. */
const standingOf = (ctx: Context, { selection, few }: Asked, period: Period): RawBuilder<unknown> =>
  isOfWholeAccounts(selection)
    ? accountStanding(ctx, period, selected(selection))
    : standing(ctx, period, selected(selection), few);

/**
 * Of the days of a stretch those postings that hold its page. Of whole days nothing is said: the plan would
 * take them for few postings, and read those of everybody.
 */
const heldIn = ({ days: { from, to }, first, before }: Stretch): RawBuilder<unknown> =>
  first === 0 && before === null
    ? sql`true`
    : sql`
      (p.voucher_date, p.id) >= (${from}::date, ${first}::bigint)
      and (p.voucher_date, p.id) < (${to}::date, coalesce(${before}::bigint, ${sql.raw(MOST)}))`;
/** The same lines from their end on, without those that have come since they were counted. */
const fromItsEnd = ({ more = sql`true`, descending = false, ...asked }: Asked, within?: Stretch): Asked => ({
  ...asked,
  descending: !descending,
  more: within === undefined ? more : sql`${more} and p.id <= ${within.newest}::bigint`,
});

/** Beyond the number of any posting. */
const MOST = '9223372036854775807';

/**
 * What whole accounts moved on a day before a posting with which a block begins: its blocks, and what the
 * journal's tail adds to them.
 */
const movedInBlocks = (ctx: Context, { selection }: Asked, day: string, first: number) => sql`
  select l.currency_id, l.debit - l.credit, l.debit_base - l.credit_base
  from account_blocks l
  join accounts a on a.id = l.account_id
  where l.organization_id = ${ctx.organizationId} and l.day = ${day}::date and l.first_id < ${first}::bigint
    and ${selected(selection)}
  union all
  select l.currency_id, l.debit - l.credit, l.debit_base - l.credit_base
  from tail l
  join accounts a on a.id = l.account_id
  where l.day = ${day}::date and l.posting_id < ${first}::bigint and ${selected(selection)}`;

/** Where lines of a page stand: on days that hold them, and whether later ones are fewer there. */
interface Standing {
  within: Stretch | undefined;
  isLate: boolean;
}

/**
 * What was asked for held before a line: at the beginning of its day, and what that day brought until then;
 * or at the end of the day, without what it has brought from then on.
 */
async function heldBefore(
  ctx: Context,
  asked: Asked,
  { id, voucher_date: day }: Line,
  { within, isLate }: Standing,
): Promise<{ balance: Decimal | null; balance_base: Decimal }> {
  const onDay = { from: day, to: day };
  // else something was posted meanwhile
  const first = within?.days.from === day ? within.first : 0;
  const posting = sql`${Math.floor(id / 2)}::bigint`;
  const fromEnd = isLate && !isOfWholeAccounts(asked.selection);
  const side = fromEnd
    ? { more: sql`p.id >= ${posting}`, such: sql`e.id >= ${id}`, sign: sql`-` }
    : { more: sql`p.id >= ${first}::bigint and p.id <= ${posting}`, such: sql`e.id < ${id}`, sign: sql`` };
  const moved = (of: 'debit' | 'debit_base', to: 'credit' | 'credit_base') =>
    fromEnd ? sql` + x.${sql.ref(of)} - x.${sql.ref(to)}` : sql``;
  const {
    rows: [row],
  } = await sql<{ balance: Decimal | null; balance_base: Decimal }>`
    with ${tailSides(ctx)}
    select case when count(distinct currency_id) = 1 then sum(balance) end as balance,
      sum(balance_base) as balance_base
    from (
      select x.currency_id, x.opening${moved('debit', 'credit')} as balance,
        x.opening_base${moved('debit_base', 'credit_base')} as balance_base
      from (${standingOf(ctx, asked, onDay)}) x
      ${first === 0 ? sql`` : sql`union all ${movedInBlocks(ctx, asked, day, first)}`}
      union all
      select e.currency_id, ${side.sign}(e.debit - e.credit), ${side.sign}(e.debit_base - e.credit_base)
      from (${linesOf(ctx, { ...asked, more: side.more }, onDay)}) e
      where ${side.such}) as held`.execute(ctx.db);
  return row!;
}

/** Puts what the accounts hold after each line on the lines of a page, which follow each other. */
async function withBalances(ctx: Context, asked: Asked, lines: Line[], standing: Standing): Promise<void> {
  const inOrder = asked.descending ? lines.toReversed() : lines;
  if (inOrder[0] === undefined) return;
  let { balance, balance_base } = await heldBefore(ctx, asked, inOrder[0], standing);
  for (const line of inOrder) {
    balance = balance === null ? null : subtract(add(balance, line.debit), line.credit);
    balance_base = subtract(add(balance_base, line.debit_base), line.credit_base);
    Object.assign(line, { balance, balance_base });
  }
}

/** Vouchers that close months are left out, and with them what takes one back. */
const withoutClosings = sql`p.kind <> 'closing'
  and (p.kind <> 'reversal' or not exists (
    select from transactions r
    join transactions c on c.id = r.reverses_id and c.type_id = 'closing'
    where r.id = p.transaction_id))`;

/**
 * Lines of accounts, a party, a fund or a bank account with what they hold after each: what was held before
 * the first line of a page comes from the sums of days, so that no page costs more than another.
 */
export const listLedger: Handler<typeof ledger> = async (ctx, { list }) => {
  const selection = selectionOf(list);
  const descending = list.sort[0]?.descending === true;
  const withoutClosing = list.filters.closing?.[0] === 'false';
  const few = await fewAccounts(ctx, selection);
  const period = periodOf(list.between.voucher_date);
  const within = withoutClosing
    ? undefined
    : await findStretch(ctx, { selection, few, descending }, period, list);
  const asked: Asked = {
    ...{ selection, descending, few: within?.dense === true ? undefined : few },
    ...(withoutClosing && { more: withoutClosings }),
  };
  const ofStretch: Asked = within === undefined ? asked : { ...asked, more: heldIn(within) };
  const days = within?.days ?? period;
  const { end } = placeOf(within, list.page, list.per_page);
  const page = await pageFrom<Line>(ctx, list, {
    rows: linesOf(ctx, ofStretch, days),
    nearest: (from, most) =>
      linesOf(
        ctx,
        from === 'first' ? ofStretch : fromItsEnd(ofStretch, within),
        days,
        // the journal itself is read between two of its postings, which are few
        asked.few === undefined && within !== undefined ? undefined : most,
      ),
    within,
    select: sql`y.id, y.voucher_date, y.transaction_id, t.code_ref, t.type_id, t.description,
      ${statutory(sql`oa.code`)} as account, ${partyOf('o')} as party,
      ${statutory(sql`ca.code`)} as counter_account, ${partyOf('c')} as counter_party, y.currency_id,
      y.debit, y.credit, y.debit_base, y.credit_base, null::numeric as balance,
      null::numeric as balance_base, ${documentsOf} as documents`,
    joins: JOINS,
    order: { first: orderOf('y', descending), last: orderOf('y', !descending) },
  });
  if (!withoutClosing)
    await withBalances(ctx, asked, page.data, { within, isLate: (end === 'last') !== descending });
  return page;
};

/** What such lines begin and end with. */
export const readLedgerSummary: Handler<typeof ledgerSummary> = async (ctx, { query }) => {
  const period = periodOf({ start: query.from, end: query.to }, 'from');
  const selection: Selection = {
    accounts: query.account?.split(','),
    partyTypes: listed(query.party_type),
    partyIds: listed(query.party_id),
    currencies: listed(query.currency_id),
  };
  const few = await fewAccounts(ctx, selection);
  const { rows } = await sql<Record<'currency_id' | Figure | `${Figure}_base`, string>>`
    with ${tailSides(ctx)}
    select x.currency_id, sum(x.opening) as opening, sum(x.debit) as debit, sum(x.credit) as credit,
      sum(x.opening + x.debit - x.credit) as closing, sum(x.opening_base) as opening_base,
      sum(x.debit_base) as debit_base, sum(x.credit_base) as credit_base,
      sum(x.opening_base + x.debit_base - x.credit_base) as closing_base
    from (${standingOf(ctx, { selection, few }, period)}) x
    group by 1
    order by 1`.execute(ctx.db);
  const total = (name: Figure) => add('0', ...rows.map((row) => row[`${name}_base`]));
  return {
    opening_base: total('opening'),
    debit_base: total('debit'),
    credit_base: total('credit'),
    closing_base: total('closing'),
    currencies: rows.map(({ currency_id, opening, debit, credit, closing }) => ({
      ...{ currency_id, opening, debit, credit, closing },
    })),
  };
};

const listed = <Value>(value: Value | undefined): Value[] | undefined =>
  value === undefined ? undefined : [value];

type Figure = 'opening' | 'debit' | 'credit' | 'closing';
