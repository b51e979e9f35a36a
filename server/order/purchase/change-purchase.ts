import { sql } from 'kysely';
import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type * as endpoints from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { differences, updateRow, type ChangedRow } from '#kernel/crud/rows.ts';
import { afterwards, type Ending } from '#kernel/ending.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import {
  purchaseItemSource,
  purchaseSource,
  purchaseSteps,
  readPurchase,
  type PurchaseRow,
} from './purchase.queries.ts';

interface State {
  status_id: string;
  supplier_id: number;
  currency_id: CurrencyId;
  additional_cost: Decimal;
  note: string | null;
}

async function lockPurchase(
  ctx: Context,
  id: number,
  version: number | undefined,
  from: readonly string[],
): Promise<State> {
  const purchase = await lockRow<State>(ctx, purchaseSource, {
    id,
    version,
    columns: sql`p.status_id, p.supplier_id, p.currency_id, p.additional_cost, p.note`,
  });
  if (!from.includes(purchase.status_id)) {
    throw new Refusal('purchase_wrong_state', {
      values: { status: purchase.status_id, needed: from.join(' / ') },
      details: { status_id: purchase.status_id, needed: from },
    });
  }
  return purchase;
}

/** Records one of the steps that people take, and computes the rest anew. */
async function step(
  ctx: Context,
  id: number,
  version: number | undefined,
  name: keyof typeof purchaseSteps,
  values: ChangedRow<'purchases'>,
): Promise<Ending<PurchaseRow>> {
  await lockPurchase(ctx, id, version, purchaseSteps[name]);
  await updateRow(ctx, 'purchases', id, values);
  ctx.report('purchase', [id], name);
  ctx.report('order', await ordersOf(ctx, id), `purchase_${name}`);
  return afterwards(() => readPurchase(ctx, id));
}

export const approvePurchase: Handler<typeof endpoints.approvePurchase> = (ctx, { params, version }) =>
  step(ctx, params.id, version, 'approve', { approved_at: ctx.now });
export const orderPurchase: Handler<typeof endpoints.orderPurchase> = (ctx, { params, version }) =>
  step(ctx, params.id, version, 'order', { ordered_at: ctx.now });

/** Cancels a purchase of which nothing came; its order lines are to be bought again. */
export const cancelPurchase: Handler<typeof endpoints.cancelPurchase> = async (ctx, { params, version }) => {
  const purchase = await lockPurchase(ctx, params.id, version, purchaseSteps.cancel);
  const {
    rows: [received],
  } = await sql`select 1 from purchase_items where purchase_id = ${params.id}
      and received_quantity > 0`.execute(ctx.db);
  if (received !== undefined) throw new Refusal('purchase_received');
  await sql`update order_items oi set purchased_quantity = oi.purchased_quantity - s.quantity,
    version = version + 1, updated_at = now()
    from (select x.order_item_id, sum(x.quantity) as quantity from purchase_item_sources x
    join purchase_items i on i.id = x.purchase_item_id where i.purchase_id = ${params.id} group by 1) s
    where oi.id = s.order_item_id`.execute(ctx.db);
  await setChargeTotals(ctx, [
    {
      kind: 'purchase',
      currency_id: purchase.currency_id,
      party_type: 'supplier',
      party_id: purchase.supplier_id,
      purchase_id: params.id,
      total: '0',
    },
  ]);
  return step(ctx, params.id, undefined, 'cancel', { cancelled_at: ctx.now });
};

export const updatePurchase: Handler<typeof endpoints.updatePurchase> = async (
  ctx,
  { params, body, version },
) => {
  const before = await lockPurchase(ctx, params.id, version, [
    'New',
    'Approved',
    'Ordered',
    'PartiallyReceived',
    'Received',
  ]);
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'purchases', params.id, body);
    await setPurchaseTotal(ctx, params.id, before);
    ctx.report('purchase', [params.id], 'purchase_changed');
    ctx.log({ logable_type: 'purchase', logable_id: params.id, type_id: 'write', content });
  }
  return afterwards(() => readPurchase(ctx, params.id));
};

async function setPurchaseTotal(
  ctx: Context,
  id: number,
  { currency_id, supplier_id }: State,
): Promise<void> {
  const {
    rows: [sum],
  } = await sql<{
    total: Decimal;
  }>`select p.additional_cost - p.compensation + coalesce((select sum(balance) from purchase_items i
    where i.purchase_id = p.id), 0) as total
    from purchases p where p.id = ${id}`.execute(ctx.db);
  await setChargeTotals(ctx, [
    {
      kind: 'purchase',
      currency_id,
      party_type: 'supplier',
      party_id: supplier_id,
      purchase_id: id,
      total: sum!.total,
    },
  ]);
}

/** Closes a line short: what has not come by now will not come. */
export const updatePurchaseItem: Handler<typeof endpoints.updatePurchaseItem> = async (
  ctx,
  { params, body, version },
) => {
  const item = await lockRow<{
    purchase_id: number;
    quantity: Decimal;
    received_quantity: Decimal;
    cancelled_at: string | null;
    status_id: string;
  }>(ctx, purchaseItemSource, {
    id: params.id,
    version,
    columns: sql`i.purchase_id, i.quantity, i.received_quantity, p.cancelled_at, p.status_id`,
  });
  if (item.cancelled_at !== null)
    throw new Refusal('purchase_wrong_state', { values: { status: item.status_id, needed: 'Ordered' } });
  const maximum = subtract(item.quantity, item.received_quantity);
  if (compare(body.short_closed_quantity, maximum) > 0)
    throw refuseField('short_closed_quantity', 'received_too_much', { maximum }, { maximum });
  await updateRow(ctx, 'purchase_items', params.id, body);
  ctx.report('purchase', [item.purchase_id], 'short_closed');
  ctx.log({
    logable_type: 'purchase',
    logable_id: item.purchase_id,
    type_id: 'write',
    content: { item_id: params.id, ...body },
  });
  return afterwards(() => findRow(ctx, purchaseItemSource, params.id));
};

/** The orders that a purchase buys for. */
export async function ordersOf(ctx: Context, purchaseId: number): Promise<string[]> {
  const { rows } = await sql<{
    order_id: string;
  }>`select distinct oi.order_id from purchase_items i join purchase_item_sources s
    on s.purchase_item_id = i.id join order_items oi on oi.id = s.order_item_id
    where i.purchase_id = ${purchaseId}`.execute(ctx.db);
  return rows.map(({ order_id }) => order_id);
}
