import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import { stepStates, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { actionsOf } from '#kernel/machine.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { isWord, wordOf } from '#kernel/list/lookup-words.ts';
import { contains, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { holds, keysHolding } from '#kernel/list/text-index.ts';
import { orderItemColumns, orderItemTables } from './order-item.queries.ts';
import { readOrderFacts } from '../progress/order-facts.ts';
import { orderAccess } from './order.access.ts';

export type OrderRow = z.output<typeof orderRow>;

/** Five columns of one kind of cost, summed over the order's charges that `which` picks. */
const bucketSums = (name: string, which: string) =>
  ['total', 'paid', 'debited', 'outstanding', 'unsolved']
    .map(
      (bucket) =>
        `coalesce(sum(${bucket}) filter (where ${which}), 0) as ${bucket === 'total' ? name : `${name}_${bucket}`}`,
    )
    .join(', ');

const OWN_FREIGHT = "kind = 'freight' and pays_for_order";

const money = sql.raw(`select ${bucketSums('purchase_cost', "kind = 'purchase_cost'")},
    ${bucketSums('service_fee', "kind = 'service_fee'")}, ${bucketSums('shipping_fee', OWN_FREIGHT)},
  coalesce(sum(total) filter (where ${OWN_FREIGHT} and l.shipment_method_id = 'air'), 0) as shipping_fee_air,
  coalesce(sum(total) filter (where ${OWN_FREIGHT} and l.shipment_method_id = 'sea'), 0) as shipping_fee_sea,
  coalesce(sum(total) filter (where kind = 'compensation'), 0) as compensation, coalesce(sum(paid)
    filter (where kind = 'compensation'), 0) as compensated,
  coalesce(sum(debited) filter (where kind = 'compensation'), 0) as compensation_debited,
    coalesce(sum(unsolved) filter (where kind = 'compensation'), 0) as compensation_unsolved
  from charges c left join lading_bills l on l.id = c.lading_bill_id where c.order_id = page.id`);

/** Condition on a bucket of the goods money, for the ranges of the list. */
const purchaseCostWithin =
  (bucket: string) =>
  ({ start = '0', end }: { start?: string; end?: string }) =>
    sql<SqlBool>`exists (select from charges c where c.order_id = o.id and c.kind = 'purchase_cost'
      and c.${sql.ref(bucket)} >= ${start}::numeric
    and (${end ?? null}::numeric is null or c.${sql.ref(bucket)} <= ${end ?? null}::numeric))`;

/** The orders of a range by the index of what is still owed, which has no zeros. */
const findOwing =
  (bucket: 'outstanding' | 'unsolved') =>
  ({ start = '0', end }: { start?: string; end?: string }) => [
    sql`select c.order_id as key from charges c where c.kind = 'purchase_cost'
      and c.${sql.ref(bucket)} >= ${start}::numeric
      and (${end ?? null}::numeric is null or c.${sql.ref(bucket)} <= ${end ?? null}::numeric)`,
  ];

const person = (ids: unknown) => sql`select id, name, tel from users where id = any(${ids})`;

const findOrders = (text: string) => keysHolding('o.id', sql`orders o`, ['o.id'], text);

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
    purchase_cost_outstanding: purchaseCostWithin('outstanding'),
    purchase_cost_unsolved: purchaseCostWithin('unsolved'),
  },
  inOrder: ['status_id', 'type_id', 'customer_id', 'sale_id'],
  search: (text) =>
    sql<SqlBool>`(${contains('o.id', text)} or (select ${contains('u.name', text)} from users u
      where u.id = o.customer_id))`,
  found: {
    q: (text) => [
      ...findOrders(text),
      sql`select o.id as key from users u join orders o on o.customer_id = u.id where ${holds('u.name', text)}`,
    ],
    id: findOrders,
  },
  foundBetween: {
    purchase_cost_outstanding: findOwing('outstanding'),
    purchase_cost_unsolved: findOwing('unsolved'),
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
  beside: { columns: sql`money.*`, from: sql`cross join lateral (${money}) as money` },
});

/** Who is told about an order: who sells it, who made it, and whose it is. */
export const peopleOf = (id: string) =>
  sql`select unnest(array[sale_id, created_by, customer_id]) as id from orders where id = ${id}`;

/** One order with lines, money, progress and what can be done to it. */
export async function readOrder(
  ctx: Context,
  id: string,
  include: readonly string[] = [],
  append: readonly string[] = [],
): Promise<OrderRow> {
  const [row, [inProgress]] = await Promise.all([
    findRow(ctx, orderSource, id, [...new Set([...include, 'items', 'customer'])], append),
    readOrderFacts(ctx, [id]),
  ]);
  const states = stepStates(inProgress!.facts);
  return {
    ...row,
    progress: states.map((state) => progressStep(state, inProgress!.step_times)),
    actions: actionsOf(ctx.actor, orderMachine, row),
  };
}

const progressStep = ({ id, applies, done, percent, missing }: StepState, times: Record<string, string>) => ({
  id,
  applies,
  done,
  percent,
  done_at: times[id] ?? null,
  missing,
});
