import type { recordOutbid as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { describeLotState, writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot } from '../lot/lots.ts';
import { readOrder } from '../order/read-order.ts';
import { lockLotTo } from './lock-lot.ts';

/** Records that another bidder leads. The wallet hold stays, so that the customer can raise the bid. */
export const recordOutbid: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { current_bid, message } = body;
  const lot = await lockLotTo(ctx, 'outbid', { id, version });
  await changeLot(ctx, lot.id, { state: 'outbid', ...(current_bid !== undefined && { current_bid }) });
  await writeAuctionLog(ctx, {
    ...{ order_id: id, action: 'outbid', price: lot.max_bid },
    ...{ current_price: current_bid ?? lot.current_bid, message },
  });
  describeLotState(ctx, lot, { current_price: current_bid, message });
  ctx.emit('order', [id], 'outbid');
  return afterEvents(() => readOrder(ctx, id));
};
