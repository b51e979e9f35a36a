import { sql } from 'kysely';
import type { PurchaseState } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { requireLocked } from '#kernel/locks/lock.ts';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { ofKind } from '../../../accounting/charge/buckets.ts';

/**
 * Recomputes the statuses of purchases and their lines. Partly received, received and finished follow from
 * receipts and payments; earlier steps are recorded by people. Reads tables across packages, as order
 * progress does.
 */
export async function refreshPurchases(ctx: Context, reported: EventBatch<'purchase'>): Promise<void> {
  const sorted = [...reported.keys()].sort((a, b) => a - b);
  requireLocked(ctx, 'purchases', sorted);
  const { rows } = await sql<{ id: number; status_id: PurchaseState }>`
    with facts as (
      select p.id, p.approved_at, p.ordered_at, p.cancelled_at,
        (select bool_and(received_quantity + short_closed_quantity >= quantity)
          from purchase_items i
          where i.purchase_id = p.id) as received,
        exists (select from purchase_items i
          where i.purchase_id = p.id and received_quantity > 0) as partly_received,
        exists (
          select from charges c
          where c.purchase_id = p.id and ${ofKind('purchase')}
            and (c.unsolved > 0 or c.outstanding > 0)) as open
      from purchases p
      where p.id = any(${sorted}::bigint[])
    ), judged as (
      -- one that pays somebody has no lines: it is complete once it is paid
      select *, coalesce(received, not open) as complete from facts
    ), lines as (
      update purchase_items i
      set status_id = case
        when f.cancelled_at is not null then 'Cancelled'
        when i.short_closed_quantity >= i.quantity then 'OutOfStock'
        when i.received_quantity + i.short_closed_quantity >= i.quantity
          and i.distributed_quantity >= i.received_quantity then 'Finish'
        when i.received_quantity + i.short_closed_quantity >= i.quantity then 'ReceivedAtWarehouse'
        when f.ordered_at is not null then 'WaitingToReceive'
        when f.approved_at is not null and not f.open then 'Paid'
        else 'Newish' end
      from facts f
      where i.purchase_id = f.id
    )
    update purchases p
    set status_id = f.status_id, version = p.version + 1, updated_at = now()
    from (
      select id, case
        when cancelled_at is not null then 'Cancelled'
        when ordered_at is not null and complete and not open then 'Finish'
        when ordered_at is not null and complete then 'Received'
        when partly_received then 'PartiallyReceived'
        when ordered_at is not null then 'Ordered'
        when approved_at is not null then 'Approved'
        else 'New' end as status_id
      from judged) as f
    where p.id = f.id and p.status_id <> f.status_id
    returning p.id, p.status_id`.execute(ctx.db);
  await reportOrdersOfPayees(ctx, sorted);
  for (const { id, status_id } of rows) {
    ctx.log({
      logable_type: 'purchase',
      logable_id: id,
      type_id: 'others',
      content: { status_id, cause: reported.get(id) },
    });
  }
}

/**
 * Emits for payment orders whose payees are paid by these purchases, because their progress depends on it.
 */
async function reportOrdersOfPayees(ctx: Context, purchaseIds: readonly number[]): Promise<void> {
  const payees = await ctx.db
    .selectFrom('order_payees')
    .select('order_id')
    .where('purchase_id', 'in', purchaseIds)
    .execute();
  ctx.emit(
    'order',
    payees.map(({ order_id }) => order_id),
    'payee_paid',
  );
}
