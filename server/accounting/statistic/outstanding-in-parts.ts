// Who owes what among so many parties that to sum all of them up for one page would take longer than
// everything else: each order is walked along the balances of accounts, those who owe before those who only
// hold something, these before those who are only asked for something, and no further than to the page's end.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { TOTAL_CAP, type ListQuery, type Range } from '@hakobu/contract/kernel/list.ts';
import { businessDay } from '#kernel/business-day.ts';
import { within } from '#kernel/list/conditions.ts';
import { listLimits } from '#kernel/list/list-limits.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { accountOf, type Held } from '../ledger/balances-of-parties.ts';
import type { Part } from './keys-of-parts.ts';
import type { PartyType } from './parties.ts';

/** Today, worked out once and not for every lot: zones of time are dear. */
export const oneDay = sql`(select ${businessDay})`;

type Earlier = readonly ('wallet' | 'debt' | 'asked')[];

/** What is asked in parts. */
export interface Asked {
  type: PartyType;
  descending: boolean;
  /** Rows `alias` of accounts or charges that may be told. */
  seen: (alias: string) => Condition;
}

const inOrder = ({ descending }: Asked, columns: readonly string[]) =>
  sql.join(columns.map((column) => (descending ? sql`${sql.ref(column)} desc` : sql.ref(column))));

const isAsked = ({ type, seen }: Asked) => sql`${isOpen(type)} and c.unsolved <> 0 and ${seen('c')}`;
/** What is asked of each party and not on debt; such charges stand together, party by party. */
const askedOf = (asked: Asked) => sql`
  select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
  from charges c
  where ${isAsked(asked)}
  group by 1, 2`;
/** The same where it is not nothing. */
const askedOfAny = (asked: Asked) => sql`${askedOf(asked)} having sum(c.unsolved) <> 0`;

/** True of rows `k` whose party and currency are among keys: all of those are read, and each row costs nothing. */
const isAmong = (keys: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`coalesce((k.party_id, k.currency_id) in (${keys}), false)`;
/** The same one by one, which is less where few rows are read. */
const isThere = (rows: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(select count(*) > 0 from (${rows} limit 1) as other)`;
const isFar = (most: number): boolean => most > listLimits.far;

/** Accounts `e` of a kind that hold something. */
const othersOf = ({ type }: Asked, held: Held) => sql`from ledger_accounts e
  where e.party_type = ${sql.lit(type)} and e.account_id = ${accountOf(type, held)} and e.balance_rank <> 0`;
const sameParty = sql`e.party_id = k.party_id and e.currency_id = k.currency_id`;

/** True of a row `k` whose party is in one of these parts. */
const isInAny =
  (asked: Asked, parts: Earlier) =>
  (most: number): Condition => {
    const isIn = (part: Earlier[number]): Condition => {
      // what is asked of all is summed in any case
      if (part === 'asked')
        return isAmong(sql`select party_id, currency_id from (${askedOfAny(asked)}) as u`);
      const others = othersOf(asked, part);
      return isFar(most)
        ? isAmong(sql`select e.party_id, e.currency_id ${others}`)
        : isThere(sql`select ${others} and ${sameParty}`);
    };
    return sql<SqlBool>`(${sql.join(parts.map(isIn), sql` or `)})`;
  };

/** Accounts `k` of a kind that hold something. */
const holders = (
  { type, seen }: Asked,
  held: Held,
): Condition => sql<SqlBool>`(k.party_type = ${sql.lit(type)}
  and k.account_id = ${accountOf(type, held)} and k.balance_rank <> 0 and ${seen('k')})`;

/** By what an account holds. */
const byBalance = (
  asked: Asked,
  held: Held,
  { without, such }: { without?: Earlier; such?: (most: number) => Condition } = {},
): Part => ({
  keys: (most) => sql`
    select k.party_id, k.currency_id
    from ledger_accounts k
    where ${both([holders(asked, held), such?.(most)])}`,
  order: inOrder(asked, ['k.balance_rank', 'k.balance', 'k.party_id', 'k.currency_id']),
  ...(without && { isEarlier: isInAny(asked, without) }),
});

/** Those who are asked for something and neither hold nor owe anything, one after the other. */
const onlyAsked = (asked: Asked): Part => ({
  keys: () => sql`select k.party_id, k.currency_id from (${askedOfAny(asked)}) as k`,
  order: inOrder(asked, ['k.party_id', 'k.currency_id']),
  isEarlier: isInAny(asked, ['wallet', 'debt']),
});

/** By what is asked of them, which is summed for all. */
const byAsked = (asked: Asked, such: Condition): Part => ({
  keys: () => sql`
    select k.party_id, k.currency_id
    from (${askedOf(asked)}) as k
    where ${such}`,
  order: inOrder(asked, ['k.unsolved', 'k.party_id', 'k.currency_id']),
});

/** What is late of everybody who owes anything: all but what is not due yet. */
const late = (asked: Asked) => sql`
  select k.party_id, k.currency_id, k.balance, k.balance - coalesce(n.not_due, 0) as overdue
  from ledger_accounts k
  left join (
    select l.party_id, l.currency_id, sum(l.amount - l.repaid) as not_due
    from debt_lots l
    where ${isOpenDebt(asked.type)} and ${asked.seen('l')} and l.payment_due_date >= ${oneDay}
    group by 1, 2) as n using (party_id, currency_id)
  where ${holders(asked, 'debt')}`;

const byLate = (asked: Asked, columns: readonly string[], such: Condition = sql<SqlBool>`true`): Part => ({
  keys: () => sql`
    select k.party_id, k.currency_id
    from (${late(asked)}) as k
    where ${such}`,
  order: inOrder(asked, [...columns, 'k.party_id', 'k.currency_id']),
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
  const owed = sql`select e.party_id, e.currency_id, e.balance ${othersOf(asked, other)}`;
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
      from ledger_accounts k
      join ${isFar(most) ? sql`(${owed})` : sql`lateral (${owed} and ${sameParty} limit 1)`} as e
        on ${sameParty}
      where ${holders(asked, own)} and k.balance_rank >= (select rank from least)) as k
    where beyond > 0`,
    order: sql`beyond desc, ${inOrder(asked, ['party_id', 'currency_id'])}`,
  };
};

