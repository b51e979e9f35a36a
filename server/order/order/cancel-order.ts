import { sql } from 'kysely';
import { add, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type * as endpoints from '@hakobu/contract/order/order/order.endpoints.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { afterwards } from '#kernel/ending.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { notify } from '#kernel/notification/notify.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCharges, type Charge } from '../../accounting/charge/charges.ts';
import {
  planRefund,
  refundCharges,
  surplus,
  type RefundPart,
} from '../../accounting/refund/refund-charges.ts';
import { releaseDistribution } from '../order-distribution/distribute.ts';
import { refreshOrderCharges } from './order-charges.ts';
import { orderSource, peopleOf, readOrder } from './order.queries.ts';

type Plan = ResponseOf<typeof endpoints.cancelOrder>;
const lockOrder = (ctx: Context, id: string, version: number | undefined) =>
  lockRow<{ cancelled_at: string | null }>(ctx, orderSource, { id, version, columns: sql`o.cancelled_at` });

/**
 * Answers what cancelling would do; with `confirm` it does it: boxes and goods return to stock, debt is
 * written back, cash to the wallet.
 */
export const cancelOrder: Handler<typeof endpoints.cancelOrder> = async (ctx, { params, body, version }) => {
  const id = String(params.id);
  const order = await lockOrder(ctx, id, version);
  if (order.cancelled_at !== null)
    throw new Refusal('order_is_cancelled', { values: { order_id: id }, details: { order_id: id } });
  await requireOffBills(ctx, id);
  const charges = (await lockCharges(ctx, { kinds: ['purchase_cost', 'service_fee'], order_ids: [id] })).map(
    askingNothing,
  );
  const refunds = planRefund(charges, surplus(charges));
  const plan: Plan = {
    order_id: id,
    executed: body.confirm,
    ...(await readGoods(ctx, id)),
    money: refunds.map(moneyOf),
  };
  if (!body.confirm) return plan;
  for (const box of plan.boxes)
    await sql`update owning_boxes set quantity = 0, is_cancel_distributed = true, version = version + 1,
      updated_at = now() where id = ${box.owning_box_id}`.execute(ctx.db);
  for (const box of plan.boxes)
    await sql`update boxes set distributed_quantity = distributed_quantity - ${box.quantity},
      version = version + 1, updated_at = now() where id = ${box.box_id}`.execute(ctx.db);
  for (const row of await readDistributions(ctx, id)) await releaseDistribution(ctx, row);
  await updateRow(ctx, 'orders', id, { cancelled_at: ctx.now, cancel_reason: body.reason ?? null });
  await refreshOrderCharges(ctx, id);
  await refundCharges(ctx, refunds, { kind: 'order_cancelled', voucher_date: dayIn(ctx.now) });
  ctx.report('order', [id], 'cancelled');
  await notify(ctx, {
    kind: 'order_cancelled',
    subject: { type: 'order', id },
    content: { order_id: id },
    to: peopleOf(id),
  });
  ctx.log({
    logable_type: 'order',
    logable_id: id,
    type_id: 'write',
    content: { cancelled: true, reason: body.reason ?? null, money: plan.money },
  });
  return plan;
};

/**
 * Takes a cancellation back: the order asks for its goods and fees again; what was refunded or released is to
 * be done anew.
 */
export const reopenOrder: Handler<typeof endpoints.reopenOrder> = async (ctx, { params, version }) => {
  const id = String(params.id);
  const order = await lockOrder(ctx, id, version);
  if (order.cancelled_at === null) throw new Refusal('order_not_cancelled');
  await updateRow(ctx, 'orders', id, { cancelled_at: null, cancel_reason: null });
  await refreshOrderCharges(ctx, id);
  ctx.report('order', [id], 'reopened');
  return afterwards(() => readOrder(ctx, id));
};

/** A charge as it stands once its document asks nothing. */
const askingNothing = (charge: Charge): Charge => ({
  ...charge,
  total: '0',
  unsolved: subtract(charge.unsolved, charge.total),
});

const moneyOf = ({ charge, written_back, cash, repaid_debt }: RefundPart) => ({
  kind: charge.kind,
  currency_id: charge.currency_id,
  refunded: add(cash, repaid_debt),
  written_back,
});

async function requireOffBills(ctx: Context, id: string): Promise<void> {
  const { rows } = await sql<{
    lading_bill_id: number;
  }>`select distinct lading_bill_id from box_lading_bills where order_id = ${id} order by 1`.execute(ctx.db);
  const bills = rows.map(({ lading_bill_id }) => lading_bill_id);
  if (bills.length > 0)
    throw new Refusal('order_cannot_be_cancelled', {
      values: { lading_bills: bills },
      details: { lading_bills: bills },
    });
}

async function readGoods(
  ctx: Context,
  id: string,
): Promise<Pick<Plan, 'purchases' | 'distributions' | 'boxes'>> {
  const { rows: purchases } = await sql<
    Plan['purchases'][number]
  >`select p.id as purchase_id, i.id as purchase_item_id, s.quantity, p.ordered_at is not null as ordered
    from order_items oi
    join purchase_item_sources s on s.order_item_id = oi.id join purchase_items i on i.id = s.purchase_item_id
    join purchases p on p.id = i.purchase_id
    where oi.order_id = ${id} and p.cancelled_at is null order by i.id`.execute(ctx.db);
  const { rows: boxes } = await sql<
    Plan['boxes'][number]
  >`select id as owning_box_id, box_id, quantity from owning_boxes where order_id = ${id} and quantity > 0
    order by id`.execute(ctx.db);
  const distributions = (await readDistributions(ctx, id)).map(({ order_item_id: _, ...row }) => row);
  return { purchases, distributions, boxes };
}

async function readDistributions(
  ctx: Context,
  id: string,
): Promise<{ id: number; purchase_item_id: number; order_item_id: number; quantity: Decimal }[]> {
  const { rows } = await sql<{
    id: number;
    purchase_item_id: number;
    order_item_id: number;
    quantity: Decimal;
  }>`select d.id, d.purchase_item_id, d.order_item_id, d.quantity from order_distributions d
    join order_items i on i.id = d.order_item_id where i.order_id = ${id} order by d.id`.execute(ctx.db);
  return rows;
}
