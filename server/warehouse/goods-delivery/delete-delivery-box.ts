import { sql } from 'kysely';
import type { deleteDeliveryBox as endpoint } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { goodsDeliveryBoxSource } from './goods-delivery.queries.ts';
import { lockDelivery } from './lock-delivery.ts';
import { requireDeliveryAction } from './require-delivery-action.ts';

interface Line {
  box_id: number;
  order_id: string;
  quantity: number;
}

/** Removes a line from a delivery that has not left. */
export const deleteDeliveryBox: Handler<typeof endpoint> = async (ctx, { params: { id }, version }) => {
  const { goods_delivery_id } = await findRow(ctx, goodsDeliveryBoxSource, id);
  requireDeliveryAction(await lockDelivery(ctx, goods_delivery_id), 'add_boxes');
  const { box_id, order_id, quantity } = await lockLine(ctx, id, version);
  await deleteRow(ctx, 'goods_delivery_boxes', id);
  await updateRow(ctx, 'goods_deliveries', goods_delivery_id, {});
  ctx.log({
    logable_type: 'goods_delivery',
    logable_id: goods_delivery_id,
    type_id: 'write',
    content: { box_id, order_id, removed: quantity },
  });
};

const lockLine = (ctx: Context, id: number, version: number | undefined): Promise<Line> =>
  lockRow<Line>(ctx, goodsDeliveryBoxSource, {
    id,
    version,
    columns: sql`x.box_id, x.order_id, x.quantity`,
  });
