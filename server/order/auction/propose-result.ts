import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { notify } from '#kernel/notification/notify.ts';
import type { SiteLot } from '../../product/auction-lot/fetch-auction-lot.ts';
import { describeLotState, writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot, type Lot } from '../lot/lots.ts';
import { resultOf } from './result-of.ts';

/**
 * Stores the auction site's data on the lot of a locked order. A result is only proposed: the salesperson
 * and the creator of the order are notified, and one of them records it.
 */
export async function proposeResult(ctx: Context, lot: Lot, found: SiteLot | undefined): Promise<void> {
  const { id, order_id, proposed, proposed_price } = lot;
  const proposal = found && resultOf(lot, found);
  const { result, price } = proposal ?? { result: null, price: null };
  const isNews = found !== undefined && (result !== proposed || price !== proposed_price);
  await changeLot(ctx, id, {
    asked_at: ctx.now,
    ...(found?.price != null && { current_bid: found.price }),
    ...(isNews && { proposed: result, proposed_price: price, proposed_at: result === null ? null : ctx.now }),
  });
  if (!isNews) return;
  const current_price = found.price ?? lot.current_bid;
  await writeAuctionLog(ctx, { order_id, action: 'watch', current_price });
  describeLotState(ctx, lot, { current_price });
  if (result === null) return;
  await notify(ctx, {
    kind: 'auction_ended',
    subject: { type: 'order', id: order_id },
    content: { order_id, lot: lot.title },
    to: sql`
      select u.id
      from orders o
      join users u on u.id in (o.sale_id, o.created_by) and u.role_id <> 'customer'
      where o.id = ${order_id}`,
  });
}
