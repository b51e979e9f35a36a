import { sql } from 'kysely';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { orderCompensation } from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow, insertRow } from '#kernel/crud/rows.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { invalidField, readReference, Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { accrueCompensation } from '../../accounting/compensation/accrue-compensation.ts';
import { orderAccess } from '../../order/order/order.access.ts';
import { lockBill } from '../lading-bill/lock-lading-bill.ts';
import { orderOfBoxes, requireBoxesOfOrder } from './compensated-boxes.ts';
import { documentOf } from './compensation-document.ts';
import { compensationSource } from './compensation.queries.ts';

type Body = BodyOf<typeof orderCompensation.create>;

/**
 * Creates a compensation that we owe a customer, for damaged or lost boxes of a bill or for an order. It is
 * an expense from its creation, whenever it is paid.
 */
export const createCompensation: Handler<typeof orderCompensation.create> = async (ctx, { body }) => {
  requireOwnOrganization(ctx, body);
  const { type, order_id, lading_bill_id } = await whatFor(ctx, body);
  const customer_id = await requireOrder(ctx, order_id, type === 'order' ? 'order_id' : 'lading_bill_id');
  if (type === 'order') await requireBoxesOfOrder(ctx, order_id, body.boxes);
  const { currency_id, amount, note, boxes } = body;
  const id = await insertRow(ctx, 'compensations', {
    ...{ type, order_id, lading_bill_id, currency_id, amount, note },
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  await writeBoxes(ctx, id, boxes);
  await setChargeTotals(ctx, [
    {
      ...{ kind: 'compensation', currency_id, total: amount, compensation_id: id, order_id },
      ...{ party_type: 'user', party_id: customer_id },
      ...(lading_bill_id !== null && { lading_bill_id }),
    },
  ]);
  const [charge] = await lockCharges(ctx, { kinds: ['compensation'], compensation_ids: [id] });
  const document = documentOf({ order_id, lading_bill_id });
  const writeVoucher = await accrueCompensation(ctx, charge!, amount, document);
  ctx.emit('order', [order_id], 'compensation_created');
  ctx.log({
    logable_type: document.receiptable_type,
    logable_id: document.receiptable_id,
    type_id: 'write',
    content: { compensation_id: id, amount, currency_id, note, boxes },
  });
  return afterEvents(async () => {
    await writeVoucher();
    return findRow(ctx, compensationSource, id, ['boxes', 'lading_bill']);
  });
};

/** The organization of the request pays. */
function requireOwnOrganization(ctx: Context, { organization_id }: Body): void {
  if (organization_id !== undefined && organization_id !== ctx.organizationId)
    throw unknownReference('organization_id', organization_id);
}

interface For {
  type: 'warehouse' | 'order';
  order_id: string;
  lading_bill_id: number | null;
}

/** The subject of the compensation, with its order and bill locked. */
async function whatFor(ctx: Context, { type, lading_bill_id, order_id, boxes }: Body): Promise<For> {
  const wanted = type ?? (lading_bill_id == null ? 'order' : 'warehouse');
  if (wanted === 'order') {
    if (lading_bill_id != null) throw refuseField('lading_bill_id', 'unknown_reference');
    if (order_id == null) throw invalidField('order_id', 'required');
    await lock(ctx, 'orders', [order_id]);
    return { type: wanted, order_id, lading_bill_id: null };
  }
  if (lading_bill_id == null) throw invalidField('lading_bill_id', 'required');
  await requireBill(ctx, lading_bill_id, order_id);
  const order = await orderOfBoxes(ctx, lading_bill_id, boxes, order_id);
  if (boxes.length === 0) throw invalidField('boxes', 'required');
  return { type: wanted, order_id: order, lading_bill_id };
}

/** Locks a bill of the request's organization that the caller may read, with its orders. */
async function requireBill(ctx: Context, id: number, order_id: string | null | undefined): Promise<void> {
  const more = sql`select ${order_id ?? null}::text`;
  await readReference('lading_bill_id', id, lockBill(ctx, id, undefined, more));
  const own = await hasRow(ctx, 'lading_bills', { id, organization_id: ctx.organizationId });
  if (!own) throw unknownReference('lading_bill_id', id);
}

/** The customer of a locked order that has charges and that the caller may read. */
async function requireOrder(ctx: Context, order_id: string, field: string): Promise<number> {
  const {
    rows: [order],
  } = await sql<{ customer_id: number; approved: boolean; cancelled: boolean }>`
    select o.customer_id, o.approved_at is not null as approved, o.cancelled_at is not null as cancelled
    from orders o
    where o.id = ${order_id} and o.organization_id = ${ctx.organizationId}
      and ${orderAccess(ctx) ?? sql`true`}`.execute(ctx.db);
  if (order === undefined) throw unknownReference(field, order_id);
  const facts = { values: { order_id }, details: { order_id } };
  if (order.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (!order.approved) throw new Refusal('order_not_approved', facts);
  return order.customer_id;
}

async function writeBoxes(ctx: Context, compensation_id: number, boxes: Body['boxes']): Promise<void> {
  if (boxes.length === 0) return;
  await ctx.db
    .insertInto('compensation_boxes')
    .values(boxes.map((box) => ({ compensation_id, ...box })))
    .execute();
}