/** The parts of each order, as it descends. */
const orders: Record<string, (asked: Asked) => readonly Part[]> = {
  outstanding: (asked) => [
    byBalance(asked, 'debt'),
    byBalance(asked, 'wallet', { without: ['debt'] }),
    onlyAsked(asked),
  ],
  wallet_balance: (asked) => [
    byBalance(asked, 'wallet'),
    byBalance(asked, 'debt', { without: ['wallet'] }),
    onlyAsked(asked),
  ],
  unsolved: (asked) => [
    byAsked(asked, sql<SqlBool>`k.unsolved > 0`),
    byBalance(asked, 'wallet', { without: ['asked'] }),
    byBalance(asked, 'debt', { without: ['wallet', 'asked'] }),
    byAsked(asked, sql<SqlBool>`k.unsolved < 0`),
  ],
  overdue: (asked) => [
    byLate(asked, ['k.overdue', 'k.balance']),
    byBalance(asked, 'wallet', { without: ['debt'] }),
    onlyAsked(asked),
  ],
  net: (asked) => [byNet(asked)],
  name: (asked) => [byName(asked, asked.type === 'user' ? 'users' : 'suppliers')],
};

/** Balances of accounts within a range, which their index knows to two digits. */
function balanced(range: Range, alias = 'k'): Condition {
  const rank = sql.ref(`${alias}.balance_rank`);
  return both([
    within('decimal', `${alias}.balance`, range),
    sql<SqlBool>`${rank} >= rank_of(${range.start}::numeric)`,
    range.end === undefined ? undefined : sql<SqlBool>`${rank} <= rank_of(${range.end}::numeric)`,
  ])!;
}

