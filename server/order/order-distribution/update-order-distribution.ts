import { compare, negate, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { updateOrderDistribution as endpoint } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockDistribution } from './lock-distribution.ts';
import { moveGoods, readEnds, requireOpenOrder, requireOutsideBoxes, requireRoom } from './move-goods.ts';
import { distributionSource } from './order-distribution.queries.ts';

/** Changes the allocated quantity. Refuses to release pieces that are in boxes of the order. */
export const updateOrderDistribution: Handler<typeof endpoint> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const before = await lockDistribution(ctx, { id, version });
  const ends = await readEnds(ctx, before);
  requireOpenOrder(ends.line);
  const change = subtract(body.quantity, before.quantity);
  if (compare(change, '0') > 0) requireRoom(ends, change);
  else await requireOutsideBoxes(ctx, ends.line, negate(change));
  await updateRow(ctx, 'order_distributions', id, body);
  await moveGoods(ctx, ends, change);
  return findRow(ctx, distributionSource, id);
};
