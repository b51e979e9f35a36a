import { sql } from 'kysely';
import { add, compare, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createPurchase as endpoint } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { readPurchase } from './purchase.queries.ts';
import { lockOrderLines, mayBuyBeforePayment, type OrderLine } from './order-lines.ts';

type Body = BodyOf<typeof endpoint>;

/** Creates a purchase. Its lines may name the order lines they buy for, never more than those still need. */
export const createPurchase: Handler<typeof endpoint> = async (ctx, { body }) => {
  await checkReferences(ctx, body);
  const orderLines = await lockOrderLines(
    ctx,
    body.items.flatMap(({ order_items }) => order_items.map(({ order_item_id }) => order_item_id)),
  );
  judgeOrderLines(body, orderLines, await mayBuyBeforePayment(ctx));
  const items = body.items.map((item, index) => ({ ...item, ...lineAmounts(item, body.currency_id), index }));
  const {
    rows: [made],
  } = await sql<{ id: number }>`
    with made as (
      insert into purchases (organization_id, supplier_id, buyer_id, currency_id, status_id, additional_cost,
        note)
      values (${ctx.organizationId}, ${body.supplier_id}, ${ctx.actor.id}, ${body.currency_id}, 'New',
        ${body.additional_cost}, ${body.note ?? null}) returning id
    ), input as (
      select l.*, nextval('purchase_items_id_seq') as id
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as l (product_id text, quantity numeric,
        price numeric, tax_percent numeric,
        discount_tax_per_tax_percent numeric, amount numeric, tax numeric, discount_tax numeric,
          balance numeric, order_items jsonb)
    ), lines as (
      insert into purchase_items (id, purchase_id, product_id, quantity, price, tax_percent,
        discount_tax_per_tax_percent, amount, tax, discount_tax, balance) overriding system value
      select i.id, made.id, i.product_id, i.quantity, i.price, i.tax_percent, i.discount_tax_per_tax_percent,
        i.amount, i.tax, i.discount_tax, i.balance from made, input i returning id
    ), sources as (
      insert into purchase_item_sources (purchase_item_id, order_item_id, quantity)
      select i.id, s.order_item_id, sum(s.quantity)
      from input i, jsonb_to_recordset(i.order_items) as s (order_item_id bigint, quantity numeric)
      group by 1, 2 returning order_item_id, quantity
    ), bought as (
      update order_items oi set purchased_quantity = oi.purchased_quantity + s.quantity,
        version = version + 1, updated_at = now()
      from (select order_item_id, sum(quantity) as quantity from sources group by 1) s
      where oi.id = s.order_item_id
    )
    select id from made`.execute(ctx.db);
  const total = add(body.additional_cost, ...items.map(({ balance }) => balance));
  await setChargeTotals(ctx, [
    {
      kind: 'purchase',
      currency_id: body.currency_id,
      party_type: 'supplier',
      party_id: body.supplier_id,
      purchase_id: made!.id,
      total,
    },
  ]);
  ctx.report(
    'order',
    [...orderLines.values()].map(({ order_id }) => order_id),
    'purchase_created',
  );
  ctx.log({ logable_type: 'purchase', logable_id: made!.id, type_id: 'created', content: body });
  ctx.announce('changed', { type: 'purchase', id: made!.id });
  return readPurchase(ctx, made!.id);
};

async function checkReferences(ctx: Context, { supplier_id, items }: Body): Promise<void> {
  const products = items.map(({ product_id }) => product_id);
  const {
    rows: [found],
  } = await sql<{ supplier: boolean; missing: string[] }>`
    select exists (select from suppliers
    where id = ${supplier_id} and organization_id = ${ctx.organizationId}) as supplier,
      array(select w.id from unnest(${products}::text[]) as w (id) where not exists (select from products p
      where p.id = w.id)) as missing`.execute(ctx.db);
  if (!found!.supplier) throw unknownReference('supplier_id', supplier_id);
  const index = products.findIndex((id) => found!.missing.includes(id));
  if (index >= 0) throw unknownReference(`items.${index}.product_id`, products[index]);
}

function judgeOrderLines({ items }: Body, lines: Map<number, OrderLine>, beforePayment: boolean): void {
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

function refuseUnbuyable(line: OrderLine, beforePayment: boolean): void {
  const facts = { values: { order_id: line.order_id }, details: { order_id: line.order_id } };
  if (line.cancelled) throw new Refusal('order_is_cancelled', facts);
  if (!line.approved) throw new Refusal('order_not_approved', facts);
  if (!line.paid && !beforePayment) throw new Refusal('order_unpaid', facts);
}