/** Those who are asked for so much: who owes anything by that, the others by what their wallets hold. */
const askedFor = (asked: Asked, range: Range): readonly Part[] =>
  [
    { such: sql<SqlBool>`d.balance is not null`, by: sql`d.balance`, joins: sql`` },
    {
      such: sql<SqlBool>`d.balance is null`,
      by: sql`coalesce(w.balance, 0)`,
      joins: sql`left join ledger_accounts w on w.party_id = u.party_id and w.currency_id = u.currency_id
        and w.party_type = ${sql.lit(asked.type)} and w.balance_rank <> 0
        and w.account_id = ${accountOf(asked.type, 'wallet')}`,
    },
  ].map(({ such, by, joins }): Part => ({
    keys: () => sql`
        select k.party_id, k.currency_id
        from (
          select u.party_id, u.currency_id, ${by} as sum
          from (${askedOf(asked)} having ${within('decimal', sql`sum(c.unsolved)`, range)}) as u
          left join (select k.party_id, k.currency_id, k.balance from ledger_accounts k
            where ${holders(asked, 'debt')}) as d using (party_id, currency_id)
          ${joins}
          where ${such}) as k`,
    order: inOrder(asked, ['k.sum', 'k.party_id', 'k.currency_id']),
  }));

/** The wallet of the party of an account `k` holds so much. */
function holdingToo(asked: Asked, range: Range, most: number): Condition {
  const others = sql`${othersOf(asked, 'wallet')} and ${balanced(range, 'e')}`;
  // those within both ends are few, and so would be met late
  return isFar(most) || range.end !== undefined
    ? isAmong(sql`select e.party_id, e.currency_id ${others}`)
    : isThere(sql`select ${others} and ${sameParty}`);
}

/** What is read of a list: its parts in order; keys `most` of its rows have, or all, else `all` of them. */
export interface InParts {
  parts: readonly Part[];
  most: RawBuilder<unknown>;
  all?: RawBuilder<unknown>;
  /** Parts are met late, so that of few rows all are worked out as soon. */
  late?: boolean;
}

/** Of the order by what is owed, the parts whose rows may lie in a range that begins above nothing. */
const ranges: Record<string, (asked: Asked, range: Range) => InParts> = {
  outstanding: (asked, range) => alone(byBalance(asked, 'debt', { such: () => balanced(range) })),
  overdue: (asked, range) => alone(byLate(asked, ['k.balance'], within('decimal', 'k.overdue', range))),
  unsolved: (asked, range) => ({
    parts: askedFor(asked, range),
    most: keysOf(byAsked(asked, within('decimal', 'k.unsolved', range))),
  }),
  wallet_balance: (asked, range) => ({
    parts: [
      byBalance(asked, 'debt', { such: (most) => holdingToo(asked, range, most) }),
      byBalance(asked, 'wallet', { without: ['debt'], such: () => balanced(range) }),
    ],
    most: keysOf(byBalance(asked, 'wallet', { such: () => balanced(range) })),
  }),
};
/** All keys of a part. */
const keysOf = (part: Part) => part.keys(TOTAL_CAP);
const alone = (part: Part): InParts => ({ parts: [part], most: keysOf(part) });

/** Everybody, once: what is asked is summed of those alone who neither hold nor owe anything. */
const everybody = (asked: Asked) => sql`
  with held as materialized (select party_id, currency_id from (${allHolders(asked)}) as k group by 1, 2)
  select party_id, currency_id from held
  union all
  select c.party_id, c.currency_id
  from charges c
  where ${isAsked(asked)}
    and not coalesce((c.party_id, c.currency_id) in (select party_id, currency_id from held), false)
  group by 1, 2
  having sum(c.unsolved) <> 0`;

/** How a list can be read in parts; undefined where it is asked what no part tells. */
export function inPartsOf(
  { sort, between }: ListQuery,
  type: PartyType,
  seen: Asked['seen'],
): InParts | undefined {
  const [first, ...others] = sort;
  const [range, ...more] = Object.entries(between);
  if (first === undefined || others.length > 0 || more.length > 0) return undefined;
  const asked = { type, seen, descending: first.descending };
  if (range === undefined) {
    const kinds = orders[first.field]?.(asked);
    return (
      kinds && {
        parts: asked.descending ? kinds : kinds.toReversed(),
        most: keysOf(byBalance(asked, 'wallet')),
        all: everybody(asked),
        late: !asked.descending || first.field === 'net' || first.field === 'name',
      }
    );
  }
  const [field, { start = '0' }] = range;
  if (first.field !== 'outstanding' || !(Number(start) > 0)) return undefined;
  const read = ranges[field]?.(asked, range[1]);
  return read && { ...read, parts: asked.descending ? read.parts : read.parts.toReversed() };
}
