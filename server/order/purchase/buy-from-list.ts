import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { add, compare } from '@hakobu/contract/kernel/decimal.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { buyFromList as endpoint } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { allocateToOrders } from '@hakobu/contract/order/purchase/allocate-to-orders.ts';
import {
  listToBuy,
  orderPurchase,
  type createPurchase,
} from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import type { Context } from '#kernel/context.ts';
import { afterEvents } from '#kernel/deferred-response.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { parseListQuery } from '#kernel/list/parse-list-query.ts';
import { LockSetChanged } from '#kernel/locks/held-locks.ts';
import { forbidden, Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireMayReachOrders } from '../order/bans.ts';
import { lockLinesToBuy, type LineToBuy } from '../order/order-lines.ts';
import { mayBuyBeforePayment } from './buy-before-payment.ts';
import { judgeOrderLines, writePurchase } from './create-purchase.ts';
import { toBuySource, type ToBuyRow } from './list-to-buy.queries.ts';
import { orderNow } from './order-purchases.ts';
import { readPurchases } from './read-purchase.ts';

type Body = BodyOf<typeof endpoint>;
type Item = BodyOf<typeof createPurchase>['items'][number] & { supplier_id: number };

const MOST_PRODUCTS = 100;

/** Buys products that orders wait for: one purchase per supplier, all of them or none. */
export const buyFromList: Handler<typeof endpoint> = async (ctx, { body }) => {
  const right = orderPurchase.access;
  if (body.ordered && typeof right === 'object' && !may(ctx.actor.permissions, right))
    throw forbidden(`${right.resource}.organization.${right.action}`);
  const beforePayment = await mayBuyBeforePayment(ctx);
  const items = await itemsOf(ctx, body, beforePayment);
  const lines = await lockAsListed(ctx, items, beforePayment);
  await requireMayReachOrders(ctx, 'products', items);
  const ids: number[] = [];
  for (const [supplier_id, bought] of Map.groupBy(items, (item) => item.supplier_id)) {
    const head = { supplier_id, currency_id: body.currency_id, additional_cost: '0' };
    const id = await writePurchase(ctx, { ...head, items: bought }, lines);
    const orders = bought.flatMap(({ order_items }) =>
      order_items.map(({ order_item_id }) => lines.get(order_item_id)!.order_id),
    );
    if (body.ordered) await orderNow(ctx, { id, orders, status_id: purchaseMachine.initial });
    ids.push(id);
  }
  return afterEvents(async () => ({ data: await readPurchases(ctx, ids) }));
};

/** The lines to buy, with defaults from the to-buy list. */
async function itemsOf(ctx: Context, { products }: Body, beforePayment: boolean): Promise<Item[]> {
  const ids = products.map(({ product_id }) => product_id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw refuseField(`products.${twice}.product_id`, 'bought_twice');
  const { data } = await listRows(
    ctx,
    listToBuy.list,
    toBuySource(ctx, beforePayment),
    parseListQuery({ filter: { product_id: ids.join(',') }, per_page: MOST_PRODUCTS }, listToBuy.list),
  );
  await requireSuppliers(ctx, products);
  return products.map((wanted, index) => {
    const field = `products.${index}`;
    const row = data.find(({ product_id }) => product_id === wanted.product_id);
    if (row === undefined) throw refuseField(`${field}.product_id`, 'nothing_to_buy');
    return itemOf(wanted, row, field);
  });
}

function itemOf(wanted: Body['products'][number], row: ToBuyRow, field: string): Item {
  const [first] = row.order_items;
  const supplier_id = wanted.supplier_id ?? row.supplier_id;
  if (supplier_id === null) throw refuseField(`${field}.supplier_id`, 'no_supplier');
  const chosen = wanted.order_items;
  const asked = chosen && add('0', ...chosen.map((one) => one.quantity));
  const quantity = wanted.quantity ?? asked ?? row.to_buy;
  if (chosen !== undefined) requireListed(chosen, row, field);
  if (asked !== undefined && compare(asked, quantity) > 0)
    throw refuseField(`${field}.quantity`, 'quantity_over_line');
  return {
    supplier_id,
    product_id: row.product_id,
    quantity,
    price: wanted.price ?? row.last_price ?? first!.price,
    tax_percent: row.tax_percent,
    discount_tax_per_tax_percent: first!.discount_tax_per_tax_percent,
    is_price_with_tax: false,
    order_items: chosen ?? allocateToOrders(quantity, row.order_items),
  };
}

/** Refuses order lines that are not in the to-buy list, and quantities beyond what may be bought for them. */
function requireListed(
  chosen: NonNullable<Body['products'][number]['order_items']>,
  row: ToBuyRow,
  field: string,
): void {
  for (const [index, { order_item_id, quantity }] of chosen.entries()) {
    const at = `${field}.order_items.${index}`;
    const line = row.order_items.find((one) => one.order_item_id === order_item_id);
    if (line === undefined || chosen.findIndex((one) => one.order_item_id === order_item_id) < index)
      throw unknownReference(`${at}.order_item_id`, order_item_id);
    if (compare(quantity, line.most) > 0)
      throw refuseField(
        `${at}.quantity`,
        'quantity_over_to_buy',
        { maximum: line.most },
        { order_id: line.order_id, to_buy: line.most },
      );
  }
}

async function requireSuppliers(ctx: Context, products: Body['products']): Promise<void> {
  const asked = products.flatMap(({ supplier_id }) => supplier_id ?? []);
  if (asked.length === 0) return;
  const there = await ctx.db
    .selectFrom('suppliers')
    .select('id')
    .where('id', 'in', asked)
    .where('organization_id', '=', ctx.organizationId)
    .execute();
  const missing = products.findIndex(
    ({ supplier_id }) => supplier_id !== undefined && !there.some(({ id }) => id === supplier_id),
  );
  if (missing >= 0) throw unknownReference(`products.${missing}.supplier_id`, products[missing]!.supplier_id);
}

/** Locks the order lines. Retries the request where one of them changed since the list was read. */
async function lockAsListed(
  ctx: Context,
  items: readonly Item[],
  beforePayment: boolean,
): Promise<Map<number, LineToBuy>> {
  const lines = await lockLinesToBuy(
    ctx,
    items.flatMap(({ order_items }) => order_items.map(({ order_item_id }) => order_item_id)),
  );
  try {
    judgeOrderLines({ items: [...items] }, lines, beforePayment);
  } catch (error) {
    throw error instanceof Refusal ? new LockSetChanged(`The list to buy changed: ${error.code}`) : error;
  }
  return lines;
}
