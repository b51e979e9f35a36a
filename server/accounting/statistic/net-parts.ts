// Who owes what by what is left of wallets and debt.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { both } from '#kernel/list/list-source.ts';
import type { Held } from '../ledger/balances-of-parties.ts';
import { isFar, type Part } from './keys-of-parts.ts';
import {
  accounts,
  holders,
  inOrder,
  isInAny,
  othersOf,
  sameParty,
  told,
  type Asked,
} from './outstanding-parts.ts';

/** What they hold on this side, and what stands against it. */
type Sides = readonly [own: Held, other: Held];

/** Accounts `k` of parties in both sides with at least the rank that `least` says. */
const inBoth = (asked: Asked, [own, other]: Sides, most: number) => {
  const isNear = sql<SqlBool>`k.balance_rank >= (select rank from least)`;
  return isFar(most)
    ? told(asked, own, both([isNear, isInAny(asked, [other])(most)])!)
    : sql`(select * from ledger_accounts k where ${holders(asked, own)} and ${isNear}) as k`;
};
const others = (asked: Asked, other: Held) => sql`
  cross join lateral (select e.balance ${othersOf(asked, other)} and ${sameParty} limit 1) as e`;

/**
 * By what is left of the wallets of those who hold more than they owe, or, ascending, by what those owe
 * beyond it who owe more. Most are in one of the two alone: who is in both can only stand before the last of
 * them where at least as much is there to begin with.
 */
export const byNet = (asked: Asked): Part => {
  const sides: Sides = asked.descending ? ['wallet', 'debt'] : ['debt', 'wallet'];
  const [own, other] = sides;
  const keys = inOrder(asked, ['party_id', 'currency_id']);
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
      from ${inBoth(asked, sides, most)}
      ${others(asked, other)}) as k
    where beyond > 0`,
    order: sql`beyond desc, ${keys}`,
    ranked: {
      ranks: (most) => (asked.descending ? netRanks : netRanksOfFew)(asked, sides, most),
      accounts: accounts(asked, own),
      order: sql`held desc, ${keys}`,
      descending: true,
      someHeld: true,
    },
  };
};

/** The same by ranks: of those in one alone their index tells them, and only who is in both is fetched. */
const netRanks = (asked: Asked, sides: Sides, most: number): RawBuilder<unknown> => {
  const [own, other] = sides;
  return sql`
  with near as materialized (
    select k.balance_rank as rank, k.organization_id, k.party_id, k.currency_id
    from ledger_accounts k
    where ${holders(asked, own, most)} and not ${isInAny(asked, [other])(most)}
    order by k.balance_rank desc
    fetch first ${sql.lit(most)} rows with ties),
  least as materialized (
    select case when count(*) >= ${sql.lit(most)} then min(rank) else 0 end as rank from near)
  select rank, organization_id, party_id, currency_id, null::numeric as held
  from near
  union all
  select rank_of(held), organization_id, party_id, currency_id, held
  from (
    select k.organization_id, k.party_id, k.currency_id, k.balance - e.balance as held
    from ${inBoth(asked, sides, most)}
    ${others(asked, other)}
    offset 0) as k
  where held > 0`;
};

/**
 * The same where far fewer have this side than the other: all of them are read, which takes less than to pass
 * by those of a long page in order. Who is in both is asked what is left only where the ranks of the two
 * leave it open that anything is, and enough.
 */
const netRanksOfFew = (asked: Asked, [own, other]: Sides, most: number): RawBuilder<unknown> => sql`
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
    select s.organization_id, s.party_id, s.currency_id, k.balance - e.balance as held
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
