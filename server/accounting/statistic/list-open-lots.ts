import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { dueOfCustomers } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import { documentNumberOf } from '../charge/document-number.ts';
import { daysOverdue, dueState } from '../charge/due-dates.ts';
import { isOpenDebt } from '../charge/open-charges.ts';
import { documentId, documentType } from './documents-of-charges.ts';
import { isNamed, joinEachParty, partyObject, reachOf, type PartyType } from './parties.ts';

type Row = RowOf<typeof dueOfCustomers>;

const due = { owed: sql`t.amount - t.repaid`, due: sql`t.payment_due_date` };

/**
 * Outstanding lots `t`, in the order of their index by due date. Columns of charges are joined for the page
 * only.
 */
const lots = (type: PartyType): RawBuilder<unknown> => sql`(
  select l.id, l.amount, l.repaid, l.payment_due_date, l.credit_order_id, l.created_at, l.charge_id, l.kind,
    l.currency_id, l.party_id as object_id, l.organization_id,
    ${documentType(sql`l.document`)} as receiptable_type, ${documentId(sql`l.document`)} as receiptable_id
  from debt_lots l
  where ${isOpenDebt(type)}) t`;

/** Outstanding debt lots by due date. */
export function dueLots(ctx: Context, type: PartyType): ListSource<Row> {
  return defineListSource<Row>({
    from: lots(type),
    joins: sql`${joinEachParty(type)} join charges c on c.id = t.charge_id`,
    select: sql`t.id, t.object_id, ${partyObject}, t.kind, t.receiptable_type, t.receiptable_id,
      ${documentNumberOf(sql.ref('t.receiptable_type'), sql.ref('t.receiptable_id'))} as receiptable_number,
      c.order_id, c.contract_id, t.credit_order_id, t.currency_id, t.amount, t.repaid,
      t.amount - t.repaid as outstanding, t.payment_due_date, ${dueState(due)} as due_state,
      ${daysOverdue(due)} as days_overdue, t.created_at`,
    key: 't.id',
    sorts: { outstanding: due.owed },
    access: () => reachOf(ctx, type, { party: 't.object_id', organization: 't.organization_id' }),
    filters: {
      due_state: (states) => sql<SqlBool>`${dueState(due)} = any(${states}::text[])`,
    },
    between: { outstanding: due.owed },
    search: isNamed(type),
  });
}

/** Outstanding debt of customers, or to suppliers. */
export const listDueLots =
  (type: PartyType): Handler<typeof dueOfCustomers> =>
  (ctx, { list }) =>
    listRows(ctx, dueOfCustomers.list, dueLots(ctx, type), list);
