import type { recordLoss as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { writeAuctionLog } from '../auction-log/write-auction-log.ts';
import { changeLot } from '../lot/lots.ts';
import { cancelLocked } from '../order/cancel-order.ts';
import { planCancellation } from '../order/plan-cancellation.ts';
import { readOrder } from '../order/read-order.ts';
import { lockLotTo } from './lock-lot.ts';

/** Records that a lot is lost: releases the wallet hold and cancels the order with that reason. */
export const recordLoss: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { current_bid, message } = body;
  const lot = await lockLotTo(ctx, 'lose', { id, version });
  await changeLot(ctx, lot.id, { state: 'lost', ...(current_bid !== undefined && { current_bid }) });
  await writeAuctionLog(ctx, {
    ...{ order_id: id, action: 'lost', price: lot.max_bid },
    ...{ current_price: current_bid ?? lot.current_bid, message },
  });
  const writeVouchers = await cancelLocked(ctx, id, message ?? 'lost', await planCancellation(ctx, id));
  await writeVouchers();
  return afterEvents(() => readOrder(ctx, id));
};
