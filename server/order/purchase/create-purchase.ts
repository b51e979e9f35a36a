import { sql } from 'kysely';
import { add, compare, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { requireMayReachOrders } from '../order/bans.ts';
import { addPurchasedQuantities, lockLinesToBuy, type LineToBuy } from '../order/order-lines.ts';
import { mayBuyBeforePayment } from './buy-before-payment.ts';
import { insertPurchase } from './insert-purchase.ts';
import { purchaseCharge } from './purchase-charge.ts';
import { readPurchase } from './read-purchase.ts';

type Body = BodyOf<typeof endpoint>;

/** Creates a purchase. Its lines may name order lines, up to the quantities that those need. */
export const createPurchase: Handler<typeof endpoint> = async (ctx, { body }) => {
  await checkReferences(ctx, body);
  const orderLines = await lockLinesToBuy(
    ctx,
    body.items.flatMap(({ order_items }) => order_items.map(({ order_item_id }) => order_item_id)),
  );
  judgeOrderLines(body, orderLines, await mayBuyBeforePayment(ctx));
  await requireMayReachOrders(ctx, 'items', body.items);
  return readPurchase(ctx, await writePurchase(ctx, body, orderLines));
};

/** Inserts a purchase. The caller has locked its order lines and checked their quantities. Answers its id. */
export async function writePurchase(
  ctx: Context,
  body: Body,
  orderLines: ReadonlyMap<number, Pick<LineToBuy, 'order_id'>>,
): Promise<number> {
  const bought = body.items.flatMap(({ order_items }) => order_items);
  const items = body.items.map((item) => ({ ...item, ...lineAmounts(item, body.currency_id) }));
  const id = await insertPurchase(ctx, body, items);
  const total = add(body.additional_cost, ...items.map(({ balance }) => balance));
  await pipeline(
    () => addPurchasedQuantities(ctx, bought),
    () => setChargeTotals(ctx, [purchaseCharge({ ...body, id }, total)]),
  );
  ctx.emit(
    'order',
    bought.map(({ order_item_id }) => orderLines.get(order_item_id)!.order_id),
    'purchase_created',
  );
  ctx.log({ logable_type: 'purchase', logable_id: id, type_id: 'created', content: body });
  return id;
}

async function checkReferences(ctx: Context, { supplier_id, items }: Body): Promise<void> {
  const products = items.map(({ product_id }) => product_id);
  const {
    rows: [found],
  } = await sql<{ supplier: boolean; missing: string[] }>`
    select exists (
        select from suppliers
        where id = ${supplier_id} and organization_id = ${ctx.organizationId}) as supplier,
      array(
        select w.id
        from unnest(${products}::text[]) as w (id)
        where not exists (select from products p where p.id = w.id)) as missing`.execute(ctx.db);
  if (!found!.supplier) throw unknownReference('supplier_id', supplier_id);
  const index = products.findIndex((id) => found!.missing.includes(id));
  if (index >= 0) throw unknownReference(`items.${index}.product_id`, products[index]);
}

/** Refuses quantities beyond the need of order lines, and orders that are not approved or not paid. */
export function judgeOrderLines(
  { items }: Pick<Body, 'items'>,
  lines: ReadonlyMap<number, LineToBuy>,
  beforePayment: boolean,
): void {
  const wanted = new Map<number, Decimal>();
  for (const [index, item] of items.entries()) {
    if (compare(add(zero, ...item.order_items.map(({ quantity }) => quantity)), item.quantity) > 0)
      throw refuseField(`items.${index}.quantity`, 'quantity_over_line');
    for (const [at, { order_item_id, quantity }] of item.order_items.entries()) {
      const field = `items.${index}.order_items.${at}`;
      const line = lines.get(order_item_id);
      if (line === undefined) throw unknownReference(`${field}.order_item_id`, order_item_id);
      if (line.product_id !== item.product_id && line.original_product_id !== item.product_id)
        throw refuseField(`${field}.order_item_id`, 'order_line_not_of_product');
      refuseUnbuyable(line, beforePayment);
      const sum = add(wanted.get(order_item_id) ?? zero, quantity);
      wanted.set(order_item_id, sum);
      if (compare(sum, line.to_buy) > 0)
        throw refuseField(
          `${field}.quantity`,
          'quantity_over_to_buy',
          { maximum: subtract(line.to_buy, subtract(sum, quantity)) },
          { order_id: line.order_id, to_buy: line.to_buy },
        );
    }
  }
}

function refuseUnbuyable(line: LineToBuy, beforePayment: boolean): void {
  const facts = { values: { order_id: line.order_id }, details: { order_id: line.order_id } };
  if (line.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (line.finished) throw new Refusal('order_is_finished', facts);
  if (!line.approved) throw new Refusal('order_not_approved', facts);
  if (!line.paid && !beforePayment) throw new Refusal('order_unpaid', facts);
}
