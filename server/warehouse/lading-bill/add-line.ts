// Adds boxes of orders to a lading bill.
import { sql } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { addToBill } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { requireMayGo, requireOwned, requireOwner } from './bill-line.ts';
import { readLadingBill } from './lading-bill.queries.ts';
import { lockReferencedBill, type LockedBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

type Line = BodyOf<typeof addToBill>['boxes'][number];

/** Locks an open bill to add lines: its orders before it, its boxes after it. */
export async function lockToAdd(ctx: Context, billId: number, lines: readonly Line[]): Promise<LockedBill> {
  const bill = await lockReferencedBill(
    ctx,
    billId,
    lines.map(({ order_id }) => order_id),
  );
  await lockBoxes(
    ctx,
    lines.map(({ box_id }) => box_id),
  );
  return bill;
}

/** Rates a changed bill and returns it. */
export async function rated(ctx: Context, { id }: LockedBill) {
  await rateLadingBill(ctx, id, 'lading_bill_changed');
  return readLadingBill(ctx, id);
}

/** Inserts one line of a locked bill, whose orders and boxes are locked too. */
export async function addLine(
  ctx: Context,
  bill: LockedBill,
  { box_id, order_id, quantity, type_freight_charge = null }: Line,
): Promise<void> {
  const owner = await requireOwner(ctx, box_id, order_id);
  if (owner.user_id !== bill.customer_id)
    throw refuseField('order_id', 'order_of_other_customer', { order_id });
  requireOwned(owner.free, quantity);
  await requireMayGo(ctx, { box_id, lading_bill_id: bill.id, more: quantity });
  await ctx.db
    .insertInto('box_lading_bills')
    .values({
      lading_bill_id: bill.id,
      box_id,
      order_id,
      quantity,
      type_freight_charge,
      created_by: ctx.actor.id,
    })
    .onConflict((line) =>
      line.columns(['lading_bill_id', 'box_id', 'order_id']).doUpdateSet(({ eb, ref }) => ({
        quantity: eb('box_lading_bills.quantity', '+', ref('excluded.quantity')),
        version: eb('box_lading_bills.version', '+', 1),
        updated_at: sql<string>`now()`,
      })),
    )
    .execute();
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: bill.id,
    type_id: 'write',
    content: { box_id, order_id, added: quantity },
  });
}
