import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { orderPrefixes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import { changedWithin } from '#kernel/list/conditions.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { isWord, wordOf } from '#kernel/list/lookup-words.ts';
import { both, contains, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { holds, holdsNumber } from '#kernel/list/text-index.ts';
import { bucketWithin, keysOwing, ofKind } from '../../accounting/charge/buckets.ts';
import { orderItemColumns, orderItemTables } from './order-item.queries.ts';
import { orderMoney } from './order-money.ts';
import { orderAccess } from './order.access.ts';

export type OrderRow = z.output<typeof orderRow>;

const goodsMoney = sql<SqlBool>`c.order_id = o.id and ${ofKind('purchase_cost')}`;

const person = (ids: unknown) => sql`select id, name, tel from users where id = any(${ids})`;

const findOrders = (text: string) => {
  const found = holdsNumber('o.id', text, orderPrefixes);
  return found && [sql`select o.id as key from orders o where ${found}`];
};

export const orderSource: ListSource<OrderRow> = defineListSource<OrderRow>({
  from: sql`orders o`,
  select: sql`o.id, o.organization_id, o.type_id, o.status_id, o.customer_id, o.sale_id, o.shipment_method_id,
    o.note, o.cancel_reason, o.approved_at, o.cancelled_at,
    o.special_declaration, o.insurance_declaration, o.insurance_fee, o.special_goods_fee, o.additional_cost,
      o.base_service_fee, o.service_fee_boxes,
    o.purchase_cost_currency_id, o.service_fee_currency_id, o.created_at, o.updated_at, o.version`,
  key: 'o.id',
  access: orderAccess,
  filters: {
    shipment_method_id: isWord('o.shipment_method_id', 'shipment_methods'),
    by_tracking_code: ([code]) => sql<SqlBool>`exists (select from order_items i join purchase_item_sources s
      on s.order_item_id = i.id join purchase_items p on p.id = s.purchase_item_id
      join purchase_trackings pt on pt.purchase_id = p.purchase_id join trackings t on t.id = pt.tracking_id
      where i.order_id = o.id and t.code = upper(regexp_replace(${code}, '[^A-Za-z0-9]', '', 'g')))`,
  },
  between: {
    updated_at: changedWithin('o'),
    purchase_cost_outstanding: bucketWithin('outstanding', goodsMoney),
    purchase_cost_unsolved: bucketWithin('unsolved', goodsMoney),
  },
  inOrder: ['status_id', 'type_id', 'customer_id', 'sale_id'],
  search: (text) =>
    sql<SqlBool>`(${contains('o.id', text)} or (select ${contains('u.name', text)} from users u
      where u.id = o.customer_id))`,
  found: {
    q: (text) =>
      findOrders(text)?.concat(
        sql`select o.id as key from users u join orders o on o.customer_id = u.id
        where ${holds('u.name', text)}`,
      ),
    id: findOrders,
  },
  foundBetween: {
    purchase_cost_outstanding: keysOwing('outstanding', 'purchase_cost', 'order_id'),
    purchase_cost_unsolved: keysOwing('unsolved', 'purchase_cost', 'order_id'),
  },
  includes: {
    customer: belongsTo('customer', 'customer_id', person),
    sale: belongsTo('sale', 'sale_id', person),
    status: wordOf('status', 'status_id', 'order_statuses'),
    type: wordOf('type', 'type_id', 'order_types'),
    shipment_method: wordOf('shipment_method', 'shipment_method_id', 'shipment_methods'),
    items: hasMany(
      'items',
      'id',
      (ids) =>
        sql`select i.order_id as parent, ${orderItemColumns} from ${orderItemTables}
          where i.order_id = any(${ids}) order by i.id`,
    ),
  },
  appends: {
    related_trackings: hasMany(
      'related_trackings',
      'id',
      (ids) => sql`select distinct i.order_id as parent, t.id, t.code from order_items i
      join purchase_item_sources s on s.order_item_id = i.id
      join purchase_items p on p.id = s.purchase_item_id
      join purchase_trackings pt on pt.purchase_id = p.purchase_id join trackings t on t.id = pt.tracking_id
      where i.order_id = any(${ids})`,
    ),
  },
  beside: orderMoney,
});

/** The orders of one type. */
export const ordersOf = (type: OrderType): ListSource<OrderRow> => ({
  ...orderSource,
  access: (ctx) => both([orderSource.access(ctx), sql<SqlBool>`o.type_id = ${sql.lit(type)}`]),
});
