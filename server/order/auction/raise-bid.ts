import { compare } from '@hakobu/contract/kernel/decimal.ts';
import type { raiseBid as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { raiseHold } from '../../accounting/wallet-hold/hold-money.ts';
import { writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot, toHold, type Lot } from '../lot/lots.ts';
import { readOrder } from '../order/read-order.ts';
import { lockLotTo } from './lock-lot.ts';

/** Time before the end in which a bid needs confirmation, against accidental bids. */
const LAST_MINUTES = 15;
const MINUTE_MS = 60_000;

/** Raises the bid for a lot and the wallet hold with it. Refuses bids below the present one. */
export const raiseBid: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { max_bid, confirm, message } = body;
  const lot = await lockLotTo(ctx, 'raise', { id, version });
  requireOpen(ctx, lot, confirm);
  const current = lot.max_bid;
  if (compare(max_bid, current) <= 0) throw refuseField('max_bid', 'bid_lowered', { current }, { current });
  await raiseHold(ctx, id, toHold({ ...lot, max_bid }));
  await changeLot(ctx, lot.id, { max_bid, state: 'bidding' });
  await writeAuctionLog(ctx, {
    ...{ order_id: id, action: 'raise', price: max_bid, current_price: lot.current_bid, message },
  });
  ctx.emit('order', [id], 'bid_raised');
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { max_bid } });
  return afterEvents(() => readOrder(ctx, id));
};

/** Refuses bids for ended lots, and unconfirmed bids in the last minutes. */
function requireOpen(ctx: Context, { ends_at, order_id }: Lot, confirmed: boolean): void {
  const left = new Date(ends_at).getTime() - ctx.now.getTime();
  if (left <= 0) throw new Refusal('lot_ended', { values: { order_id }, details: { order_id, ends_at } });
  if (left > LAST_MINUTES * MINUTE_MS || confirmed) return;
  const minutes = Math.ceil(left / MINUTE_MS);
  throw new Refusal('bid_needs_confirmation', { values: { minutes }, details: { minutes, ends_at } });
}
