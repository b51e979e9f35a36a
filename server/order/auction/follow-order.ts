// What happens to the lot of an order when its order is approved, cancelled or reopened.
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { Refusal } from '#kernel/refusal.ts';
import { writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot, readLots, requireWonOnce } from '../lot/lots.ts';
import { holdForLot } from './hold-for-lot.ts';

/** An approved order bids: what its lot may cost is held. Refuses lots that ended. */
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

/** A cancelled order bids no more. A lot that was lost stays so. */
export async function closeLots(ctx: Context, reported: EventBatch<'order_cancelled'>): Promise<void> {
  for (const { id, order_id, state, won_price, max_bid } of await readLots(ctx, [...reported.keys()])) {
    if (state === 'lost') continue;
    await changeLot(ctx, id, { state: 'cancelled' });
    await writeAuctionLog(ctx, { order_id, action: 'cancelled', price: won_price ?? max_bid });
  }
}

/** A reopened order stands where it stood; its money is to be held anew. */
export async function reopenLots(ctx: Context, reported: EventBatch<'order_reopened'>): Promise<void> {
  for (const lot of await readLots(ctx, [...reported.keys()])) {
    const { id, won_price, approved } = lot;
    if (won_price !== null) await requireWonOnce(ctx, lot);
    await changeLot(ctx, id, { state: won_price !== null ? 'won' : approved ? 'bidding' : 'waiting' });
  }
}
