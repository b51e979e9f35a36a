import type { updateOrder as endpoint } from '@hakobu/contract/order/order/order.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/rows.ts';
import { afterwards } from '#kernel/ending.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireMethodAllowed } from './bans.ts';
import { requireSalesperson } from './check-references.ts';
import { lockOrderTo } from './lock-order.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { readOrder } from './read-order.ts';

/** Changes fees, route, seller or note. Fees change what the order asks; what was paid stays. */
export const updateOrder: Handler<typeof endpoint> = async (ctx, { params: { id }, body, version }) => {
  if ('status_id' in body) throw refuseField('status_id', 'status_is_computed');
  const before = await lockOrderTo(ctx, 'update', { id, version });
  if (body.sale_id !== undefined && body.sale_id !== null && body.sale_id !== before.sale_id)
    await requireSalesperson(ctx, body.sale_id);
  const { shipment_method_id: method } = body;
  if (method != null && method !== before.shipment_method_id) await requireMethodAllowed(ctx, id, method);
  const { service_fee: base_service_fee, status_id: _, ...fields } = body;
  const values = { ...fields, base_service_fee };
  const content = differences(before, values);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'orders', id, values);
    await refreshOrderCharges(ctx, id);
    ctx.report('order', [id], 'order_changed');
    ctx.log({ logable_type: 'order', logable_id: id, type_id: 'write', content });
  }
  return afterwards(() => readOrder(ctx, id));
};
