import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { orderMachine } from '@hakobu/contract/order/order/order.machine.ts';
import type { orderRow } from '@hakobu/contract/order/order/order.endpoints.ts';
import { stepStates, type StepState } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { actionsOf } from '#kernel/machine.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { contains, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { findRow } from '#kernel/list/list-rows.ts';
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
  from charges c left join lading_bills l on l.id = c.lading_bill_id where c.order_id = o.id`);

/** Condition on a bucket of the goods money, for the ranges of the list. */
const purchaseCostWithin =
  (bucket: string) =>
  ({ start = '0', end }: { start?: string; end?: string }) =>
    sql<SqlBool>`exists (select from charges c where c.order_id = o.id and c.kind = 'purchase_cost'
      and c.${sql.ref(bucket)} >= ${start}::numeric
    and (${end ?? null}::numeric is null or c.${sql.ref(bucket)} <= ${end ?? null}::numeric))`;

const person = (ids: unknown) => sql`select id, name, tel from users where id = any(${ids})`;

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
    by_tracking_code: ([code]) => sql<SqlBool>`exists (select from order_items i join purchase_item_sources s
      on s.order_item_id = i.id join purchase_items p on p.id = s.purchase_item_id
      join purchase_trackings pt on pt.purchase_id = p.purchase_id join trackings t on t.id = pt.tracking_id
      where i.order_id = o.id and t.code = upper(regexp_replace(${code}, '[^A-Za-z0-9]', '', 'g')))`,
  },
  between: {
    purchase_cost_outstanding: purchaseCostWithin('outstanding'),
    purchase_cost_unsolved: purchaseCostWithin('unsolved'),
  },
  search: (text) =>
    sql<SqlBool>`(${contains('o.id', text)} or o.customer_id in (select id from users
      where ${contains('name', text)}))`,
  includes: {
    customer: belongsTo('customer', 'customer_id', person),
    sale: belongsTo('sale', 'sale_id', person),
    status: belongsTo(
      'status',
      'status_id',
      (ids) => sql`select id, name from order_statuses where id = any(${ids})`,
    ),
    type: belongsTo('type', 'type_id', (ids) => sql`select id, name from order_types where id = any(${ids})`),
    shipment_method: belongsTo(
      'shipment_method',
      'shipment_method_id',
      (ids) => sql`select id, name from shipment_methods where id = any(${ids})`,
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
      (ids) => sql`select distinct i.order_id as parent, t.id, t.code from order_items i
      join purchase_item_sources s on s.order_item_id = i.id
      join purchase_items p on p.id = s.purchase_item_id
      join purchase_trackings pt on pt.purchase_id = p.purchase_id join trackings t on t.id = pt.tracking_id
      where i.order_id = any(${ids})`,
    ),
  },
  always: (ctx, rows) => attachMoney(ctx, rows),
});

/** Sets the money fields of the rows of one page, with one statement. */
async function attachMoney(ctx: Context, rows: OrderRow[]): Promise<void> {
  const { rows: sums } = await sql<{
    id: string;
  }>`select o.id, m.* from unnest(${rows.map(({ id }) => id)}::text[]) as o (id) cross
      join lateral (${money}) as m`.execute(ctx.db);
  const byId = new Map(sums.map((row) => [row.id, row]));
  for (const row of rows) Object.assign(row, byId.get(row.id));
}

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
