import { sql } from 'kysely';
import { WHOLE_PARENT } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { readBillNames } from '../lading-bill/read-bill-names.ts';

export interface CompensatedBox {
  box_id: number;
  quantity: number;
}
interface Line extends CompensatedBox {
  order_id: string;
  is_parent_box: boolean;
}

/** The boxes on a locked bill, by owning order. */
async function linesOfBill(ctx: Context, lading_bill_id: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select x.box_id, x.order_id, x.quantity, b.is_parent_box
    from box_lading_bills x
    join boxes b on b.id = x.box_id
    where x.lading_bill_id = ${lading_bill_id}
    order by x.id`.execute(ctx.db);
  return rows;
}

/** The boxes that a locked order owns. */
async function linesOfOrder(ctx: Context, order_id: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select w.box_id, w.order_id, sum(w.quantity)::int as quantity, b.is_parent_box
    from owning_boxes w
    join boxes b on b.id = w.box_id
    where w.order_id = ${order_id}
    group by w.box_id, w.order_id, b.is_parent_box
    order by w.box_id`.execute(ctx.db);
  return rows;
}

/**
 * The order whose boxes on a locked bill are damaged: the one in the request, else the only one that owns
 * all of them. Refuses boxes that are not on the bill, excess quantities, and boxes of several orders.
 */
export async function orderOfBoxes(
  ctx: Context,
  lading_bill_id: number,
  boxes: readonly CompensatedBox[],
  named: string | null | undefined,
): Promise<string> {
  const lines = await linesOfBill(ctx, lading_bill_id);
  if (lines.length === 0) throw await withoutBoxes(ctx, lading_bill_id);
  for (const [index, { box_id }] of boxes.entries())
    if (!lines.some((line) => line.box_id === box_id))
      throw unknownReference(`boxes.${index}.box_id`, box_id);
  const orders = [...new Set(lines.map(({ order_id }) => order_id))].filter((order_id) =>
    boxes.every(({ box_id }) => lines.some((line) => line.box_id === box_id && line.order_id === order_id)),
  );
  const order = named ?? (orders.length === 1 ? orders[0] : undefined);
  if (order === undefined) throw refuseField('boxes', 'boxes_of_several_orders', {}, { orders });
  requireEnough(
    boxes,
    lines.filter(({ order_id }) => order_id === order),
  );
  return order;
}

/** Refuses boxes that a locked order does not own, and excess quantities. */
export async function requireBoxesOfOrder(
  ctx: Context,
  order_id: string,
  boxes: readonly CompensatedBox[],
): Promise<void> {
  requireEnough(boxes, await linesOfOrder(ctx, order_id));
}

function requireEnough(boxes: readonly CompensatedBox[], lines: readonly Line[]): void {
  for (const [index, { box_id, quantity }] of boxes.entries()) {
    const line = lines.find((one) => one.box_id === box_id);
    if (line === undefined) throw unknownReference(`boxes.${index}.box_id`, box_id);
    if (quantity === WHOLE_PARENT && !line.is_parent_box)
      throw refuseField(`boxes.${index}.quantity`, 'box_is_not_parent', { box_id }, { box_id });
    const maximum = line.quantity;
    if (quantity > maximum)
      throw refuseField(`boxes.${index}.quantity`, 'beyond_boxes', { maximum }, { box_id, maximum });
  }
}

async function withoutBoxes(ctx: Context, id: number): Promise<Refusal> {
  const [name] = await readBillNames(ctx, [id]);
  return new Refusal('bill_without_boxes', { values: { lading_bill_id: name } });
}
