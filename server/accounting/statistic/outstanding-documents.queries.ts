import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { listByDueDay } from './documents-by-due-day.ts';
import { columnsOf, dueDayOf, factsOf, filtersOver, idOf, seenBy } from './facts-of-documents.ts';
import { allAre, joinEachParty, partyTypeOf, type PartyType } from './parties.ts';

type OutstandingDocument = RowOf<typeof outstandingDocuments>;

/** The documents of parties of which something is open; what is told of each is read for the page alone. */
function outstandingDocumentSource(
  ctx: Context,
  type: PartyType,
  list: ListQuery,
): ListSource<OutstandingDocument> {
  const seen = seenBy(ctx, type, list);
  const needs = (field: string) =>
    list.between[field] !== undefined || list.sort.some((term) => term.field === field);
  const also = [
    ...(needs('total') ? [sql`sum(c.total) as total`] : []),
    sql`sum(c.outstanding) as outstanding`,
    sql`sum(c.unsolved) as unsolved`,
  ];
  return defineListSource<OutstandingDocument>({
    given: sql`documents as (
        select c.party_id as object_id, c.currency_id, c.document, c.kind as charge_kind, ${sql.join(also)}
        from charges c
        where ${seen.charges}
        group by 1, 2, 3, 4),
      t as materialized (
        select t.*, ${idOf} as id${needs('asked_at') ? sql`, f.asked_at` : sql``}
          ${needs('payment_due_date') ? sql`, d.payment_due_date` : sql``}
        from (select * from documents) as t
        ${needs('asked_at') ? factsOf(seen) : sql``}
        ${needs('payment_due_date') ? dueDayOf(seen) : sql``})`,
    core: sql`t`,
    from: sql`t ${joinEachParty(type)} ${factsOf(seen)} ${dueDayOf(seen)}`,
    select: columnsOf(sql`d.payment_due_date`),
    key: 't.id',
    access: () => undefined,
    filters: {
      object_type: allAre(type),
      ...filtersOver('t.document', 't.charge_kind'),
    },
  });
}

/** Documents of parties that are not settled, by the day on which they are due. */
export const listOutstandingDocuments: Handler<typeof outstandingDocuments> = async (ctx, { list }) => {
  const type = partyTypeOf(list);
  return (
    (await listByDueDay(ctx, type, list)) ??
    listRows(ctx, outstandingDocuments.list, outstandingDocumentSource(ctx, type, list), list)
  );
};
