import { sql } from 'kysely';
import { add, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { createSfaReceipt as endpoint } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock, lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { allocateReceived } from '../../order/order-distribution/allocate-received.ts';
import {
  lockItemsToReceive,
  ordersBoughtFor,
  receiveItems,
  type ReceivedItem,
} from '../../order/purchase/receive-items.ts';
import { ordersOfTracking, receiveTracking } from '../../order/tracking/record-tracking.ts';
import { chargeShipping } from './charge-shipping.ts';
import { sfaReceiptSource } from './sfa.queries.ts';

/** A tally: packages of an inbound item are opened, and the purchased goods in them are counted. */
export const createSfaReceipt: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { sfa_id, packages, items, allocate } = body;
  const [orders, , , { tracking_id: trackingId, shipping_fee }] = await pipeline(
    () =>
      lock(
        ctx,
        'orders',
        sql`${ordersOfTracking(sql`select tracking_id from sfas where id = ${sfa_id}`)}
          union ${ordersBoughtFor(items)}`,
      ),
    () => lockItemsToReceive(ctx, items),
    () => lock(ctx, 'trackings', sql`select tracking_id from sfas where id = ${sfa_id}`),
    () => lockInbound(ctx, sfa_id),
  );
  await receiveItems(ctx, items, 'tallied');
  await ctx.db
    .updateTable('sfas')
    .set(({ eb }) => ({
      received_quantity: eb('received_quantity', '+', packages),
      version: eb('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', sfa_id)
    .execute();
  await receiveTracking(ctx, trackingId, { checked: items.length > 0 });
  const { id } = await ctx.db
    .insertInto('sfa_receipts')
    .values({ sfa_id, packages, created_by: ctx.actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepItems(ctx, id, items);
  // The tallied lines may determine the creditor of the shipping fee.
  if (items.length > 0 && isPositive(shipping_fee)) await chargeShipping(ctx, sfa_id);
  ctx.log({
    logable_type: 'sfa',
    logable_id: sfa_id,
    type_id: 'write',
    content: { tallied: packages, items },
  });
  const allocated = allocate ? await allocateReceived(ctx, { orders, pieces: sumByLine(items) }) : [];
  return { ...(await findRow(ctx, sfaReceiptSource, id)), allocated };
};

interface Inbound {
  id: number;
  tracking_id: number;
  shipping_fee: Decimal;
}

async function lockInbound(ctx: Context, id: number): Promise<Inbound> {
  const [inbound] = await lockRows(
    ctx,
    'sfas',
    sql<Inbound>`
      select s.id, s.tracking_id, s.shipping_fee from sfas s
      where s.id = ${id} and s.organization_id = ${ctx.organizationId}`,
    's',
  );
  if (inbound === undefined) throw unknownReference('sfa_id', id);
  return inbound;
}

function sumByLine(items: readonly ReceivedItem[]): ReadonlyMap<number, Decimal> {
  const pieces = new Map<number, Decimal>();
  for (const { purchase_item_id: id, quantity } of items)
    pieces.set(id, add(pieces.get(id) ?? '0', quantity));
  return pieces;
}

/** A line found in several packages is stored once. */
async function keepItems(ctx: Context, receiptId: number, items: readonly ReceivedItem[]): Promise<void> {
  await sql`
    insert into sfa_receipt_items (sfa_receipt_id, purchase_item_id, quantity)
    select ${receiptId}, purchase_item_id, sum(quantity)
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (purchase_item_id bigint, quantity numeric)
    group by 2`.execute(ctx.db);
}
