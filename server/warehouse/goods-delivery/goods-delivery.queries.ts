import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type {
  goodsDeliveryBoxRow,
  goodsDeliveryRow,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { goodsDeliveryMachine } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.machine.ts';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { belongsTo, hasMany, named } from '#kernel/list/attach-relation.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains, goodsNumberColumn, searchColumn, searchesGoodsNumber } from '#kernel/list/search.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { customerDocuments } from '../../identity/user/customer.access.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type GoodsDeliveryRow = z.output<typeof goodsDeliveryRow>;
export type GoodsDeliveryBoxRow = z.output<typeof goodsDeliveryBoxRow>;

const access = (ctx: Context) => customerDocuments(ctx, 'd');
const boxColumns = sql`x.id, x.goods_delivery_id, x.box_id, x.order_id, x.quantity, x.shipping_code,
  ${productOfBox('x.box_id')}, x.created_at, x.updated_at, x.version`;

const shippingCode = searchColumn('x.search_text');

export const goodsDeliverySource = defineListSource<GoodsDeliveryRow>({
  from: sql`goods_deliveries d`,
  select: sql`d.id, d.name, d.customer_id, d.area_id, d.status_id, d.delivery_partner_id,
    d.place_of_delivery_id, d.exported_date, d.received_at, d.note,
    (select coalesce(sum(x.quantity), 0)::int from goods_delivery_boxes x
    where x.goods_delivery_id = d.id) as quantity, d.created_at, d.updated_at, d.version`,
  key: 'd.id',
  access,
  within: (ctx) => inWarehouse(ctx, 'd.area_id'),
  filters: {
    name: goodsNumberColumn('d.search_text'),
    order_id: (ids) =>
      sql<SqlBool>`exists (select from goods_delivery_boxes x where x.goods_delivery_id = d.id
        and x.order_id = any(${ids}::text[]))`,
    shipping_code: ([code = '']) =>
      sql<SqlBool>`d.id in (select x.goods_delivery_id from goods_delivery_boxes x
        where ${contains(shippingCode, code)})`,
  },
  search: (text) =>
    anyOf([searchesGoodsNumber('d.search_text', text), isOfPersonNamed('d.customer_id', text)]),
  includes: {
    customer: named('customer', 'customer_id', 'users'),
    delivery_partner: named('delivery_partner', 'delivery_partner_id', 'delivery_partners'),
    place_of_delivery: belongsTo(
      'place_of_delivery',
      'place_of_delivery_id',
      (ids) =>
        sql`select id, consignee, tel, address, full_address(address, ward_id, null) as full_address
          from place_of_deliveries where id = any(${ids})`,
    ),
    area: named('area', 'area_id', 'areas'),
    pivot_boxes: hasMany(
      'pivot_boxes',
      'id',
      (ids) =>
        sql`select x.goods_delivery_id as parent, ${boxColumns} from goods_delivery_boxes x
          where x.goods_delivery_id = any(${ids}) order by x.id`,
    ),
  },
});

export const goodsDeliveryBoxSource = defineListSource<GoodsDeliveryBoxRow>({
  from: sql`goods_delivery_boxes x join goods_deliveries d on d.id = x.goods_delivery_id`,
  select: boxColumns,
  key: 'x.id',
  sorts: asNumbered('x.id'),
  access,
  within: (ctx) => inWarehouse(ctx, 'd.area_id'),
  filters: { shipping_code: shippingCode },
});

export const deliveryPartnerSource = defineListSource<{ id: number; name: string }>({
  from: sql`delivery_partners p`,
  select: sql`p.id, p.name`,
  key: 'p.id',
  access: () => undefined,
});

/** One delivery with its boxes, place and permitted actions. */
export async function readGoodsDelivery(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<GoodsDeliveryRow> {
  const always = ['customer', 'delivery_partner', 'place_of_delivery', 'area', 'pivot_boxes'];
  const [row, rights] = await Promise.all([
    findRow(ctx, goodsDeliverySource, id, [...new Set([...include, ...always])]),
    rowRights(ctx, goodsDeliverySource, goodsDeliveryMachine, [{ id }]),
  ]);
  const missing = missingForShipping(row);
  return {
    ...row,
    actions: actionsOf(rights(id), goodsDeliveryMachine, row, {
      ...(missing[0] !== undefined && { ship: { reason: missing[0], missing } }),
    }),
  };
}

/** What is missing before a delivery can leave. */
export const missingForShipping = ({
  quantity,
  delivery_partner_id,
  place_of_delivery_id,
}: Pick<GoodsDeliveryRow, 'quantity' | 'delivery_partner_id' | 'place_of_delivery_id'>): ErrorCode[] => [
  ...(quantity === 0 ? (['delivery_without_boxes'] as const) : []),
  ...(delivery_partner_id === null ? (['delivery_without_carrier'] as const) : []),
  ...(place_of_delivery_id === null ? (['delivery_without_place'] as const) : []),
];
