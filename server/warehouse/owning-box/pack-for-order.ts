import { may } from '@hakobu/contract/kernel/permission.ts';
import type { packForOrder as endpoint } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { forbidden } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readBox } from '../box/box.queries.ts';
import { packBoxes } from '../box/create-box.ts';
import { assignBoxes, lockApprovedOrder } from './create-owning-box.ts';
import { requireDistributed } from './require-distributed.ts';

const RIGHT = { resource: 'box', action: 'create' } as const;

/** Packs boxes and assigns them to an order at once. */
export const packForOrder: Handler<typeof endpoint> = async (ctx, { body: { order_id, ...box } }) => {
  if (!may(ctx.actor.permissions, RIGHT)) throw forbidden('box.organization.create');
  const customer = await lockApprovedOrder(ctx, order_id);
  const box_id = await packBoxes(ctx, box);
  const { surplus_reason } = box;
  const id = await assignBoxes(ctx, { box_id, order_id, quantity: box.duplicate, surplus_reason }, customer);
  await requireDistributed(ctx, { id, order_id, box_id }, surplus_reason ?? null);
  return readBox(ctx, box_id);
};
