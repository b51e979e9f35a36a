import { afterwards } from '#kernel/ending.ts';
import { sql } from 'kysely';
import type { updateOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/resource-routes.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderSource, readOrder } from './order.queries.ts';

/** Changes fees, route, seller or note. Fees change what the order asks; what was paid stays. */
export const updateOrder: Handler<typeof endpoint> = async (ctx, { params, body, version }) => {
  if ('status_id' in body) throw refuseField('status_id', 'status_is_computed');
  const id = String(params.id);
  const before = await lockRow<Record<string, unknown>>(ctx, orderSource, { id, version, columns: sql`o.*` });
  if (before.cancelled_at !== null)
    throw new Refusal('order_is_cancelled', { values: { order_id: id }, details: { order_id: id } });
  const { service_fee, status_id: _, ...fields } = body;
  const values = { ...fields, ...(service_fee === undefined ? {} : { base_service_fee: service_fee }) };
  const content = differences(before, values);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'orders', id, values);
    await refreshOrderCharges(ctx, id);
    ctx.report('order', [id], 'order_changed');
    ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content });
    ctx.announce('changed', { type: 'order', id });
  }
  return afterwards(() => readOrder(ctx, id));
};
