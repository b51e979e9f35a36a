import type { deleteOrderDistribution as endpoint } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { lockDistribution } from './lock-distribution.ts';
import { readEnds, requireOpenOrder } from './move-goods.ts';
import { releaseDistribution } from './release-distributions.ts';

/** Releases the whole quantity of a distribution. */
export const deleteOrderDistribution: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const distribution = await lockDistribution(ctx, { id, version });
  requireOpenOrder((await readEnds(ctx, distribution)).line);
  await releaseDistribution(ctx, distribution);
};
