import { sql } from 'kysely';
import type { updateShippingCode as endpoint } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { goodsDeliveryBoxSource } from './goods-delivery.queries.ts';
import { lockDelivery } from './lock-delivery.ts';

interface Line {
  box_id: number;
  order_id: string;
}

/** Sets the carrier's code of a delivered box, at any time. */
export const updateShippingCode: Handler<typeof endpoint> = async (ctx, { body, version }) => {
  const { id, shipping_code } = body;
  const { goods_delivery_id } = await findRow(ctx, goodsDeliveryBoxSource, id);
  await lockDelivery(ctx, goods_delivery_id);
  const { box_id, order_id } = await lockRow<Line>(ctx, goodsDeliveryBoxSource, {
    id,
    version,
    columns: sql`x.box_id, x.order_id`,
  });
  await updateRow(ctx, 'goods_delivery_boxes', id, { shipping_code });
  await updateRow(ctx, 'goods_deliveries', goods_delivery_id, {});
  ctx.log({
    logable_type: 'goods_delivery',
    logable_id: goods_delivery_id,
    type_id: 'write',
    content: { box_id, order_id, shipping_code },
  });
  return findRow(ctx, goodsDeliveryBoxSource, id);
};
