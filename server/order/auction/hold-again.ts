import type { holdAgain as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { findHold, releaseHold } from '../../accounting/wallet-hold/hold-money.ts';
import { readOrder } from '../order/read-order.ts';
import { holdForLot } from './hold-for-lot.ts';
import { lockLotTo } from './lock-lot.ts';

/** Renews the wallet hold of a bid after it expired. Does nothing while the hold is active. */
export const holdAgain: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const lot = await lockLotTo(ctx, 'hold', { id, version });
  const hold = await findHold(ctx, id);
  if (hold === undefined || hold.expired) {
    await releaseHold(ctx, id);
    await holdForLot(ctx, lot);
    ctx.emit('order', [id], 'held_again');
  }
  return afterEvents(() => readOrder(ctx, id));
};
