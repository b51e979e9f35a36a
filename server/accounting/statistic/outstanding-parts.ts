// Who owes what among so many parties that to sum all of them up for one page would take longer than
// everything else: each order is walked along the balances of accounts, those who owe before those who only
// hold something, these before those who are only asked for something, and no further than to the page's end.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { businessDay } from '#kernel/business-day.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { isOpen } from '../charge/open-charges.ts';
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

/** True of rows `k` whose party and currency are among keys: all of those are read, and each row costs nothing. */
export const isAmong = (keys: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`coalesce((k.party_id, k.currency_id) in (${keys}), false)`;

export const isAsked = ({ type, seen }: Asked) => sql`${isOpen(type)} and c.unsolved <> 0 and ${seen('c')}`;
/** What is asked of each party and not on debt, of such charges; they stand together, party by party. */
const askedOf = (asked: Asked, such: Condition = sql<SqlBool>`true`) => sql`
  select c.party_id, c.currency_id, sum(c.unsolved) as unsolved
  from charges c
  where ${such} and ${isAsked(asked)}
  group by 1, 2`;
/** The same summed once for all parts that need it (`given`), and of whom it is not nothing. */
export const ASKED = sql`asked_of_each`;
/** What is asked charge by charge; and summed of those alone of whom some charge is paid beyond its total. */
const ASKS = sql`asked_by_charge`;
export const ASKED_BELOW = sql`asked_below`;
const keysBelow = sql`select party_id, currency_id from ${ASKS} where unsolved < 0`;
export const askedOnce = (asked: Asked) => sql`${ASKED} as materialized (${askedOf(asked)}),
  ${ASKS} as materialized (
    select c.party_id, c.currency_id, c.unsolved from charges c where ${isAsked(asked)}),
  ${ASKED_BELOW} as materialized (
    select party_id, currency_id, sum(unsolved) as unsolved
    from ${ASKS} as k
    where exists (${keysBelow}) and ${isAmong(keysBelow)}
    group by 1, 2)`;
/**
 * Of whom it is not nothing, party by party, as far as it is read: of all who owe nothing, and of nobody else
 * whole. Whoever has a charge on debt owes something (rules B-3 and B-4 of the audit), so that those charges
 * need not be summed to find who is asked alone.
 */
const askedOfAny = (asked: Asked) =>
  sql`${askedOf(asked, sql<SqlBool>`c.outstanding = 0`)} having sum(c.unsolved) <> 0`;
/**
 * The same of all, once for each charge and in no order: only where one is below nothing sums can be nothing.
 */
export const keysAsked = sql`
  select k.party_id, k.currency_id
  from ${ASKS} as k
  where not ${isAmong(sql`select party_id, currency_id from ${ASKED_BELOW} where unsolved = 0`)}`;

/** The same one by one, which is less where few rows are read. */
export const isThere = (rows: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(select count(*) > 0 from (${rows} limit 1) as other)`;

/** Accounts `e` of a kind that hold something. */
export const othersOf = ({ type }: Asked, held: Held) => sql`from ledger_accounts e
  where e.party_type = ${sql.lit(type)} and e.account_id = ${accountOf(type, held)} and e.balance_rank <> 0`;
export const sameParty = sql`e.party_id = k.party_id and e.currency_id = k.currency_id`;

/** True of a row `k` whose party is in one of these parts. */
export const isInAny =
  (asked: Asked, parts: Earlier) =>
  (most: number): Condition => {
    const isIn = (part: Earlier[number]): Condition => {
      // most first what is asked of all is summed in any case
      if (part === 'asked')
        return isAmong(
          asked.descending ? sql`select party_id, currency_id from ${ASKED} where unsolved <> 0` : keysAsked,
        );
      const others = othersOf(asked, part);
      return isFar(most)
        ? isAmong(sql`select e.party_id, e.currency_id ${others}`)
        : isThere(sql`select ${others} and ${sameParty}`);
    };
    return sql<SqlBool>`(${sql.join(parts.map(isIn), sql` or `)})`;
  };

/** Accounts `k` of a kind that hold something, whoever may see them. */
export const accounts = (
  { type }: Asked,
  held: Held,
): Condition => sql<SqlBool>`(k.party_type = ${sql.lit(type)}
  and k.account_id = ${accountOf(type, held)} and k.balance_rank <> 0)`;
/** The same that may be told; whose they are is asked one by one where few are wanted. */
export const holders = (asked: Asked, held: Held, most = 0): Condition => {
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
export const onlyAsked = (asked: Asked): Part => ({
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

/** By what is asked of them, which is summed for all, or for those of whom it may be below nothing. */
export const byAsked = (asked: Asked, such: Condition, sums = ASKED): Part => ({
  keys: () => sql`
    select k.party_id, k.currency_id
    from ${sums} as k
    where ${such}`,
  order: inOrder(asked, ['k.unsolved', 'k.party_id', 'k.currency_id']),
});

/** A part without the rows of all before it, where those are read before it. */
export const following = ({ descending }: Asked, part: Part): Part => ({ ...part, follows: descending });
