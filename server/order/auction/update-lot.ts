import type { updateLot as endpoint } from '@hakobu/contract/order/auction/auction.endpoints.ts';
import { differences } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import type { Handler } from '#kernel/route.ts';
import { holdUntil } from '../../accounting/wallet-hold/hold-money.ts';
import { changeLot, nothingProposed } from '../lot/lots.ts';
import { readOrder } from '../order/read-order.ts';
import { resultUntil } from './hold-for-lot.ts';
import { lockLotTo } from './lock-lot.ts';

/**
 * Changes the end, title or address of a lot. Auctions are extended while people bid, so the wallet hold
 * moves to the new end and a result proposed for the earlier end is discarded.
 */
export const updateLot: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const lot = await lockLotTo(ctx, 'change', { id, version });
  const { ends_at = lot.ends_at, ...said } = body;
  const moved = new Date(ends_at).getTime() !== new Date(lot.ends_at).getTime();
  const values = { ...said, ...(moved && { ends_at }) };
  const content = differences(lot, values);
  if (Object.keys(content).length > 0) {
    await changeLot(ctx, lot.id, { ...values, ...(moved && { ...nothingProposed, asked_at: null }) });
    if (moved) await holdUntil(ctx, id, resultUntil(ctx, { ends_at }));
    ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { lot: content } });
  }
  return afterEvents(() => readOrder(ctx, id));
};
