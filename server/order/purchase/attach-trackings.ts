import { sql } from 'kysely';
import type { attachTrackings as endpoint } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { purchaseMachine, type PurchaseState } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { atField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { announceTrackings } from '../tracking/record-tracking.ts';
import { purchaseSource } from './purchase.queries.ts';
import { readPurchases } from './read-purchase.ts';

/**
 * Attaches trackings to purchases, all of them or none. Codes that are not known yet are recorded; attaching
 * one again changes nothing. Refusals name the row: `trackings.1.purchase_id`.
 */
export const attachTrackings: Handler<typeof endpoint> = async (ctx, { body: { trackings } }) => {
  const ids = [...new Set(trackings.map(({ purchase_id }) => purchase_id))];
  for (const id of ids.toSorted((a, b) => a - b)) {
    const at = trackings.findIndex(({ purchase_id }) => purchase_id === id);
    await atField(`trackings.${at}.purchase_id`, async () => {
      const columns = sql<{ status_id: PurchaseState }>`p.status_id`;
      requireAction(purchaseMachine, 'attach_tracking', await lockRow(ctx, purchaseSource, { id, columns }));
    });
  }
  const parcels = await announceTrackings(
    ctx,
    trackings.map(({ tracking_code }) => tracking_code),
    (index) => `trackings.${index}.tracking_code`,
  );
  const attached = await ctx.db
    .insertInto('purchase_trackings')
    .values(trackings.map(({ purchase_id }, index) => ({ purchase_id, tracking_id: parcels[index]!.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['purchase_id', 'tracking_id'])
    .execute();
  const codes = new Map(parcels.map(({ id, code }) => [id, code]));
  for (const { purchase_id, tracking_id } of attached)
    ctx.log({
      logable_type: 'purchase',
      logable_id: purchase_id,
      type_id: 'write',
      content: { tracking: codes.get(tracking_id) },
    });
  ctx.emit('tracking', codes.keys(), 'tracking_attached');
  return afterEvents(async () => ({ data: await readPurchases(ctx, ids) }));
};
