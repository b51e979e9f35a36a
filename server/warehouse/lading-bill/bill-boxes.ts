import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockBoxes } from '../movement/move-boxes.ts';
import { boxLadingBillSource, readLadingBill } from './lading-bill.queries.ts';
import { lockOpenBill, lockReferencedBill } from './lock-lading-bill.ts';
import { rateLadingBill } from './rate-lading-bill.ts';

/** Puts boxes of an order on a bill of its customer; more of the same box is added to the line. */
export const createBoxLadingBill: Handler<typeof endpoints.createBoxLadingBill> = async (ctx, { body }) => {
  const bill = await lockReferencedBill(ctx, body.lading_bill_id);
  await lockBoxes(ctx, [body.box_id]);
  const owner = await requireOwner(ctx, body.box_id, body.order_id);
  if (owner.user_id !== bill.customer_id)
    throw refuseField('order_id', 'order_of_other_customer', { order_id: body.order_id });
  requireOwned(owner.free, body.quantity);
  await sql`insert into box_lading_bills (lading_bill_id, box_id, order_id, quantity, type_freight_charge,
    created_by)
    values (${bill.id}, ${body.box_id}, ${body.order_id}, ${body.quantity},
      ${body.type_freight_charge ?? null}, ${ctx.actor.id})
    on conflict (lading_bill_id, box_id, order_id) do update
    set quantity = box_lading_bills.quantity + excluded.quantity, version = box_lading_bills.version + 1,
      updated_at = now()`.execute(ctx.db);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: bill.id,
    type_id: 'write',
    content: { box_id: body.box_id, order_id: body.order_id, added: body.quantity },
  });
  await rateLadingBill(ctx, bill.id, 'lading_bill_changed');
  return readLadingBill(ctx, bill.id);
};

export const updateBoxLadingBill: Handler<typeof endpoints.updateBoxLadingBill> = async (
  ctx,
  { params, body, version },
) => {
  const line = await lockLine(ctx, params.id, version);
  await lockOpenBill(ctx, line.lading_bill_id);
  await lockBoxes(ctx, [line.box_id]);
  if (body.quantity !== undefined && body.quantity > line.quantity)
    requireOwned((await requireOwner(ctx, line.box_id, line.order_id)).free, body.quantity - line.quantity);
  if (body.quantity !== undefined && body.quantity < line.quantity)
    await requireNotLoaded(ctx, line, line.quantity - body.quantity);
  await sql`update box_lading_bills
    set quantity = ${body.quantity ?? line.quantity},
      type_freight_charge =
        ${body.type_freight_charge === undefined ? line.type_freight_charge : body.type_freight_charge},
    version = version + 1, updated_at = now() where id = ${params.id}`.execute(ctx.db);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: line.lading_bill_id,
    type_id: 'write',
    content: { box_id: line.box_id, order_id: line.order_id, ...body },
  });
  await rateLadingBill(ctx, line.lading_bill_id, 'lading_bill_changed');
  return readLadingBill(ctx, line.lading_bill_id);
};

export const deleteBoxLadingBill: Handler<typeof endpoints.deleteBoxLadingBill> = async (
  ctx,
  { params, version },
) => {
  const line = await lockLine(ctx, params.id, version);
  await lockOpenBill(ctx, line.lading_bill_id);
  await lockBoxes(ctx, [line.box_id]);
  await requireNotLoaded(ctx, line, line.quantity);
  await sql`delete from box_lading_bills where id = ${params.id}`.execute(ctx.db);
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: line.lading_bill_id,
    type_id: 'write',
    content: { box_id: line.box_id, order_id: line.order_id, removed: line.quantity },
  });
  await rateLadingBill(ctx, line.lading_bill_id, 'lading_bill_changed');
};

interface Line {
  lading_bill_id: number;
  box_id: number;
  order_id: string;
  quantity: number;
  type_freight_charge: string | null;
  container_id: number | null;
}
const lockLine = (ctx: Context, id: number, version: number | undefined) =>
  lockRow<Line>(ctx, boxLadingBillSource, { id, version, columns: sql`x.*, l.container_id` });

/** what an order owns of a box and has not put on a bill yet. */
async function requireOwner(
  ctx: Context,
  boxId: number,
  orderId: string,
): Promise<{ user_id: number; free: number }> {
  const {
    rows: [owner],
  } = await sql<{ user_id: number; free: number }>`
    select w.user_id, w.quantity - coalesce((select sum(x.quantity) from box_lading_bills x
    where x.box_id = w.box_id and x.order_id = w.order_id), 0)::int as free
    from owning_boxes w join boxes b on b.id = w.box_id where w.box_id = ${boxId} and w.order_id = ${orderId}
      and not w.is_cancel_distributed and b.organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (owner === undefined) throw unknownReference('box_id', boxId);
  return owner;
}

function requireOwned(free: number, quantity: number): void {
  if (quantity > free) throw refuseField('quantity', 'over_owned', { maximum: free }, { maximum: free });
}

/** Boxes that are in the container already stay on its bills. */
async function requireNotLoaded(ctx: Context, line: Line, removed: number): Promise<void> {
  if (line.container_id === null) return;
  const {
    rows: [sum],
  } = await sql<{ loaded: number; covered: number }>`
    select coalesce((select s.quantity from box_stock s join places p on p.id = s.place_id
    where s.box_id = ${line.box_id} and p.container_id = ${line.container_id}), 0) as loaded,
      (select coalesce(sum(x.quantity), 0)::int from box_lading_bills x
      join lading_bills l on l.id = x.lading_bill_id where x.box_id = ${line.box_id}
        and l.container_id = ${line.container_id}) as covered`.execute(ctx.db);
  if (sum!.covered - removed < sum!.loaded) throw new Refusal('bill_is_loaded', { details: { ...sum } });
}
