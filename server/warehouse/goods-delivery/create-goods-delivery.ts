import { sql } from 'kysely';
import type { createGoodsDelivery as endpoint } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { goodsDeliveryMachine } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { requireCustomer } from '../../identity/user/user.queries.ts';
import { workArea } from '../movement/work-area.ts';
import { targetOf } from './delivery-target.ts';
import { readGoodsDelivery } from './goods-delivery.queries.ts';

/** Creates a delivery of a customer, without boxes. */
export const createGoodsDelivery: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { customer_id, note = null } = body;
  await requireCustomer(ctx, customer_id);
  const area_id = await workArea(ctx, 'destination', body.area_id);
  const id = await insertRow(ctx, 'goods_deliveries', {
    ...(await targetOf(ctx, body, customer_id)),
    customer_id,
    area_id,
    name: await nextName(ctx),
    status_id: goodsDeliveryMachine.initial,
    note,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'goods_delivery', logable_id: id, type_id: 'created', content: body });
  return readGoodsDelivery(withoutRowLimits(ctx), id);
};

/** The next number of the month, `GD261100042`. */
async function nextName(ctx: Context): Promise<string> {
  const {
    rows: [next],
  } = await sql<{ number: number }>`select nextval('goods_delivery_number') as number`.execute(ctx.db);
  const [year, month] = dayIn(ctx.now).slice(2).split('-');
  return `GD${year}${month}${String(next!.number).padStart(5, '0')}`;
}
