import { sql } from 'kysely';
import type { createBoxLadingBill as endpoint } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/lock-boxes.ts';
import { requireOwned, requireOwner, requireThere } from './bill-line.ts';
import { readLadingBill } from './lading-bill.queries.ts';
import { lockReferencedBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/** Puts boxes of an order on a bill of its customer; more of the same box is added to the line. */
export const createBoxLadingBill: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { box_id, order_id, quantity, type_freight_charge = null } = body;
  const bill = await lockReferencedBill(ctx, body.lading_bill_id, order_id);
  await lockBoxes(ctx, [box_id]);
  const owner = await requireOwner(ctx, box_id, order_id);
  if (owner.user_id !== bill.customer_id)
    throw refuseField('order_id', 'order_of_other_customer', { order_id });
  requireOwned(owner.free, quantity);
  await requireThere(ctx, { box_id, lading_bill_id: bill.id, more: quantity });
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
  await rateLadingBill(ctx, bill.id, 'lading_bill_changed');
  return readLadingBill(ctx, bill.id);
};
