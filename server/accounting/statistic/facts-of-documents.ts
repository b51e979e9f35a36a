// What is told of documents of which something is open, as SQL that the ways to find them share.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { blockedCharge } from '../charge/charges.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { daysOverdue, dueState } from '../charge/due-dates.ts';
import { chargesSettledBy, documentId, documentType, settlingKindOf } from './documents-of-charges.ts';
import {
  isReached,
  isReachedInTurn,
  keysOfOwn,
  partyObject,
  reachedOnce,
  rowsSeen,
  type PartyType,
} from './parties.ts';

/** Open charges `c` and open debt `l`. */
interface Open {
  charges: Condition;
  lots: Condition;
}
/** Such that the caller may see, of the parties that are asked for. */
export interface Seen extends Open {
  /** Begins statements: whose they are where those are one's own customers, looked up once. */
  given: RawBuilder<unknown>;
  /** Of documents that were found: it is not asked again whose they are. */
  ofFound: Open;
}

export function seenBy(ctx: Context, type: PartyType, list: ListQuery): Seen {
  const own = keysOfOwn(ctx, type);
  const ids = list.filters.object_id;
  const seenOf = (alias: string, reached?: (alias: string) => Condition): Condition =>
    own === undefined
      ? rowsSeen(ctx, type, list, alias)
      : (both([reached?.(alias), ids && sql`${sql.ref(`${alias}.party_id`)} = any(${ids}::bigint[])`]) ??
        sql<SqlBool>`true`);
  const open = (inTurn?: (alias: string) => Condition, each?: (alias: string) => Condition): Open => ({
    charges: sql<SqlBool>`${isOpen(type)} and ${seenOf('c', inTurn)}`,
    lots: sql<SqlBool>`${isOpenDebt(type)} and ${seenOf('l', each)}`,
  });
  return {
    given: own === undefined ? sql`` : sql`${reachedOnce([own])},`,
    ...open(isReachedInTurn, isReached),
    ofFound: open(),
  };
}

const buckets = ['total', 'paid', 'debited', 'outstanding', 'unsolved'] as const;
const sums = sql.join(buckets.map((name) => sql`sum(c.${sql.ref(name)}) as ${sql.ref(name)}`));
/** True of rows `alias` of a document `t`. */
export const isOfDocument = (alias: string) => sql<SqlBool>`(${sql.ref(`${alias}.party_id`)} = t.object_id
  and ${sql.ref(`${alias}.currency_id`)} = t.currency_id and ${sql.ref(`${alias}.document`)} = t.document
  and ${sql.ref(`${alias}.kind`)} = t.charge_kind)`;

/** What is told of documents `t`, as `f`. */
export const factsOf = ({ ofFound: { charges } }: Seen): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${sums}, bool_and(blocked.reason is null) as payable
    from charges c
    left join orders o on o.id = c.order_id
    left join purchases p on p.id = c.purchase_id
    cross join lateral (select ${blockedCharge} as reason) as blocked
    where ${charges} and ${isOfDocument('c')}) as f`;

/** Documents that tell when they asked for it: their tables, with rows `m`, and the type of their ids. */
const made = [
  ['order', 'orders', 'text', sql`coalesce(m.approved_at, m.created_at)`],
  ['lading_bill', 'lading_bills', 'bigint', sql`m.created_at`],
  ['purchase', 'purchases', 'bigint', sql`coalesce(m.approved_at, m.created_at)`],
  ['sfa', 'sfas', 'bigint', sql`m.created_at`],
] as const;
const id = (type: string) => sql`${documentId(sql`t.document`)}::${sql.raw(type)}`;

/** When containers among documents `t` asked for it: when the first of what is open of their costs did. */
const containerAsked = ({ ofFound: { charges } }: Seen): RawBuilder<unknown> => sql`(
    select min(k.created_at)
    from charges c
    join container_costs k on k.id = c.container_cost_id
    where ${charges} and ${isOfDocument('c')})`;
/** When documents `t` asked for it. */
export const askedAt = (seen: Seen): RawBuilder<unknown> => {
  const each = made.map(
    ([type, table, of, at]) => sql`when ${sql.lit(type)} then (
    select ${at} from ${sql.table(table)} m where m.id = ${id(of)})`,
  );
  return sql`case ${documentType(sql`t.document`)} ${sql.join(each, sql` `)}
  else ${containerAsked(seen)} end`;
};

/**
 * Documents of a query as `t` with when they asked for it (`asked`): each table is asked once for all. All that
 * were made are among them; a full join is hashed or merged, where thousands that are taken for ten would be
 * compared each with each. An index walks ids in its own order: that of bytes is most often the same, and
 * costs less.
 */
export const askedTogether = (seen: Seen, documents: RawBuilder<unknown>): RawBuilder<unknown> => {
  const isOf = (type: string) => sql`t.document like ${sql.lit(`${type}:%`)}`;
  const inOrderOf = (of: string) => (of === 'text' ? sql` order by t.document collate "C"` : sql``);
  const each = made.map(
    ([type, table, of, at]) => sql`
      select ${sql.lit(`${type}:`)} || m.id as document, ${at} as at
      from ${sql.table(table)} m
      where m.id = any(array(select ${id(of)} from ${documents} as t where ${isOf(type)}${inOrderOf(of)}))`,
  );
  return sql`select t.*, coalesce(made.at, ${containerAsked(seen)}) as asked
    from ${documents} as t
    full join (${sql.join(each, sql` union all `)}) as made using (document)`;
};

/** The columns of an answer, from documents `t` with their facts `f` and party `x`. */
export function columnsOf(seen: Seen, day: RawBuilder<unknown>): RawBuilder<unknown> {
  const due = { owed: sql`f.outstanding`, due: day };
  return sql`${idOf} as id, ${documentType(sql`t.document`)} as receiptable_type,
    ${documentId(sql`t.document`)} as receiptable_id, t.object_id, ${partyObject}, t.currency_id,
    ${settlingKindOf(sql`t.charge_kind`)} as kind, ${sql.join(buckets.map((name) => sql.ref(`f.${name}`)))},
    ${day} as payment_due_date, ${dueState(due)} as due_state, ${daysOverdue(due)} as days_overdue, f.payable,
    ${askedAt(seen)} as asked_at`;
}

/** Names documents `t` apart: a document, and what settles what of it. */
export const idOf = sql<string>`(t.document || ':' || t.currency_id || ':'
  || coalesce(${settlingKindOf(sql`t.charge_kind`)}, '') || ':' || t.object_id) collate "C"`;

/** Filters by documents that stand as `type:id`, and by what settles a kind of charge. */
export const filtersOver = (document: string, kind: string) => ({
  receiptable_type: (types: string[]) =>
    sql<SqlBool>`(${sql.join(
      types.map((type) => sql`starts_with(${sql.ref(document)}, ${`${type}:`})`),
      sql` or `,
    )})`,
  receiptable_id: documentId(sql.ref(document)),
  kind: (settling: string[]) => sql<SqlBool>`${sql.ref(kind)} = any(${chargesSettledBy(settling)}::text[])`,
});
