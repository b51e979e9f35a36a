import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { LineAmounts, TypedLine } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import { orderTypes, type OfferedType } from '@hakobu/contract/order/order/order-types.ts';
import type { OrderStatus } from '@hakobu/contract/order/progress/steps.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import type { Fees } from './order-charges.ts';
import { toleranceOf } from './tolerance.ts';

const FIRST_STATUS: OrderStatus = 'NotYetApprove';

/** A line of products as it is written. */
export interface NewLine extends TypedLine, LineAmounts {
  product_id: string;
  currency_id: CurrencyId;
  expected_delivery: string | null;
  note: string | null;
}

interface NewOrder {
  id: string;
  customer_id: number;
  purchase_cost_currency_id: CurrencyId;
  service_fee_currency_id: CurrencyId;
}

/**
 * Writes an order and its lines in one statement. Its number is the type's prefix, year and month, and a
 * count.
 */
export async function insertOrder(
  ctx: Context,
  type: OfferedType,
  body: OrderHead,
  fees: Fees,
  lines: readonly NewLine[],
): Promise<NewOrder> {
  const { prefix, goods_currency } = orderTypes[type];
  const tolerance = await toleranceOf(ctx, type);
  const month = dayIn(ctx.now).slice(2, 7).replace('-', '');
  const {
    rows: [order],
  } = await sql<NewOrder>`
    with made as (
      insert into orders (id, organization_id, type_id, customer_id, contract_id, sale_id, created_by,
        shipment_method_id, status_id, note, base_service_fee, insurance_fee, special_goods_fee,
        additional_cost, special_declaration, insurance_declaration, purchase_cost_currency_id)
      values (${prefix + month}::text || lpad(nextval('order_number')::text, 6, '0'),
        ${ctx.organizationId}, ${type}, ${body.customer_id}, ${body.contract_id ?? null},
        ${saleOf(ctx, body)}, ${ctx.actor.id}, ${body.shipment_method_id ?? null}, ${FIRST_STATUS},
        ${body.note ?? null}, ${fees.base_service_fee}, ${fees.insurance_fee}, ${fees.special_goods_fee},
        ${fees.additional_cost}, ${body.special_declaration ?? '0'}, ${body.insurance_declaration ?? '0'},
        ${goods_currency})
      returning id, organization_id, created_at, customer_id, purchase_cost_currency_id,
        service_fee_currency_id
    ), lines as (
      insert into order_items (order_id, organization_id, order_created_at, product_id, quantity, price,
        tax_percent, discount_tax_per_tax_percent, amount, tax, discount_tax, balance, currency_id,
        expected_delivery, note, tolerance_percent)
      select made.id, made.organization_id, made.created_at, l.product_id, l.quantity, l.price,
        l.tax_percent, l.discount_tax_per_tax_percent, l.amount, l.tax, l.discount_tax, l.balance,
        l.currency_id, l.expected_delivery, l.note, ${tolerance}::numeric
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (product_id text, quantity numeric,
        price numeric, tax_percent numeric, discount_tax_per_tax_percent numeric, amount numeric, tax numeric,
        discount_tax numeric, balance numeric, currency_id text, expected_delivery date, note text)
    )
    select id, customer_id, purchase_cost_currency_id, service_fee_currency_id
    from made`.execute(ctx.db);
  return order!;
}

/** Who sells: the one named, else the salesperson who writes the order. */
const saleOf = (ctx: Context, body: OrderHead): number | null =>
  body.sale_id ?? (ctx.actor.roleId === 'customer' ? null : ctx.actor.id);
