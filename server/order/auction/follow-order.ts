// Updates the lot of an order when the order is approved, cancelled or reopened.
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { Refusal } from '#kernel/refusal.ts';
import { writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot, readLots, requireWonOnce } from '../lot/lots.ts';
import { holdForLot } from './hold-for-lot.ts';

/** Holds the maximum bid in the wallet when an order is approved. Refuses lots that have ended. */
export async function bidForLots(ctx: Context, reported: EventBatch<'order_approved'>): Promise<void> {
  for (const lot of await readLots(ctx, [...reported.keys()])) {
    const { order_id, ends_at } = lot;
    if (new Date(ends_at) <= ctx.now)
      throw new Refusal('lot_ended', { values: { order_id }, details: { order_id, ends_at } });
    await holdForLot(ctx, lot);
    await changeLot(ctx, lot.id, { state: 'bidding' });
    await writeAuctionLog(ctx, {
      ...{ order_id, action: 'bid', price: lot.max_bid, current_price: lot.current_bid },
    });
  }
}

/** Stops bidding when an order is cancelled. A lost lot stays lost. */
export async function closeLots(ctx: Context, reported: EventBatch<'order_cancelled'>): Promise<void> {
  for (const { id, order_id, state, won_price, max_bid } of await readLots(ctx, [...reported.keys()])) {
    if (state === 'lost') continue;
    await changeLot(ctx, id, { state: 'cancelled' });
    await writeAuctionLog(ctx, { order_id, action: 'cancelled', price: won_price ?? max_bid });
  }
}

/** Restores the lot's earlier state when an order is reopened. The wallet hold has to be made again. */
export async function reopenLots(ctx: Context, reported: EventBatch<'order_reopened'>): Promise<void> {
  for (const lot of await readLots(ctx, [...reported.keys()])) {
    const { id, won_price, approved } = lot;
    if (won_price !== null) await requireWonOnce(ctx, lot);
    await changeLot(ctx, id, { state: won_price !== null ? 'won' : approved ? 'bidding' : 'waiting' });
  }
}
