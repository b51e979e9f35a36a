import { sql } from 'kysely';
import { add, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import {
  setChargeTotals,
  type ChargeTotal,
  type NewCharge,
} from '../../accounting/charge/set-charge-total.ts';

/** Amounts of an order's services by kind. */
export interface Fees {
  base_service_fee: Decimal;
  insurance_fee: Decimal;
  special_goods_fee: Decimal;
  additional_cost: Decimal;
}

const noFees: Fees = {
  base_service_fee: zero,
  insurance_fee: zero,
  special_goods_fee: zero,
  additional_cost: zero,
};

interface AskingOrder {
  id: string;
  customer_id: number;
  purchase_cost_currency_id: CurrencyId;
  service_fee_currency_id: CurrencyId;
}

/** Charges of an order: goods in the currency of purchase, fees in the currency of services. */
function orderCharges(order: AskingOrder, goods: Decimal, fees: Fees): ChargeTotal[] {
  const document = { order_id: order.id, party_type: 'user' as const, party_id: order.customer_id };
  return [
    { ...document, kind: 'purchase_cost', currency_id: order.purchase_cost_currency_id, total: goods },
    {
      ...document,
      kind: 'service_fee',
      currency_id: order.service_fee_currency_id,
      total: servicesOf(fees),
    },
  ];
}

/** Charges of an order that the same statement inserts. */
export const newOrderCharges = (goods: Decimal, fees: Fees): NewCharge[] => [
  { kind: 'purchase_cost', currency: sql.ref('made.purchase_cost_currency_id'), total: goods },
  { kind: 'service_fee', currency: sql.ref('made.service_fee_currency_id'), total: servicesOf(fees) },
];

export const servicesOf = (fees: Fees): Decimal =>
  add(fees.base_service_fee, fees.insurance_fee, fees.special_goods_fee, fees.additional_cost);

/** Recomputes the charges of an order from its rows. A cancelled order has only its cancellation fee. */
export async function refreshOrderCharges(ctx: Context, orderId: string): Promise<void> {
  const {
    rows: [order],
  } = await sql<AskingOrder & Fees & { cancelled: boolean; cancel_fee: Decimal; goods: Decimal }>`
    select id, customer_id, purchase_cost_currency_id, service_fee_currency_id, base_service_fee,
      insurance_fee, special_goods_fee, additional_cost, cancelled_at is not null as cancelled, cancel_fee,
      (select coalesce(sum(balance), 0) from order_items i where i.order_id = o.id)
        + (select coalesce(sum(amount), 0) from order_payees y where y.order_id = o.id) as goods
    from orders o
    where id = ${orderId}`.execute(ctx.db);
  if (order === undefined) return;
  const totals = order.cancelled
    ? orderCharges(order, order.cancel_fee, noFees)
    : orderCharges(order, order.goods, order);
  await setChargeTotals(ctx, totals);
}
