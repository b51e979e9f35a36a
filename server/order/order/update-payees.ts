import type { updatePayees as endpoint } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { orderTypes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOrderTo } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { replacePayees, requireSuppliers } from './order-payees.ts';
import { readOrder } from './read-order.ts';

/** Replaces the payees of an order. Refuses with `order_already_approved`: each payee then has a purchase. */
export const updatePayees: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  const { approved_at, type_id } = await lockOrderTo(ctx, 'update', { id, version });
  if (approved_at !== null)
    throw new Refusal('order_already_approved', { values: { order_id: id }, details: { order_id: id } });
  const { payees } = body;
  await requireSuppliers(ctx, payees);
  await replacePayees(ctx, id, orderTypes[type_id as OrderType].goods_currency, payees);
  await refreshOrderCharges(ctx, id);
  ctx.emit('order', [id], 'payees_changed');
  ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content: { payees } });
  return afterEvents(() => readOrder(ctx, id));
};
