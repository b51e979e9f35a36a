import { sql } from 'kysely';
import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import {
  freightMeasure,
  measuresOf,
  rateFreight,
  type FoundRate,
  type FreightChargeType,
  type FreightLine,
  type FreightRange,
} from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { setChargeTotals, type ChargeTotal } from '../../accounting/charge/set-charge-total.ts';
import { findPrice } from '../../product/price/resolve-price.ts';

interface Bill {
  id: number;
  customer_id: number;
  shipment_method_id: string;
  from_area_id: number;
  to_area_id: number;
  type_freight_charge: FreightChargeType;
  type_freight_range: FreightRange;
  automatic_freight_rate_update: boolean;
  freight_charge_pay_for_order: boolean;
  currency_id: CurrencyId;
  freight_rate: Decimal | null;
  discount: Decimal;
  declared_value: Decimal;
  factor: Decimal;
}

/**
 * Computes measures and freight of a bill anew, and what each of its orders bears. The bill is locked by the
 * caller. Without a price for its measure a bill has no freight yet: it says why, and its container cannot be
 * cut off.
 */
export async function rateLadingBill(ctx: Context, id: number, cause: string): Promise<void> {
  const [
    {
      rows: [bill],
    },
    { rows: lines },
  ] = await Promise.all([
    sql<Bill>`select l.*, m.volumetric_factor as factor from lading_bills l
      join shipment_methods m on m.id = l.shipment_method_id where l.id = ${id}`.execute(ctx.db),
    sql<FreightLine>`select x.id, x.order_id, x.quantity, b.weight, b.volume, x.type_freight_charge
      from box_lading_bills x join boxes b on b.id = x.box_id where x.lading_bill_id = ${id}
      order by x.id`.execute(ctx.db),
  ]);
  if (bill === undefined) return;
  const measures = measuresOf(lines, bill.factor);
  const rates = await findRates(ctx, bill, lines);
  const freight = rateFreight(
    lines,
    { ...bill, type: bill.type_freight_charge, range: bill.type_freight_range, currency: bill.currency_id },
    (type, measure) => rates.found.get(`${type} ${measure}`),
  );
  const explained = {
    ...rates.explained,
    ...(freight === undefined ? {} : { rate: freight.rate, measure: freight.range }),
  };
  await sql`update lading_bills set volume = ${measures.volume}, weight = ${measures.weight},
    volumetric_weight = ${measures.volumetric_weight}, freight_range = ${freight?.range ?? null},
    freight_rate = ${freight?.rate ?? (bill.automatic_freight_rate_update ? null : bill.freight_rate)},
      price_id = ${rates.priceId ?? null}, price_explained = ${JSON.stringify(explained)}::jsonb,
    assessed_at = ${freight === undefined ? null : ctx.now}::timestamptz, version = version + 1,
      updated_at = now() where id = ${id}`.execute(ctx.db);
  const orders = await setShares(ctx, bill, freight?.shares ?? []);
  ctx.report('order', orders, cause);
}

interface Rates {
  found: Map<string, FoundRate>;
  explained: Record<string, unknown>;
  priceId?: number;
}

/** The rates that a bill needs: typed by hand, or found in the price list for each unit and measure. */
async function findRates(ctx: Context, bill: Bill, lines: readonly FreightLine[]): Promise<Rates> {
  const wanted =
    bill.type_freight_range === 'lading_bill'
      ? [
          {
            type: bill.type_freight_charge,
            measure: freightMeasure(
              bill.type_freight_charge,
              measuresOf(lines, bill.factor),
              bill.declared_value,
            ),
          },
        ]
      : lines.map((line) => {
          const type = line.type_freight_charge ?? bill.type_freight_charge;
          return {
            type,
            measure: freightMeasure(type, measuresOf([line], bill.factor), bill.declared_value),
          };
        });
  const rates: Rates = { found: new Map(), explained: {} };
  if (lines.length === 0) return rates;
  for (const { type, measure } of wanted) {
    if (!bill.automatic_freight_rate_update) {
      if (bill.freight_rate !== null)
        rates.found.set(`${type} ${measure}`, {
          rate: bill.freight_rate,
          minimum_charge: zero,
          rounding_step: null,
          higher_break: false,
        });
      rates.explained = { by_hand: true };
      continue;
    }
    const date = dayIn(ctx.now);
    const picked = await findPrice(ctx, {
      group: 'shipping-fee',
      date,
      measure,
      context: {
        'shipment-method': bill.shipment_method_id,
        from: String(bill.from_area_id),
        to: String(bill.to_area_id),
        unit: type,
        currency: bill.currency_id,
      },
    });
    if ('nearest' in picked) {
      rates.explained = { missing: picked.nearest, date };
      continue;
    }
    const { price, timeline, step, next } = picked;
    rates.priceId = price.id;
    rates.explained = {
      price_id: price.id,
      price: price.name,
      timeline_id: timeline.id,
      unit: type,
      from: step.from,
      to: step.to,
      date,
    };
    rates.found.set(`${type} ${measure}`, {
      rate: step.value,
      next: next && { from: next.from, rate: next.value },
      minimum_charge: price.minimum_charge,
      rounding_step: price.rounding_step,
      higher_break: price.higher_break,
    });
  }
  return rates;
}

/**
 * Freight is charged per (bill, order): an order that left the bill bears nothing. Answers all orders
 * concerned.
 */
async function setShares(
  ctx: Context,
  bill: Bill,
  shares: readonly { order_id: string; total: Decimal }[],
): Promise<string[]> {
  const { rows } = await sql<{
    order_id: string;
  }>`select order_id from charges where lading_bill_id = ${bill.id} and kind = 'freight' union select order_id
    from box_lading_bills where lading_bill_id = ${bill.id}`.execute(ctx.db);
  const orders = rows.map(({ order_id }) => order_id).sort();
  const totals: ChargeTotal[] = orders.map((order_id) => ({
    kind: 'freight',
    currency_id: bill.currency_id,
    party_type: 'user',
    party_id: bill.customer_id,
    lading_bill_id: bill.id,
    order_id,
    total: shares.find((share) => share.order_id === order_id)?.total ?? zero,
    pays_for_order: true,
  }));
  await setChargeTotals(ctx, totals);
  return orders;
}
