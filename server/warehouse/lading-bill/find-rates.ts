import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import {
  freightMeasure,
  measuresOf,
  type MatchedRate,
  type FreightChargeType,
  type FreightLine,
  type FreightRange,
} from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { findPrice } from '../../product/price/resolve-price.ts';

/** The inputs that determine the rates of a bill. */
export interface RatedBill {
  shipment_method_id: string;
  from_area_id: number;
  to_area_id: number;
  type_freight_charge: FreightChargeType;
  type_freight_range: FreightRange;
  automatic_freight_rate_update: boolean;
  currency_id: CurrencyId;
  customer_group: string | null;
  freight_rate: Decimal | null;
  declared_value: Decimal;
  /** Kilograms per m3 of the shipment method. */
  factor: Decimal;
}

/** The rates of a bill, their explanation, and the price list that they come from. */
interface Rates {
  rateOf(type: FreightChargeType, measure: Decimal): MatchedRate | undefined;
  explained: Record<string, unknown>;
  priceId: number | null;
}

/** The rates that a bill needs: entered by hand, or found in the price list for each unit and measure. */
export async function findRates(
  ctx: Context,
  bill: RatedBill,
  lines: readonly FreightLine[],
): Promise<Rates> {
  if (lines.length === 0) return { rateOf: () => undefined, explained: {}, priceId: null };
  if (!bill.automatic_freight_rate_update) return ratesByHand(bill);
  const found = new Map<string, MatchedRate>();
  let explained: Record<string, unknown> = {};
  let priceId: number | null = null;
  for (const { type, measure } of neededMeasures(bill, lines)) {
    const picked = await pickRate(ctx, bill, type, measure);
    explained = picked.explained;
    if (picked.found === undefined) continue;
    found.set(`${type} ${measure}`, picked.found);
    priceId = picked.found.price_id;
  }
  return { rateOf: (type, measure) => found.get(`${type} ${measure}`), explained, priceId };
}

function ratesByHand({ freight_rate }: RatedBill): Rates {
  const rate = freight_rate === null ? undefined : { rate: freight_rate, ...plainly };
  return { rateOf: () => rate, explained: { by_hand: true }, priceId: null };
}
const plainly = { minimum_charge: zero, rounding_step: null, higher_break: false };

/** One rate for the whole bill, or one for each line. */
function neededMeasures(
  { type_freight_charge, type_freight_range, declared_value, factor }: RatedBill,
  lines: readonly FreightLine[],
): { type: FreightChargeType; measure: Decimal }[] {
  const of = (type: FreightChargeType, measured: readonly FreightLine[]) => ({
    type,
    measure: freightMeasure(type, measuresOf(measured, factor), declared_value),
  });
  return type_freight_range === 'lading_bill'
    ? [of(type_freight_charge, lines)]
    : lines.map((line) => of(line.type_freight_charge ?? type_freight_charge, [line]));
}

async function pickRate(
  ctx: Context,
  bill: RatedBill,
  type: FreightChargeType,
  measure: Decimal,
): Promise<{ found?: MatchedRate & { price_id: number }; explained: Record<string, unknown> }> {
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
      ...(bill.customer_group !== null && { 'customer-group': bill.customer_group }),
    },
  });
  if ('nearest' in picked) return { explained: { missing: picked.nearest, date } };
  const { price, timeline, step, next } = picked;
  return {
    found: {
      price_id: price.id,
      rate: step.value,
      next: next && { from: next.from, rate: next.value },
      minimum_charge: price.minimum_charge,
      rounding_step: price.rounding_step,
      higher_break: price.higher_break,
    },
    explained: {
      price_id: price.id,
      price: price.name,
      timeline_id: timeline.id,
      unit: type,
      from: step.from,
      to: step.to,
      date,
    },
  };
}
