// Who owes what by their names.
import { sql } from 'kysely';
import { accountOf } from '../ledger/balances-of-parties.ts';
import type { Part } from './keys-of-parts.ts';
import { holders, inOrder, isAsked, isThere, keysAsked, type Asked } from './outstanding-parts.ts';

const tableOf = ({ type }: Asked) => sql.table(type === 'user' ? 'users' : 'suppliers');
const orderOf = (asked: Asked) => inOrder(asked, ['x.name', 'x.id', 'y.id']);

/** Who has anything at all is known first, and then people are met in the order of their names. */
export const byName = (asked: Asked): Part => ({
  keys: () => sql`
    select x.id as party_id, y.id as currency_id
    from ${tableOf(asked)} x
    cross join currencies y
    where coalesce((x.id, y.id) in (
      select k.party_id, k.currency_id from ledger_accounts k where ${holders(asked, 'wallet')}
      union all select k.party_id, k.currency_id from ledger_accounts k where ${holders(asked, 'debt')}
      union all ${keysAsked}), false)`,
  order: orderOf(asked),
});

/** Of so many people for each row wanted, and so many more, most often enough have anything. */
const TIMES = 8;
const MORE = 200;
/** A row as it stands by name: name, party and currency. */
export type NamePlace = readonly [name: string, party: string, currency: string];
/**
 * The same of the first people, or of those from a place on: each is asked whether they have anything, one by
 * one.
 */
export const soonByName = (asked: Asked, from?: NamePlace): Part => {
  const isOfParty = (alias: string) => sql`${sql.ref(`${alias}.party_id`)} = x.id
    and ${sql.ref(`${alias}.currency_id`)} = y.id`;
  const isAfter = asked.descending ? sql`<=` : sql`>=`;
  const [name, party, currency] = from ?? [];
  const { type } = asked;
  return {
    keys: (most) => sql`
      select x.id as party_id, y.id as currency_id
      from (
        select x.id, x.name from ${tableOf(asked)} x
        ${from === undefined ? sql`` : sql`where (x.name, x.id) ${isAfter} (${name}, ${party}::bigint)`}
        order by ${inOrder(asked, ['x.name', 'x.id'])}
        limit ${sql.lit(TIMES * most + MORE)}) as x
      cross join currencies y
      where (${isThere(sql`
        select from ledger_accounts e
        where e.party_type = ${sql.lit(type)} and e.balance_rank <> 0
          and e.account_id in (${accountOf(type, 'wallet')}, ${accountOf(type, 'debt')})
          and ${asked.seen('e')} and ${isOfParty('e')}`)}
        or coalesce((
          select sum(c.unsolved) from charges c where ${isAsked(asked)} and ${isOfParty('c')}) <> 0, false))
        ${from === undefined ? sql`` : sql`and (x.id <> ${party}::bigint or y.id ${isAfter} ${currency})`}`,
    order: orderOf(asked),
  };
};
