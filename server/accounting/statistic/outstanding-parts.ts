// Who owes what among so many parties that to sum all of them up for one page would take longer than
// everything else: each order is walked along the balances of accounts, those who owe before those who only
// hold something, these before those who are only asked for something, and no further than to the page's end.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { businessDay } from '#kernel/business-day.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { accountOf, type Held } from '../ledger/balances-of-parties.ts';
import { isFar, type Part } from './keys-of-parts.ts';
import type { PartyType } from './parties.ts';

/** Today, worked out once and not for every lot: zones of time are dear. */
export const oneDay = sql`(select ${businessDay})`;

type Earlier = readonly ('wallet' | 'debt' | 'asked')[];

/** What is asked in parts. */
export interface Asked {
  type: PartyType;
  descending: boolean;
  /** Rows `alias` of accounts or charges that may be told; of many their parties are `among` such. */
  seen: (alias: string, among?: RawBuilder<unknown>) => Condition;
}

export const inOrder = ({ descending }: Asked, columns: readonly string[]) =>
  sql.join(columns.map((column) => (descending ? sql`${sql.ref(column)} desc` : sql.ref(column))));

const isAsked = ({ type, seen }: Asked) => sql`${isOpen(type)} and c.unsolved <> 0 and ${seen('c')}`;
/** What is asked of each party and not on debt, of such charges; they stand together, party by party. */
const askedOf = (asked: Asked, such: Condition = sql<SqlBool>`true`) => sql`
  select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
  from charges c
  where ${such} and ${isAsked(asked)}
  group by 1, 2`;
/** The same summed once for all parts that need it (`given`), and of whom it is not nothing. */
export const ASKED = sql`asked_of_each`;
export const askedOnce = (asked: Asked) => sql`${ASKED} as materialized (${askedOf(asked)})`;
/**
 * Of whom it is not nothing, party by party, as far as it is read: of all who owe nothing, and of nobody else
 * whole. Whoever has a charge on debt owes something (rules B-3 and B-4 of the audit), so that those charges
 * need not be summed to find who is asked alone.
 */
const askedOfAny = (asked: Asked) =>
  sql`${askedOf(asked, sql<SqlBool>`c.outstanding = 0`)} having sum(c.unsolved) <> 0`;

