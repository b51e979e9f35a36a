import { sql } from 'kysely';
import type { watchLot as endpoint } from '@hakobu/contract/order/auction-log/auction-log.endpoints.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeLot, readLots } from '../lot/lots.ts';
import { orderSource } from '../order/order.queries.ts';
import { auctionLogs } from './auction-log.queries.ts';
import { describeLotState, writeAuctionLog } from './write-auction-log.ts';

/** Records the current state of a lot in the auction history. Changes nothing else. */
export const watchLot: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { order_id, current_price = null, message } = body;
  await lockRow(ctx, orderSource, { id: order_id, columns: sql`o.id` });
  const [lot] = await readLots(ctx, [order_id]);
  if (lot === undefined) throw unknownReference('order_id', order_id);
  if (current_price !== null) await changeLot(ctx, lot.id, { current_bid: current_price });
  describeLotState(ctx, lot, { current_price, message });
  const id = await writeAuctionLog(ctx, { order_id, action: 'watch', current_price, message });
  return findRow(ctx, auctionLogs, id);
};
