import { sql } from 'kysely';
import { add, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { allocateReceived } from '../../order/order-distribution/allocate-received.ts';
import { receiveItems, type ReceivedItem } from '../../order/purchase/receive-items.ts';
import { receiveTracking } from '../../order/tracking/record-tracking.ts';
import { chargeParcels } from './charge-shipping.ts';

/** A locked inbound item. */
export interface Inbound {
  id: number;
  tracking_id: number;
  shipping_fee: Decimal;
}
interface Tally {
  packages: number;
  items: readonly ReceivedItem[];
}

/**
 * Records a tally of a locked inbound item, whose purchase lines are locked too. Returns its id. The caller
 * then calls `chargeTallied`.
 */
export async function recordTally(
  ctx: Context,
  { id: sfa_id, tracking_id }: Pick<Inbound, 'id' | 'tracking_id'>,
  { packages, items }: Tally,
): Promise<number> {
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
  await receiveTracking(ctx, tracking_id, { checked: items.length > 0 });
  const { id } = await ctx.db
    .insertInto('sfa_receipts')
    .values({ sfa_id, packages, created_by: ctx.actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepItems(ctx, id, items);
  ctx.log({
    logable_type: 'sfa',
    logable_id: sfa_id,
    type_id: 'write',
    content: { tallied: packages, items },
  });
  return id;
}

/** Updates the shipping fees of tallied parcels: their lines may determine the creditor. */
export async function chargeTallied(
  ctx: Context,
  tallied: readonly (Pick<Inbound, 'id' | 'shipping_fee'> & Pick<Tally, 'items'>)[],
): Promise<void> {
  const ids = tallied
    .filter(({ items, shipping_fee }) => items.length > 0 && isPositive(shipping_fee))
    .map(({ id }) => id);
  if (ids.length > 0) await chargeParcels(ctx, ids);
}

/** Allocates tallied goods to the order lines they were bought for; these orders are locked. */
export const allocateTallied = (ctx: Context, orders: readonly string[], items: readonly ReceivedItem[]) =>
  allocateReceived(ctx, { orders, pieces: sumByLine(items) });

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
