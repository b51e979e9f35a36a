// Figures of unsettled documents, as SQL shared by the statements of their list.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { documentNumberOf } from '../charge/document-number.ts';
import { blockedCharge } from '../charge/charges.ts';
import { isOpen, isOpenDebt } from '../charge/open-charges.ts';
import { daysOverdue, dueState } from '../charge/due-dates.ts';
import { chargesSettledBy, documentId, documentType, settlingKindOf } from './documents-of-charges.ts';
import { ownCustomers, partyObject, visibleRows, type PartyType } from './parties.ts';

/** Conditions on open charges `c` and lots `l`. */
interface Open {
  charges: Condition;
  lots: Condition;
}
/** Those the caller may see, for the filtered parties. */
export interface Visible extends Open {
  /** Common table expressions: the caller's own customers, if only those are visible. */
  with: RawBuilder<unknown>;
  /** For the documents of a page, which are already restricted to visible rows. */
  ofFound: Open;
}

export function visibleTo(ctx: Context, type: PartyType, list: ListQuery): Visible {
  const own = ownCustomers(ctx, type);
  const ids = list.filters.object_id;
  const isVisible = (alias: string, isOwn?: Condition): Condition =>
    own === undefined
      ? visibleRows(ctx, type, list, alias)
      : (both([isOwn, ids && sql`${sql.ref(`${alias}.party_id`)} = any(${ids}::bigint[])`]) ??
        sql<SqlBool>`true`);
  const open = (ownCharges?: Condition, ownLots?: Condition): Open => ({
    charges: sql<SqlBool>`${isOpen(type)} and ${isVisible('c', ownCharges)}`,
    lots: sql<SqlBool>`${isOpenDebt(type)} and ${isVisible('l', ownLots)}`,
  });
  return {
    with: own === undefined ? sql`` : sql`own_customers as materialized (${own}),`,
    ...open(
      // An array is looked up in the index by party.
      sql<SqlBool>`c.party_id = any(array(select id from own_customers))`,
      // Lots are read by due date, where a hashed subplan is cheaper.
      sql<SqlBool>`coalesce(l.party_id in (select id from own_customers), false)`,
    ),
    ofFound: open(),
  };
}

const buckets = ['total', 'paid', 'debited', 'outstanding', 'unsolved'] as const;
const sums = sql.join(buckets.map((name) => sql`sum(c.${sql.ref(name)}) as ${sql.ref(name)}`));
/** Whether rows `alias` belong to a document `t`. */
export const isOfDocument = (alias: string) => sql<SqlBool>`(${sql.ref(`${alias}.party_id`)} = t.object_id
  and ${sql.ref(`${alias}.currency_id`)} = t.currency_id and ${sql.ref(`${alias}.document`)} = t.document
  and ${sql.ref(`${alias}.kind`)} = t.charge_kind)`;

/** The figures of documents `t`, as `f`. */
export const joinFigures = ({ ofFound: { charges } }: Visible): RawBuilder<unknown> => sql`
  cross join lateral (
    select ${sums}, bool_and(blocked.reason is null) as payable
    from charges c
    left join orders o on o.id = c.order_id
    left join purchases p on p.id = c.purchase_id
    cross join lateral (select ${blockedCharge} as reason) as blocked
    where ${charges} and ${isOfDocument('c')}) as f`;

/** Time of request of documents: their tables with rows `m`, and the type of their ids. */
const requests = [
  ['order', 'orders', 'text', sql`coalesce(m.approved_at, m.created_at)`],
  ['lading_bill', 'lading_bills', 'bigint', sql`m.created_at`],
  ['purchase', 'purchases', 'bigint', sql`coalesce(m.approved_at, m.created_at)`],
  ['sfa', 'sfas', 'bigint', sql`m.created_at`],
] as const;
const id = (type: string) => sql`${documentId(sql`t.document`)}::${sql.raw(type)}`;

/** The same for containers among documents `t`: when the first of their open costs was entered. */
const containerRequestTime = ({ ofFound: { charges } }: Visible): RawBuilder<unknown> => sql`(
    select min(k.created_at)
    from charges c
    join container_costs k on k.id = c.container_cost_id
    where ${charges} and ${isOfDocument('c')})`;
/** The time of request of documents `t`. */
const requestTime = (visible: Visible): RawBuilder<unknown> => {
  const each = requests.map(
    ([type, table, of, at]) => sql`when ${sql.lit(type)} then (
    select ${at} from ${sql.table(table)} m where m.id = ${id(of)})`,
  );
  return sql`case ${documentType(sql`t.document`)} ${sql.join(each, sql` `)}
  else ${containerRequestTime(visible)} end`;
};

/**
 * Documents `t` with their time of request (`requested_at`), one batched query per table. The full join is
 * hashed or merged, where a left join may be planned as nested loops over thousands of rows. Ids are looked
 * up in byte order, which usually is that of the index.
 */
export const withRequestTimes = (visible: Visible, documents: RawBuilder<unknown>): RawBuilder<unknown> => {
  const isOf = (type: string) => sql`t.document like ${sql.lit(`${type}:%`)}`;
  const inOrderOf = (of: string) => (of === 'text' ? sql` order by t.document collate "C"` : sql``);
  const each = requests.map(
    ([type, table, of, at]) => sql`
      select ${sql.lit(`${type}:`)} || m.id as document, ${at} as at
      from ${sql.table(table)} m
      where m.id = any(array(select ${id(of)} from ${documents} as t where ${isOf(type)}${inOrderOf(of)}))`,
  );
  return sql`select t.*, coalesce(requests.at, ${containerRequestTime(visible)}) as requested_at
    from ${documents} as t
    full join (${sql.join(each, sql` union all `)}) as requests using (document)`;
};

/** The columns of a row, from documents `t` with figures `f` and party `x`. */
export function columnsOf(visible: Visible, day: RawBuilder<unknown>): RawBuilder<unknown> {
  const due = { owed: sql`f.outstanding`, due: day };
  return sql`${idOf} as id, ${documentType(sql`t.document`)} as receiptable_type,
    ${documentId(sql`t.document`)} as receiptable_id,
    ${documentNumberOf(documentType(sql`t.document`), documentId(sql`t.document`))} as receiptable_number, t.object_id, ${partyObject}, t.currency_id,
    ${settlingKindOf(sql`t.charge_kind`)} as kind, ${sql.join(buckets.map((name) => sql.ref(`f.${name}`)))},
    ${day} as payment_due_date, ${dueState(due)} as due_state, ${daysOverdue(due)} as days_overdue, f.payable,
    ${requestTime(visible)} as asked_at`;
}

/** The unique id of a row `t`: document, currency and voucher kind. */
export const idOf = sql<string>`(t.document || ':' || t.currency_id || ':'
  || coalesce(${settlingKindOf(sql`t.charge_kind`)}, '') || ':' || t.object_id) collate "C"`;

/** Filters by document as `type:id`, and by the kind that settles a charge. */
export const filtersOver = (document: string, kind: string) => ({
  receiptable_type: (types: string[]) =>
    sql<SqlBool>`(${sql.join(
      types.map((type) => sql`starts_with(${sql.ref(document)}, ${`${type}:`})`),
      sql` or `,
    )})`,
  receiptable_id: documentId(sql.ref(document)),
  kind: (settling: string[]) => sql<SqlBool>`${sql.ref(kind)} = any(${chargesSettledBy(settling)}::text[])`,
});
