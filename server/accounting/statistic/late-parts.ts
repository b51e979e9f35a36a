// Who owes what by what of it is late.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { isFar, type Part } from './keys-of-parts.ts';
import { holders, inOrder, type Asked } from './outstanding-parts.ts';
import { notDue } from './outstanding-rows.ts';

/** What of such accounts is late: all but what is not due yet. */
const late = (these: RawBuilder<unknown>) => sql`
  select k.party_id, k.currency_id, k.balance, k.balance_rank, n.not_due,
    k.balance - coalesce(n.not_due, 0) as overdue
  from (${these}) as k
  left join not_due n using (party_id, currency_id)`;

const debtors = (asked: Asked, such?: Condition) => sql`
  select k.party_id, k.currency_id, k.balance, k.balance_rank from ledger_accounts k
  where ${both([holders(asked, 'debt'), such])}`;

const lateKeys = (asked: Asked, such: Condition) => sql`
  with not_due as (${notDue(asked)})
  select k.party_id, k.currency_id
  from (${late(debtors(asked))}) as k
  where ${such}`;

/** By what they owe, those of whom such is late. */
export const byDebtOfLate = (asked: Asked, such: Condition): Part => ({
  keys: () => lateKeys(asked, such),
  order: inOrder(asked, ['k.balance', 'k.party_id', 'k.currency_id']),
});

/**
 * By what is late, and of as much by what they owe: that is so much more as is not due yet. Most have nothing
 * of that, and nothing is compared sooner than numbers.
 */
const inOrderOfLate = (asked: Asked) => sql`${inOrder(asked, ['k.overdue'])},
  k.not_due ${asked.descending ? sql`desc nulls last` : sql`nulls first`},
  ${inOrder(asked, ['k.party_id', 'k.currency_id'])}`;

/** Of so many times the rows wanted, by what they owe, those that are wanted are most often some. */
const TIMES = 4;
/**
 * Most first: nobody is late with more than they owe, so that those who owe less than as many others are late
 * with need not be looked at.
 */
const mostLate = (asked: Asked, most: number) => sql`
  with not_due as materialized (${notDue(asked)}),
  ${isFar(most) ? mostOfMany(asked, most) : mostOfFew(asked, most)}`;
const isEnough = sql<SqlBool>`k.balance_rank >= (select rank from least)`;

/** Few are read again with those that owe as much. */
const mostOfFew = (asked: Asked, most: number) => sql`
    best as (
      select k.overdue
      from (${late(sql`${debtors(asked)} order by k.balance_rank desc limit ${sql.lit(TIMES * most)}`)}) as k
      order by k.overdue desc
      limit ${sql.lit(most)}),
    least as materialized (
      select case when count(*) = ${sql.lit(most)} then rank_of(min(overdue)) else '-Infinity' end as rank
      from best)
    select k.party_id, k.currency_id
    from (${late(debtors(asked, isEnough))}) as k`;

/**
 * Of many each is fetched once: all of a rank first, and then those of lower ranks, where any of them may be
 * wanted too (`least`).
 */
const mostOfMany = (asked: Asked, most: number) => sql`
    first as materialized (${late(sql`${debtors(asked)}
      order by k.balance_rank desc
      fetch first ${sql.lit(TIMES * most)} rows with ties`)}),
    least as materialized (
      select case when (select count(*) from first) >= ${sql.lit(TIMES * most)} then (
        select rank_of(overdue) from first
        order by overdue desc
        limit 1 offset ${sql.lit(most - 1)}) end as rank)
    select k.party_id, k.currency_id
    from (
      select * from first
      union all
      ${late(
        debtors(
          asked,
          sql<SqlBool>`${isEnough} and k.balance_rank < (
            select case when rank is not null then (select min(balance_rank) from first) end from least)`,
        ),
      )}) as k`;

/** Those who owe anything by what is late of it. */
export const byLate = (asked: Asked): Part => ({
  keys: asked.descending ? (most) => mostLate(asked, most) : () => lateKeys(asked, sql<SqlBool>`true`),
  order: inOrderOfLate(asked),
});
