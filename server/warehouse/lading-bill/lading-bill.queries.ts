import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type {
  boxLadingBillRow,
  ladingBillRow,
} from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { isBannedBy } from '@hakobu/contract/product/product/bans.ts';
import { fieldRefusal } from '@hakobu/contract/kernel/machine.ts';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { hasMany, named } from '#kernel/list/attach-relation.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { both, defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { goodsNumberColumn, searchesGoodsNumber } from '#kernel/list/search.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { isWord } from '#kernel/list/lookup-words.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { Refusal } from '#kernel/refusal.ts';
import { actionsOf, type Obstacle } from '#kernel/machine.ts';
import { bucketSum, bucketSums, ofKind } from '../../accounting/charge/buckets.ts';
import { customerDocuments } from '../../identity/user/customer.access.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { boxBans } from '../movement/box-bans.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type LadingBillRow = z.output<typeof ladingBillRow>;
export type BoxLadingBillRow = z.output<typeof boxLadingBillRow>;

const access = (ctx: Context) => customerDocuments(ctx, 'l');

/**
 * Loaded quantity of the lines `x` of bills `l`: boxes that its container holds or held. When several lines
 * share a box, earlier lines are filled first.
 */
export const loadedOfLine = sql`case when l.container_id is null then 0
  else least(x.quantity, greatest(0, coalesce((select s.quantity from box_stock s
  join places p on p.id = s.place_id
  where s.box_id = x.box_id and p.container_id = l.container_id),
  0) + (select coalesce(sum(y.received_quantity), 0) from box_lading_bills y
  join lading_bills z on z.id = y.lading_bill_id
  where y.box_id = x.box_id and z.container_id = l.container_id)
  - (select coalesce(sum(y.quantity), 0) from box_lading_bills y
  join lading_bills z on z.id = y.lading_bill_id where y.box_id = x.box_id and z.container_id = l.container_id
    and y.id < x.id)))::int end`;

const lineColumns = sql`x.id, x.lading_bill_id, x.box_id, x.order_id, x.quantity, x.type_freight_charge,
  x.received_quantity, ${loadedOfLine} as loaded_quantity, b.volume, b.weight,
  coalesce((select sum(w.quantity) from owning_boxes w where w.box_id = x.box_id and w.order_id = x.order_id),
    0)::int as quantity_of_owner, b.is_parent_box, ${boxBans(sql`x.box_id`)}, ${productOfBox('x.box_id')}, x.created_at, x.updated_at, x.version`;
const lineTables = sql`box_lading_bills x join lading_bills l on l.id = x.lading_bill_id
  join boxes b on b.id = x.box_id`;

/** Number of boxes on a bill `l`. */
export const boxesOnBill = sql`(select coalesce(sum(x.quantity), 0)::int from box_lading_bills x
  where x.lading_bill_id = l.id)`;

/** Bills that carry boxes of orders of contracts. */
const onBillsOfContracts = (ids: readonly string[]) => sql`select x.lading_bill_id as key
  from orders o
  join box_lading_bills x on x.order_id = o.id
  where o.contract_id = any(${ids}::text[])`;

const hasBoxesOf = (orderIds: readonly string[]): Condition =>
  sql<SqlBool>`exists (select from box_lading_bills x where x.lading_bill_id = l.id
    and x.order_id = any(${orderIds}::text[]))`;

export const ladingBillSource = defineListSource<LadingBillRow>({
  from: sql`lading_bills l left join containers c on c.id = l.container_id`,
  select: sql`l.id, l.name, l.customer_id, l.container_id, l.shipment_method_id, l.from_area_id, l.to_area_id,
    round(l.volume, 4) as volume, l.weight, l.volumetric_weight, l.type_freight_charge, l.type_freight_range,
    l.automatic_freight_rate_update, l.freight_charge_pay_for_order, l.currency_id, l.freight_rate,
      case when l.type_freight_charge = 'by_volume' then round(l.freight_range, 4) else l.freight_range end
        as freight_range, l.discount, l.declared_value, l.assessed_at,
        coalesce(c.had_cut_off, false) as had_cut_off, c.arrived_at,
    l.price_explained, l.created_at, l.updated_at, l.version`,
  key: 'l.id',
  access,
  within: (ctx) => inWarehouse(ctx, 'l.from_area_id', 'l.to_area_id'),
  filters: {
    name: goodsNumberColumn('l.search_text'),
    shipment_method_id: isWord('l.shipment_method_id', 'shipment_methods'),
    order_id: hasBoxesOf,
    contract_id: (ids) => sql<SqlBool>`l.id in (${onBillsOfContracts(ids)})`,
    box_id: (ids) =>
      sql<SqlBool>`exists (select from box_lading_bills x where x.lading_bill_id = l.id
        and x.box_id = any(${ids}::bigint[]))`,
    without_container: ([wanted]) => sql<SqlBool>`(l.container_id is null) = ${wanted === 'true'}`,
  },
  search: (text) =>
    anyOf([searchesGoodsNumber('l.search_text', text), isOfPersonNamed('l.customer_id', text)]),
  includes: {
    customer: named('customer', 'customer_id', 'users'),
    container: named('container', 'container_id', 'containers'),
    pivot_boxes: hasMany(
      'pivot_boxes',
      'id',
      (ids) =>
        sql`select x.lading_bill_id as parent, ${lineColumns} from ${lineTables}
          where x.lading_bill_id = any(${ids}) order by x.id`,
    ),
    shares: hasMany(
      'shares',
      'id',
      (ids) =>
        sql`select lading_bill_id as parent, order_id, contract_id, total, paid, debited, outstanding, unsolved
          from charges where lading_bill_id = any(${ids}) and kind = 'freight' order by order_id`,
    ),
  },
  always: attachSums,
});

