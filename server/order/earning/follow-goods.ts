// Books goods: as received when they are tallied, as sold when they are handed over.
import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { EventBatch } from '#kernel/events/domain-events.ts';
import { accountsOfEarnings, recogniseRevenue } from '../../accounting/recognition/recognise-revenue.ts';
import type { AccountKey } from '../../accounting/ledger/ledger-accounts.ts';
import { accountsOfIncoming, bookGoodsReceived } from '../../accounting/recognition/book-goods-received.ts';
import { bookCostOfGoodsSold } from '../../accounting/recognition/book-cost-of-goods-sold.ts';
import { handedOver } from './handed-over.ts';
import { containerCosts, incomingGoods } from './incoming-goods.ts';
import { leavingGoods, orderEarnings } from './order-earnings.ts';

/**
 * Updates the books of purchases and orders whose charges changed. Container costs are booked as freight
 * cost.
 */
export async function followCharges(ctx: Context, reported: EventBatch<'charge'>): Promise<void> {
  const { rows } = await sql<{ order_id: string | null; purchase_id: number | null }>`
    select coalesce(c.order_id, y.order_id) as order_id,
      case when y.id is null then coalesce(c.purchase_id, t.purchase_id) end as purchase_id
    from charges c
    left join order_payees y on y.purchase_id = c.purchase_id
    left join lateral (
      select i.purchase_id
      from sfa_receipts r
      join sfa_receipt_items x on x.sfa_receipt_id = r.id
      join purchase_items i on i.id = x.purchase_item_id
      where r.sfa_id = c.sfa_id) t on true
    where c.id = any(${[...reported.keys()]}::bigint[])`.execute(ctx.db);
  await bookGoodsReceived(ctx, await containerCosts(ctx, [...reported.keys()]));
  const orders = rows.flatMap(({ order_id }) => order_id ?? []);
  ctx.emit('earned', orders, 'charge_changed');
  ctx.emit(
    'goods_in',
    rows.flatMap(({ purchase_id }) => purchase_id ?? []),
    'charge_changed',
  );
}

/** Books tallied goods and the freight-in of their parcels. */
export async function takeGoodsIn(ctx: Context, reported: EventBatch<'goods_in'>): Promise<void> {
  await bookGoodsReceived(
    ctx,
    await incomingGoods(ctx, sql`select unnest(${[...reported.keys()]}::bigint[])`),
  );
}

/**
 * Recognises earned amounts as revenue and goods handed over as cost of sales. Money for goods bought in a
 * customer's name is passed on to the seller, or comes back where the order is cancelled.
 */
export async function earnOrders(ctx: Context, reported: EventBatch<'earned'>): Promise<void> {
  const ids = [...reported.keys()].sort();
  const incoming = await incomingGoods(ctx, purchasesFor(ids));
  const orders = await handedOver(ctx, ids);
  const earnings = await orderEarnings(ctx, orders);
  await bookGoodsReceived(ctx, incoming, accountsOfEarnings(earnings));
  // amounts passed on to sellers by the call above are not revenue, so earnings are read again
  await recogniseRevenue(ctx, incoming.length === 0 ? earnings : await orderEarnings(ctx, orders));
  await bookCostOfGoodsSold(ctx, await leavingGoods(ctx, orders));
}

/**
 * Accounts of customers and suppliers that recognition of these orders will post to. A caller that posts to
 * other accounts first locks all of them together.
 */
export async function accountsToRecognise(ctx: Context, orderIds: readonly string[]): Promise<AccountKey[]> {
  if (orderIds.length === 0) return [];
  const suppliers = await incomingGoods(ctx, purchasesFor(orderIds));
  return [
    ...accountsOfEarnings(await orderEarnings(ctx, await handedOver(ctx, orderIds))),
    ...suppliers.flatMap(accountsOfIncoming),
  ];
}

/** Purchases that pay payees of orders, or whose sellers received money of these orders. */
const purchasesFor = (ids: readonly string[]) => sql`
  select y.purchase_id from order_payees y where y.order_id = any(${[...ids]}::text[])
  union all
  select p.purchase_id
  from charges c
  join recognitions r on r.charge_id = c.id and r.passed_charge_id is not null
  join charges p on p.id = r.passed_charge_id
  where c.order_id = any(${[...ids]}::text[])`;
