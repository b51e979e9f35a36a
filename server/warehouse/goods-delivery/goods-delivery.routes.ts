import { sql } from 'kysely';
import * as endpoints from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { findRow, listRows, lockRow } from '#kernel/list/list-rows.ts';
import { route } from '#kernel/route.ts';
import { createDeliveryBoxes, createGoodsDelivery, updateGoodsDelivery } from './change-delivery.ts';
import { goodsDeliveryBoxSource, goodsDeliverySource, readGoodsDelivery } from './goods-delivery.queries.ts';

const partners = defineListSource<{ id: number; name: string }>({
  from: sql`delivery_partners p`,
  select: sql`p.id, p.name`,
  key: 'p.id',
  access: () => undefined,
});

export const routes = [
  route(endpoints.listGoodsDeliveries, (ctx, { list }) =>
    listRows(ctx, endpoints.listGoodsDeliveries.list, goodsDeliverySource, list),
  ),
  route(endpoints.getGoodsDelivery, (ctx, { params, include }) => readGoodsDelivery(ctx, params.id, include)),
  route(endpoints.createGoodsDelivery, createGoodsDelivery),
  route(endpoints.updateGoodsDelivery, updateGoodsDelivery),
  route(endpoints.listGoodsDeliveryBoxes, (ctx, { list }) =>
    listRows(ctx, endpoints.listGoodsDeliveryBoxes.list, goodsDeliveryBoxSource, list),
  ),
  route(endpoints.createDeliveryBoxes, createDeliveryBoxes),
  route(endpoints.updateShippingCode, async (ctx, { body, version }) => {
    const { goods_delivery_id } = await lockRow<{ goods_delivery_id: number }>(ctx, goodsDeliveryBoxSource, {
      id: body.id,
      version,
      columns: sql`x.goods_delivery_id`,
    });
    await updateRow(ctx, 'goods_delivery_boxes', body.id, { shipping_code: body.shipping_code });
    ctx.log({
      logable_type: 'goods_delivery',
      logable_id: goods_delivery_id,
      type_id: 'write',
      content: body,
    });
    return findRow(ctx, goodsDeliveryBoxSource, body.id);
  }),
  lookupRoute(endpoints.listGoodsDeliveryStatuses, { table: 'goods_delivery_statuses' }),
  route(endpoints.listDeliveryPartners, (ctx, { list }) =>
    listRows(ctx, endpoints.listDeliveryPartners.list, partners, list),
  ),
];