/** Bills that carry boxes of orders. */
export const onBillsOf = (orderIds: readonly string[]): ListSource<LadingBillRow> => ({
  ...ladingBillSource,
  access: (ctx) => both([ladingBillSource.access(ctx), hasBoxesOf(orderIds)]),
});

/** In VND; compensations in other currencies appear in their own list. */
const compensation = sql<SqlBool>`${ofKind('compensation')} and c.currency_id = 'VND'`;

type Sums = Pick<
  LadingBillRow,
  | 'id'
  | 'quantity'
  | 'freight_charge'
  | 'freight_charge_paid'
  | 'freight_charge_debited'
  | 'freight_charge_outstanding'
  | 'freight_charge_unsolved'
  | 'compensation'
  | 'compensated'
  | 'compensation_debited'
  | 'compensation_unsolved'
>;

/** Adds amounts and numbers of boxes to the rows of one page, in one statement. */
async function attachSums(ctx: Context, rows: LadingBillRow[]): Promise<void> {
  const { rows: sums } = await sql<Sums>`
    select l.id, c.*,
      ${boxesOnBill} as quantity
    from unnest(${rows.map(({ id }) => id)}::bigint[]) as l (id)
    cross join lateral (
      select ${bucketSums('freight_charge', ofKind('freight'))},
        ${bucketSum('total', compensation)} as compensation,
        ${bucketSum('paid', compensation)} as compensated,
        ${bucketSum('debited', compensation)} as compensation_debited,
        ${bucketSum('unsolved', compensation)} as compensation_unsolved
      from charges c
      where c.lading_bill_id = l.id) as c`.execute(ctx.db);
  const byId = new Map(sums.map((row) => [row.id, row]));
  for (const row of rows) Object.assign(row, byId.get(row.id));
}

/** One bill with its boxes, the freight of each order and its permitted actions. */
export async function readLadingBill(
  ctx: Context,
  id: number,
  include: readonly string[] = [],
): Promise<LadingBillRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, ladingBillSource, id, [
      ...new Set([...include, 'customer', 'container', 'pivot_boxes', 'shares']),
    ]),
    rowRights(ctx, ladingBillSource, ladingBillMachine, [{ id }]),
  ]);
  return { ...row, actions: actionsOf(rights(id), ladingBillMachine, row, obstaclesOf(row)) };
}

/** Refuses with `bill_freight_is_fixed` once the freight of a locked bill is settled. */
export async function requireOpenTerms(ctx: Context, id: number): Promise<void> {
  const refusal = fieldRefusal(
    ladingBillMachine,
    'type_freight_charge',
    await findRow(withoutRowLimits(ctx), ladingBillSource, id),
  );
  if (refusal !== undefined) throw new Refusal(refusal, { details: { lading_bill_id: id } });
}

/** What prevents actions besides the state of a bill, and what its container waits for because of it. */
function obstaclesOf({
  freight_charge_paid,
  freight_charge_debited,
  freight_charge_unsolved,
  freight_charge_outstanding,
  pivot_boxes = [],
  assessed_at,
  shipment_method_id,
}: LadingBillRow): Partial<Record<keyof typeof ladingBillMachine.transitions, Obstacle>> {
  const unsolved = isPositive(freight_charge_unsolved);
  const owed = unsolved || isPositive(freight_charge_outstanding);
  const settled = isPositive(freight_charge_paid) || isPositive(freight_charge_debited);
  const waits: ErrorCode[] = [
    ...(pivot_boxes.some((line) => isBannedBy(line, shipment_method_id)) ? (['goods_banned'] as const) : []),
    ...(assessed_at === null ? (['freight_not_assessed'] as const) : []),
    ...(pivot_boxes.some((line) => line.loaded_quantity < line.quantity)
      ? (['bills_not_loaded'] as const)
      : []),
  ];
  return {
    ...(!unsolved && { debit: { reason: 'nothing_unsolved' } }),
    ...(!owed && { pay: { reason: 'nothing_unsolved' } }),
    ...(settled && { delete: { reason: 'bill_has_payments' } }),
    ...(waits[0] !== undefined && { cut_off: { reason: waits[0], missing: waits } }),
  };
}

export const boxLadingBillSource = defineListSource<BoxLadingBillRow>({
  from: lineTables,
  select: lineColumns,
  key: 'x.id',
  sorts: asNumbered('x.id'),
  access,
  within: (ctx) => inWarehouse(ctx, 'l.from_area_id', 'l.to_area_id'),
  filters: { container_id: 'l.container_id' },
});
