import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { LineAmounts, LineInput } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { OrderHead } from '@hakobu/contract/order/order/order-body.ts';
import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { OrderStatus } from '@hakobu/contract/order/progress/steps.ts';
import type { Context } from '#kernel/context.ts';
import { insertChargesOfNewOrder } from '../../accounting/charge/set-charge-total.ts';
import { newOrderCharges, type Fees } from './order-charges.ts';
import { toleranceOf } from './tolerance.ts';

const FIRST_STATUS: OrderStatus = 'NotYetApprove';

/** A new line of products. */
export interface NewLine extends LineInput, LineAmounts {
  product_id: string;
  currency_id: CurrencyId;
  expected_delivery: string | null;
  note: string | null;
}

/** The values of a new order. */
interface NewOrder {
  id: string;
  type: CreatableType;
  body: OrderHead;
  lines: readonly NewLine[];
  /** Total cost of the goods. */
  goods: Decimal;
  fees: Fees;
}

/** Inserts an order, its lines and its charges in one statement. */
export async function insertOrder(
  ctx: Context,
  { id, type, body, lines, goods, fees }: NewOrder,
): Promise<void> {
  const made = sql`
      insert into orders (id, organization_id, type_id, customer_id, contract_id, sale_id, created_by,
        shipment_method_id, status_id, note, base_service_fee, insurance_fee, special_goods_fee,
        additional_cost, special_declaration, insurance_declaration, purchase_cost_currency_id)
      values (${id}, ${ctx.organizationId}, ${type}, ${body.customer_id}, ${body.contract_id ?? null},
        ${saleOf(ctx, body)}, ${ctx.actor.id}, ${body.shipment_method_id ?? null}, ${FIRST_STATUS},
        ${body.note ?? null}, ${fees.base_service_fee}, ${fees.insurance_fee}, ${fees.special_goods_fee},
        ${fees.additional_cost}, ${body.special_declaration ?? '0'}, ${body.insurance_declaration ?? '0'},
        ${orderTypes[type].goods_currency})
      returning id, organization_id, created_at, customer_id, purchase_cost_currency_id,
        service_fee_currency_id`;
  const new_charges = insertChargesOfNewOrder(newOrderCharges(goods, fees));
  const linesToo = lines.length === 0 ? sql`` : sql`, lines as (${linesOfMade(ctx, type, lines)})`;
  await sql`with made as (${made}), new_charges as (${new_charges})${linesToo} select from made`.execute(
    ctx.db,
  );
}

/** Inserts the lines of the order in the expression `made`. */
const linesOfMade = (ctx: Context, type: CreatableType, lines: readonly NewLine[]) => sql`
      insert into order_items (order_id, organization_id, order_created_at, product_id, quantity, price,
        tax_percent, discount_tax_per_tax_percent, amount, tax, discount_tax, balance, currency_id,
        expected_delivery, note, tolerance_percent)
      select made.id, made.organization_id, made.created_at, l.product_id, l.quantity, l.price,
        l.tax_percent, l.discount_tax_per_tax_percent, l.amount, l.tax, l.discount_tax, l.balance,
        l.currency_id, l.expected_delivery, l.note, ${toleranceOf(ctx, type)}
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (product_id text, quantity numeric,
        price numeric, tax_percent numeric, discount_tax_per_tax_percent numeric, amount numeric, tax numeric,
        discount_tax numeric, balance numeric, currency_id text, expected_delivery date, note text)`;

/** The named salesperson, else the caller unless they are a customer. */
const saleOf = (ctx: Context, body: OrderHead): number | null =>
  body.sale_id ?? (ctx.actor.roleId === 'customer' ? null : ctx.actor.id);