/** True of rows `k` whose party and currency are among keys: all of those are read, and each row costs nothing. */
export const isAmong = (keys: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`coalesce((k.party_id, k.currency_id) in (${keys}), false)`;
/** The same one by one, which is less where few rows are read. */
export const isThere = (rows: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(select count(*) > 0 from (${rows} limit 1) as other)`;

/** Accounts `e` of a kind that hold something. */
export const othersOf = ({ type }: Asked, held: Held) => sql`from ledger_accounts e
  where e.party_type = ${sql.lit(type)} and e.account_id = ${accountOf(type, held)} and e.balance_rank <> 0`;
export const sameParty = sql`e.party_id = k.party_id and e.currency_id = k.currency_id`;

/** True of a row `k` whose party is in one of these parts. */
const isInAny =
  (asked: Asked, parts: Earlier) =>
  (most: number): Condition => {
    const isIn = (part: Earlier[number]): Condition => {
      // what is asked of all is summed in any case
      if (part === 'asked')
        return isAmong(sql`select party_id, currency_id from ${ASKED} where unsolved <> 0`);
      const others = othersOf(asked, part);
      return isFar(most)
        ? isAmong(sql`select e.party_id, e.currency_id ${others}`)
        : isThere(sql`select ${others} and ${sameParty}`);
    };
    return sql<SqlBool>`(${sql.join(parts.map(isIn), sql` or `)})`;
  };

/** Accounts `k` of a kind that hold something, whoever may see them. */
const accounts = ({ type }: Asked, held: Held): Condition => sql<SqlBool>`(k.party_type = ${sql.lit(type)}
  and k.account_id = ${accountOf(type, held)} and k.balance_rank <> 0)`;
/** The same that may be told; whose they are is asked one by one where few are wanted. */
const holders = (asked: Asked, held: Held, most = 0): Condition => {
  const all = accounts(asked, held);
  const among = isFar(most) ? sql`select k.party_id from ledger_accounts k where ${all}` : undefined;
  return both([all, asked.seen('k', among)])!;
};

/**
 * At least as many as there are rows, told by indexes alone: whoever holds, owes and is asked for something
 * is told three times.
 */
export const atMost = (asked: Asked) => sql`
  select from ledger_accounts k where ${holders(asked, 'wallet')}
  union all select from ledger_accounts k where ${holders(asked, 'debt')}
  union all select from charges c where ${isAsked(asked)}`;

/** The same, told by the index of balances before any account is fetched: of all that it has few are such. */
export const told = (asked: Asked, held: Held, such: Condition) => sql`(
    select k.organization_id, k.account_id, k.party_type, k.party_id, k.currency_id
    from ledger_accounts k
    where ${both([holders(asked, held, Infinity), such])}
    offset 0) as t
  join ledger_accounts k using (organization_id, account_id, party_type, party_id, currency_id)`;

/** What narrows the accounts of a part: what they hold, or what the index of balances tells of their parties. */
interface Narrowed {
  without?: Earlier;
  such?: Condition;
  ofSuch?: (most: number) => Condition;
  /** Such accounts are met late. */
  isLate?: boolean;
}

/** By what an account holds. */
export const byBalance = (
  asked: Asked,
  held: Held,
  { without, such, ofSuch, isLate }: Narrowed = {},
): Part => ({
  keys: (most) => sql`
    select k.party_id, k.currency_id
    from ${
      ofSuch !== undefined && isFar(most)
        ? told(asked, held, ofSuch(most))
        : sql`ledger_accounts k where ${both([holders(asked, held, most), such, ofSuch?.(most)])}`
    }`,
  order: inOrder(asked, ['k.balance_rank', 'k.balance', 'k.party_id', 'k.currency_id']),
  ...(without && { isEarlier: isInAny(asked, without) }),
  // what they hold exactly no index tells
  ...(such === undefined && {
    ranked: {
      ranks: (most, isEarlier) => sql`
        select k.balance_rank as rank, k.organization_id, k.party_id, k.currency_id
        from ledger_accounts k
        where ${both([holders(asked, held, most), ofSuch?.(most)])!} and not ${isEarlier}`,
      accounts: accounts(asked, held),
      order: inOrder(asked, ['held', 'party_id', 'currency_id']),
      descending: asked.descending,
      isLate,
    },
  }),
});

/** Those who are asked for something and neither hold nor owe anything, one after the other. */
const onlyAsked = (asked: Asked): Part => ({
  keys: () => sql`select k.party_id, k.currency_id from (${askedOfAny(asked)}) as k`,
  order: inOrder(asked, ['k.party_id', 'k.currency_id']),
  isEarlier: isInAny(asked, ['wallet', 'debt']),
});

/** Those of whom such is asked, in no order but their own, without who holds or owes anything. */
export const asking = (asked: Asked, such: Condition): Part => ({
  keys: () => sql`select k.party_id, k.currency_id from ${ASKED} as k where ${such}`,
  order: inOrder(asked, ['k.party_id', 'k.currency_id']),
  isEarlier: isInAny(asked, ['wallet', 'debt']),
});

/** By what is asked of them, which is summed for all. */
export const byAsked = (asked: Asked, such: Condition): Part => ({
  keys: () => sql`
    select k.party_id, k.currency_id
    from ${ASKED} as k
    where ${such}`,
  order: inOrder(asked, ['k.unsolved', 'k.party_id', 'k.currency_id']),
});

/** What is not due yet of everybody's debt. */
const notDue = (asked: Asked) => sql`
  select l.party_id, l.currency_id, sum(l.amount - l.repaid) as not_due
  from debt_lots l
  where ${isOpenDebt(asked.type)} and ${asked.seen('l')} and l.payment_due_date >= ${oneDay}
  group by 1, 2`;

/** What of such accounts is late: all but what is not due yet. */
const late = (accounts: RawBuilder<unknown>) => sql`
  select k.party_id, k.currency_id, k.balance, k.balance - coalesce(n.not_due, 0) as overdue
  from (${accounts}) as k
  left join not_due n using (party_id, currency_id)`;

const debtors = (asked: Asked, such?: Condition) => sql`
  select k.party_id, k.currency_id, k.balance from ledger_accounts k
  where ${both([holders(asked, 'debt'), such])}`;

export const byLate = (
  asked: Asked,
  columns: readonly string[],
  such: Condition = sql<SqlBool>`true`,
): Part => ({
  keys: () => sql`
    with not_due as (${notDue(asked)})
    select k.party_id, k.currency_id
    from (${late(debtors(asked))}) as k
    where ${such}`,
  order: inOrder(asked, [...columns, 'k.party_id', 'k.currency_id']),
});

/** Of so many times the rows wanted, by what they owe, those that are wanted are most often some. */
const TIMES = 4;
/**
 * By what is late of them, most first: nobody is late with more than they owe, so that those who owe less
 * than as many others are late with need not be looked at.
 */
const byMostLate = (asked: Asked): Part => ({
  keys: (most) => sql`
    with not_due as materialized (${notDue(asked)}),
    best as (
      select k.overdue
      from (${late(sql`${debtors(asked)} order by k.balance_rank desc limit ${sql.lit(TIMES * most)}`)}) as k
      order by k.overdue desc
      limit ${sql.lit(most)}),
    least as materialized (
      select case when count(*) = ${sql.lit(most)} then rank_of(min(overdue)) else '-Infinity' end as rank
      from best)
    select k.party_id, k.currency_id
    from (${late(debtors(asked, sql<SqlBool>`k.balance_rank >= (select rank from least)`))}) as k`,
  order: inOrder(asked, ['k.overdue', 'k.balance', 'k.party_id', 'k.currency_id']),
});

/** Keys of whoever holds or owes anything. */
const allHolders = (asked: Asked) => sql`
  select k.party_id, k.currency_id from ledger_accounts k where ${holders(asked, 'wallet')}
  union all select k.party_id, k.currency_id from ledger_accounts k where ${holders(asked, 'debt')}`;

/** By name: who has anything at all is known first, and then people are met in the order of their names. */
const byName = (asked: Asked, table: 'users' | 'suppliers'): Part => ({
  keys: () => sql`
    select x.id as party_id, y.id as currency_id
    from ${sql.table(table)} x
    cross join currencies y
    where coalesce((x.id, y.id) in (
      ${allHolders(asked)} union all select party_id, currency_id from (${askedOfAny(asked)}) as k), false)`,
  order: inOrder(asked, ['x.name', 'x.id', 'y.id']),
});

/**
 * By what is left of the wallets of those who hold more than they owe, or, ascending, by what those owe
 * beyond it who owe more. Most are in one of the two alone: who is in both can only stand before the last of
 * them where at least as much is there to begin with.
 */
const byNet = (asked: Asked): Part => {
  const [own, other]: [Held, Held] = asked.descending ? ['wallet', 'debt'] : ['debt', 'wallet'];
  const keys = inOrder(asked, ['party_id', 'currency_id']);
  const isNear = sql<SqlBool>`k.balance_rank >= (select rank from least)`;
  const inBoth = (most: number) =>
    isFar(most)
      ? told(asked, own, both([isNear, isInAny(asked, [other])(most)])!)
      : sql`(select * from ledger_accounts k where ${holders(asked, own)} and ${isNear}) as k`;
  return {
    keys: (most) => sql`
    with near as materialized (
      select k.party_id, k.currency_id, k.balance as beyond
      from ledger_accounts k
      where ${holders(asked, own)} and not ${isInAny(asked, [other])(most)}
      order by k.balance_rank desc, k.balance desc, ${inOrder(asked, ['k.party_id', 'k.currency_id'])}
      limit ${sql.lit(most)}),
    least as (
      select case when count(*) = ${sql.lit(most)} then rank_of(min(beyond)) else 0 end as rank from near)
    select party_id, currency_id
    from (
      select * from near
      union all
      select k.party_id, k.currency_id, k.balance - e.balance
      from ${inBoth(most)}
      cross join lateral (
        select e.balance ${othersOf(asked, other)} and ${sameParty} limit 1) as e) as k
    where beyond > 0`,
    order: sql`beyond desc, ${keys}`,
    // far fewer owe than hold: to read all of them takes less than to pass by those of a long page in order
    ...(!asked.descending && {
      ranked: {
        ranks: (most) => netRanks(asked, [own, other], most),
        accounts: accounts(asked, own),
        order: sql`held desc, ${keys}`,
        descending: true,
        someHeld: true,
      },
    }),
  };
};

/**
 * The same by ranks. Who is in both is asked what is left only where the ranks of the two leave it open that
 * anything is, and enough.
 */
const netRanks = (asked: Asked, [own, other]: [Held, Held], most: number): RawBuilder<unknown> => sql`
  with sides as materialized (
    select k.balance_rank as rank, k.organization_id, k.party_id, k.currency_id, e.balance_rank as other
    from ledger_accounts k
    left join (select e.balance_rank, e.party_id, e.currency_id ${othersOf(asked, other)}) as e
      on ${sameParty}
    where ${holders(asked, own, most)}),
  least as materialized (
    select coalesce(max(rank), 0) as rank
    from (
      select rank, sum(count(*)) over (order by rank desc) as upto
      from sides
      where other is null
      group by rank) as counted
    where upto >= ${sql.lit(most)})
  select rank, organization_id, party_id, currency_id, null::numeric as held
  from sides
  where other is null and rank >= (select rank from least)
  union all
  select rank_of(held), organization_id, party_id, currency_id, held
  from (
    select s.*, k.balance - e.balance as held
    from sides s
    cross join lateral (
      select k.balance from ledger_accounts k
      where ${accounts(asked, own)} and k.organization_id = s.organization_id
        and k.party_id = s.party_id and k.currency_id = s.currency_id
      limit 1) as k
    cross join lateral (
      select e.balance ${othersOf(asked, other)} and e.party_id = s.party_id and e.currency_id = s.currency_id
      limit 1) as e
    where s.rank >= s.other and s.rank >= (select rank from least)) as s
  where held > 0`;

/** A part without the rows of all before it, where those are read before it. */
export const following = ({ descending }: Asked, part: Part): Part => ({ ...part, follows: descending });

/** The parts of each order, as it descends. */
export const orders: Record<string, (asked: Asked) => readonly Part[]> = {
  outstanding: (asked) => [
    byBalance(asked, 'debt'),
    following(asked, byBalance(asked, 'wallet', { without: ['debt'] })),
    following(asked, onlyAsked(asked)),
  ],
  wallet_balance: (asked) => [
    byBalance(asked, 'wallet'),
    following(asked, byBalance(asked, 'debt', { without: ['wallet'] })),
    following(asked, onlyAsked(asked)),
  ],
  unsolved: (asked) => [
    byAsked(asked, sql<SqlBool>`k.unsolved > 0`),
    byBalance(asked, 'wallet', { without: ['asked'] }),
    byBalance(asked, 'debt', { without: ['wallet', 'asked'] }),
    byAsked(asked, sql<SqlBool>`k.unsolved < 0`),
  ],
  overdue: (asked) => [
    asked.descending ? byMostLate(asked) : byLate(asked, ['k.overdue', 'k.balance']),
    following(asked, byBalance(asked, 'wallet', { without: ['debt'] })),
    following(asked, onlyAsked(asked)),
  ],
  net: (asked) => [byNet(asked)],
  name: (asked) => [byName(asked, asked.type === 'user' ? 'users' : 'suppliers')],
};
