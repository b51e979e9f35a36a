import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { blockedCharge } from '../charge/charges.ts';
import { isOpen } from '../charge/open-charges.ts';
import { daysOverdue, dueState } from '../charge/due-dates.ts';
import { documentId, documentType, settlingKind } from './documents-of-charges.ts';
import { allAre, joinParty, partyObject, partyTypeOf, reachOf, type PartyType } from './parties.ts';

export type OutstandingDocument = RowOf<typeof outstandingDocuments>;

const due = { owed: sql`t.outstanding`, due: sql`t.payment_due_date` };
const sums = sql.join(
  ['total', 'paid', 'debited', 'outstanding', 'unsolved'].map(
    (name) => sql`sum(c.${sql.ref(name)}) as ${sql.ref(name)}`,
  ),
);

/** Charges of the asked parties alone: the others are not even read. */
function ofParty({ filters }: ListQuery): Condition {
  const ids = filters.object_id;
  return ids === undefined ? sql<SqlBool>`true` : sql<SqlBool>`c.party_id = any(${ids}::bigint[])`;
}

/** The documents of parties of which something is open; the sums are those of the parties. */
export function outstandingDocumentSource(
  ctx: Context,
  type: PartyType,
  list: ListQuery,
): ListSource<OutstandingDocument> {
  const reach = reachOf(ctx, type, { party: 'c.party_id', organization: 'c.organization_id' });
  return defineListSource<OutstandingDocument>({
    given: sql`t as materialized (
      select d.receiptable_type || ':' || d.receiptable_id || ':' || c.currency_id || ':'
          || coalesce(d.kind, '') || ':' || c.party_id as id,
        d.receiptable_type, d.receiptable_id, d.kind, c.party_id as object_id, c.currency_id, ${sums},
        min(due.day) as payment_due_date, bool_and(blocked.reason is null) as payable,
        min(coalesce(o.approved_at, o.created_at, p.approved_at, p.created_at, b.created_at, s.created_at,
          k.created_at)) as asked_at
      from charges c
      cross join lateral (select ${documentType} as receiptable_type, ${documentId} as receiptable_id,
        ${settlingKind} as kind) as d
      left join orders o on o.id = c.order_id
      left join purchases p on p.id = c.purchase_id
      left join lading_bills b on b.id = c.lading_bill_id
      left join sfas s on s.id = c.sfa_id
      left join container_costs k on k.id = c.container_cost_id
      cross join lateral (select ${blockedCharge} as reason) as blocked
      cross join lateral (
        select min(l.payment_due_date) as day from debt_lots l
        where l.charge_id = c.id and l.repaid < l.amount) as due
      where ${isOpen(type)} and ${reach} and ${ofParty(list)}
      group by d.receiptable_type, d.receiptable_id, d.kind, c.party_id, c.currency_id)`,
    core: sql`t`,
    from: sql`t ${joinParty(type)}`,
    select: sql`t.id, t.receiptable_type, t.receiptable_id, t.object_id, ${partyObject}, t.currency_id,
      t.kind, t.total, t.paid, t.debited, t.outstanding, t.unsolved, t.payment_due_date,
      ${dueState(due)} as due_state, ${daysOverdue(due)} as days_overdue, t.payable, t.asked_at`,
    key: 't.id',
    access: () => undefined,
    filters: { object_type: allAre(type) },
  });
}

/** Documents of parties that are not settled, by the day on which they are due. */
export const listOutstandingDocuments: Handler<typeof outstandingDocuments> = (ctx, { list }) =>
  listRows(ctx, outstandingDocuments.list, outstandingDocumentSource(ctx, partyTypeOf(list), list), list);
