import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { OrderType } from '@hakobu/contract/order/order/order-types.ts';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import { alternativesOf, anyOf } from '#kernel/list/any-of.ts';
import { filesInclude } from '#kernel/files/files-include.ts';
import { changedWithin } from '#kernel/list/conditions.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { isWord, wordOf } from '#kernel/list/lookup-words.ts';
import { both, defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { numberColumn, searchesNumber } from '#kernel/list/search.ts';
import { bucketWithin, ofKind, servicesOfOrder } from '../../accounting/charge/buckets.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { attachLots } from '../lot/lots.ts';
import { orderItemColumns, orderItemTables } from './order-item.queries.ts';
import { orderMoney } from './order-money.ts';
import { orderAccess } from './order.access.ts';

export type OrderRow = z.output<typeof orderRow>;

const goodsWithin = (bucket: 'outstanding' | 'unsolved') =>
  bucketWithin(bucket, 'o.id', 'c.order_id', ofKind('purchase_cost'));

const searchOrders = (text: string): Condition =>
  anyOf([searchesNumber('o.search_text', text), isOfPersonNamed('o.customer_id', text)]);

const person = (ids: unknown) => sql`select id, name, tel from users where id = any(${ids})`;

/**
 * Negates a condition with `not` instead of comparing it with the filter's value, because PostgreSQL would
 * compute the comparison for every row.
 */
const unless = (wanted: string | undefined) => (wanted === 'true' ? sql`` : sql`not`);

export const orderSource: ListSource<OrderRow> = defineListSource<OrderRow>({
  from: sql`orders o`,
  select: sql`o.id, o.organization_id, o.type_id, o.status_id, o.customer_id, o.sale_id, o.shipment_method_id,
    o.contract_id, o.note, o.cancel_reason, o.cancel_fee, o.approved_at, o.cancelled_at,
    o.special_declaration, o.insurance_declaration, o.insurance_fee, o.special_goods_fee, o.additional_cost,
      o.base_service_fee, o.service_fee_boxes,
    o.purchase_cost_currency_id, o.service_fee_currency_id, o.created_at, o.updated_at, o.version, money.*`,
  joins: orderMoney,
  key: 'o.id',
  access: orderAccess,
  filters: {
    id: numberColumn('o.search_text'),
    shipment_method_id: isWord('o.shipment_method_id', 'shipment_methods'),
    without_contract: ([wanted]) => sql<SqlBool>`o.contract_id is ${unless(wanted)} null`,
    result_proposed: ([wanted]) => sql<SqlBool>`o.id ${unless(wanted)} in (
      select l.order_id from auction_lots l where l.proposed is not null)`,
    unsettled: ([wanted]) => sql<SqlBool>`${unless(wanted)} (o.approved_at is not null
      and o.cancelled_at is null and o.id = any(array(
        select c.order_id from charges c
        where c.unsolved > 0 and (${ofKind('purchase_cost')} or ${servicesOfOrder}))))`,
    by_tracking_code: ([code = '']) => sql<SqlBool>`o.id in (
      select i.order_id
      from trackings t
      join purchase_trackings pt on pt.tracking_id = t.id
      join purchase_items p on p.purchase_id = pt.purchase_id
      join purchase_item_sources s on s.purchase_item_id = p.id
      join order_items i on i.id = s.order_item_id
      where t.code = ${normaliseTracking(code)}
      union all
      select x.order_id
      from trackings t
      join order_trackings x on x.tracking_id = t.id
      where t.code = ${normaliseTracking(code)})`,
  },
  between: {
    updated_at: changedWithin('o'),
    purchase_cost_outstanding: goodsWithin('outstanding'),
    purchase_cost_unsolved: goodsWithin('unsolved'),
  },
  search: searchOrders,
  includes: {
    customer: belongsTo('customer', 'customer_id', person),
    sale: belongsTo('sale', 'sale_id', person),
    status: wordOf('status', 'status_id', 'order_statuses'),
    type: wordOf('type', 'type_id', 'order_types'),
    shipment_method: wordOf('shipment_method', 'shipment_method_id', 'shipment_methods'),
    lot: attachLots({ from: sql`orders o`, key: 'o.id', access: orderAccess }),
    files: filesInclude('order'),
    contract: belongsTo(
      'contract',
      'contract_id',
      (ids) => sql`select id, status_id, start_date, end_date from contracts where id = any(${ids})`,
    ),
    payees: hasMany(
      'payees',
      'id',
      (ids) => sql`select y.order_id as parent, y.id, y.supplier_id, s.name as supplier_name, y.amount,
          y.currency_id, y.due_date, y.note, y.purchase_id, exists (select from charges c
            join purchases p on p.id = c.purchase_id and p.cancelled_at is null
            where c.purchase_id = y.purchase_id and c.unsolved <= 0) as paid
        from order_payees y
        join suppliers s on s.id = y.supplier_id
        where y.order_id = any(${ids}) order by y.id`,
    ),
    trackings: hasMany(
      'trackings',
      'id',
      (ids) => sql`select x.order_id as parent, t.id, t.code, x.note, t.checked_at is not null as checked,
          t.received_at
        from order_trackings x
        join trackings t on t.id = x.tracking_id
        where x.order_id = any(${ids}) order by x.created_at, t.id`,
    ),
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
      (ids) => sql`select distinct r.order_id as parent, t.id, t.code, t.checked_at is not null as checked,
          t.received_at
        from (
          select i.order_id, pt.tracking_id
          from order_items i
          join purchase_item_sources s on s.order_item_id = i.id
          join purchase_items p on p.id = s.purchase_item_id
          join purchase_trackings pt on pt.purchase_id = p.purchase_id
          where i.order_id = any(${ids})
          union all
          select order_id, tracking_id from order_trackings where order_id = any(${ids})) as r
        join trackings t on t.id = r.tracking_id
        order by t.id`,
    ),
  },
});

/** Limits the list source to orders of one type. */
export const ordersOf = (type: OrderType): ListSource<OrderRow> => ({
  ...orderSource,
  access: (ctx) => {
    const isOfType = sql<SqlBool>`o.type_id = ${sql.lit(type)}`;
    const access = orderSource.access(ctx);
    if (access === undefined) return isOfType;
    return anyOf(alternativesOf(access).map((alternative) => both([alternative, isOfType])!));
  },
});
