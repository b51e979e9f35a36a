import { sql } from 'kysely';
import type { updateDebtLot as endpoint } from '@hakobu/contract/accounting/debt-lot/debt-lot.endpoints.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { dueLots } from '../statistic/list-open-lots.ts';

interface LockedLot {
  party_type: 'user' | 'supplier';
  credit_order_id: number | null;
  payment_due_date: string;
  open: boolean;
}

/**
 * Changes the due date of a debt lot, with a reason in the document's log. Debt drawn from a credit is due
 * with the credit.
 */
export const updateDebtLot: Handler<typeof endpoint> = async (ctx, { params: { id }, body }) => {
  await lock(ctx, 'debt_lots', [id]);
  const {
    rows: [lot],
  } = await sql<LockedLot>`
    select c.party_type, l.credit_order_id, l.payment_due_date, l.repaid < l.amount as open
    from debt_lots l
    join charges c on c.id = l.charge_id
    where l.id = ${id} and c.organization_id = any(${ctx.actor.organizationIds}::bigint[])`.execute(ctx.db);
  if (lot === undefined) throw new Refusal('not_found', { details: { id } });
  if (!lot.open) throw new Refusal('debt_repaid', { details: { id } });
  const source = dueLots(ctx, lot.party_type);
  const row = await findRow(ctx, source, id);
  if (lot.credit_order_id !== null)
    throw new Refusal('debt_of_credit', { details: { credit_order_id: lot.credit_order_id } });
  const { payment_due_date, note } = body;
  await ctx.db.updateTable('debt_lots').set({ payment_due_date, note }).where('id', '=', id).execute();
  const type = row.receiptable_type as 'order' | 'lading_bill' | 'purchase';
  ctx.log({
    logable_type: type,
    logable_id: row.receiptable_id,
    type_id: 'write',
    content: { debt_lot_id: id, payment_due_date, note },
  });
  return findRow(ctx, source, id);
};
