import { sql } from 'kysely';
import { add, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { createRetailOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import type { OrderType } from '@hakobu/contract/order/progress/steps.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { sendInOrder } from '#kernel/database/send-in-order.ts';
import { Refusal, unknownReference } from '#kernel/refusal.ts';
import { setChargeTotals } from '../../accounting/charge/set-charge-total.ts';
import { orderCharges } from './order-charges.ts';
import { readOrder, type OrderRow } from './order.queries.ts';

type OrderBody = BodyOf<typeof createRetailOrder>;
const GOODS_CURRENCY = 'JPY';

/**
 * Creates an order with its lines and what it asks. Nothing has happened to it yet, so its status needs no
 * computing.
 */
export async function createOrder(ctx: Context, type: OrderType, body: OrderBody): Promise<OrderRow> {
  await checkReferences(ctx, body);
  const lines = body.items.map((item) => ({
    ...item,
    ...lineAmounts(item, GOODS_CURRENCY),
    expected_delivery: item.expected_delivery ?? null,
    note: item.note ?? null,
    currency_id: GOODS_CURRENCY,
  }));
  const fees = {
    base_service_fee: body.service_fee,
    insurance_fee: body.insurance_fee ?? '0',
    special_goods_fee: body.special_goods_fee ?? '0',
    additional_cost: body.additional_cost ?? '0',
  };
  const order = await insertOrder(ctx, type, body, fees, lines);
  ctx.log({ logable_type: 'order', logable_id: order.id, type_id: 'created', content: body });
  ctx.announce('changed', { type: 'order', id: order.id });
  const [, row] = await sendInOrder(
    () => setChargeTotals(ctx, orderCharges(order, add(...lines.map(({ balance }) => balance)), fees)),
    () => readOrder(ctx, order.id),
  );
  return row;
}

interface NewOrder {
  id: string;
  customer_id: number;
  purchase_cost_currency_id: 'JPY';
  service_fee_currency_id: 'VND';
}

/** Order and lines in one statement. */
async function insertOrder(
  ctx: Context,
  type: OrderType,
  body: OrderBody,
  fees: Record<string, Decimal>,
  lines: readonly object[],
): Promise<NewOrder> {
  const {
    rows: [order],
  } = await sql<NewOrder>`
    with made as (
      insert into orders (id, organization_id, type_id, customer_id, sale_id, created_by, shipment_method_id,
        status_id, note, base_service_fee, insurance_fee, special_goods_fee, additional_cost,
          special_declaration, insurance_declaration)
      select t.prefix || ${dayIn(ctx.now).slice(2, 7).replace('-', '')}::text ||
        lpad(nextval('order_number')::text, 6, '0'), ${ctx.organizationId}, t.id, ${body.customer_id},
          ${saleOf(ctx, body)}, ${ctx.actor.id},
        ${body.shipment_method_id ?? null}, 'NotYetApprove', ${body.note ?? null}, ${fees.base_service_fee},
          ${fees.insurance_fee}, ${fees.special_goods_fee}, ${fees.additional_cost},
        ${body.special_declaration ?? '0'}, ${body.insurance_declaration ?? '0'}
      from order_types t where t.id = ${type} returning id, customer_id, purchase_cost_currency_id,
        service_fee_currency_id
    ), lines as (
      insert into order_items (order_id, product_id, quantity, price, tax_percent,
        discount_tax_per_tax_percent, amount, tax, discount_tax, balance, currency_id, expected_delivery,
          note)
      select made.id, l.product_id, l.quantity, l.price, l.tax_percent, l.discount_tax_per_tax_percent,
        l.amount, l.tax, l.discount_tax, l.balance, l.currency_id, l.expected_delivery, l.note
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (product_id text, quantity numeric,
        price numeric, tax_percent numeric, discount_tax_per_tax_percent numeric,
        amount numeric, tax numeric, discount_tax numeric, balance numeric, currency_id text,
          expected_delivery date, note text)
    )
    select * from made`.execute(ctx.db);
  return order!;
}

/** Who sells: the one named, else the salesperson who writes the order. */
const saleOf = (ctx: Context, body: OrderBody): number | null =>
  body.sale_id ?? (ctx.actor.roleId === 'customer' ? null : ctx.actor.id);

/** Refuses customers, products, methods and salespeople that are not there, all in one statement. */
async function checkReferences(
  ctx: Context,
  { customer_id, shipment_method_id, sale_id, items }: OrderBody,
): Promise<void> {
  const products = items.map(({ product_id }) => product_id);
  const {
    rows: [found],
  } = await sql<{ customer: boolean; method: boolean; sale: boolean; missing: string[] | null }>`
    select exists (select from users where id = ${customer_id} and role_id = 'customer'
      and disabled_at is null and organization_id = any(${ctx.actor.organizationIds}::bigint[])) as customer,
      ${shipment_method_id ?? null}::text is null or exists (select from shipment_methods
      where id = ${shipment_method_id ?? null}::text) as method,
      ${sale_id ?? null}::bigint is null or exists (select from users where id = ${sale_id ?? null}::bigint
        and role_id <> 'customer' and disabled_at is null) as sale,
      (select array_agg(w.id) from unnest(${products}::text[]) as w (id)
      where not exists (select from products p where p.id = w.id)) as missing`.execute(ctx.db);
  const own = ctx.actor.roleId === 'customer' && customer_id !== ctx.actor.id;
  if (own || !found!.customer) throw unknownReference('customer_id', customer_id);
  if (!found!.method) throw unknownReference('shipment_method_id', shipment_method_id);
  if (!found!.sale) throw unknownReference('sale_id', sale_id);
  if (found!.missing !== null) {
    const missing = new Set(found!.missing);
    const fields = Object.fromEntries(
      products.flatMap((id, index) =>
        missing.has(id) ? [[`items.${index}.product_id`, [{ problem: 'unknown' }]]] : [],
      ),
    );
    throw new Refusal('unknown_reference', { fields, details: { product_id: [...missing] } });
  }
}
