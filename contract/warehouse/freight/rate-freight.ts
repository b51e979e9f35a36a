import {
  add,
  big,
  decimal,
  greatest,
  isPositive,
  least,
  subtract,
  zero,
  type Decimal,
} from '../../kernel/decimal.ts';
import { allocateMoney, roundMoney, type CurrencyId } from '../../kernel/money.ts';
import { CM3_PER_M3 } from '../../kernel/volume.ts';

export const freightChargeTypes = [
  'by_weight',
  'by_volume',
  'by_chargeable_weight',
  'by_quantity',
  'by_value',
  'fixed',
] as const;
export type FreightChargeType = (typeof freightChargeTypes)[number];
/** `lading_bill`: one rate for the whole bill; `box`: a rate for each line. */
export const freightRanges = ['lading_bill', 'box'] as const;
export type FreightRange = (typeof freightRanges)[number];

/** Boxes on a bill: `quantity` boxes, each with a weight in kg and a volume in cm3. */
export interface FreightLine {
  id: number;
  order_id: string;
  quantity: number;
  weight: Decimal;
  volume: Decimal;
  type_freight_charge: FreightChargeType | null;
}
/** Totals: kg, m3, and volumetric kg. */
export interface Measures {
  weight: Decimal;
  volume: Decimal;
  volumetric_weight: Decimal;
  quantity: number;
}

/** Total measures of lines. `factor` is kg per m3, a property of the shipment method. */
export function measuresOf(lines: readonly FreightLine[], factor: Decimal): Measures {
  const sum = (pick: (line: FreightLine) => Decimal) =>
    lines.reduce((all, line) => all.plus(big(pick(line)).times(line.quantity)), big(0));
  const volume = sum(({ volume: one }) => one).div(CM3_PER_M3);
  return {
    weight: decimal(sum(({ weight }) => weight)),
    volume: decimal(volume),
    volumetric_weight: decimal(volume.times(factor)),
    quantity: lines.reduce((all, { quantity }) => all + quantity, 0),
  };
}

/**
 * The measure that the rate multiplies. Chargeable weight is the larger of total actual and volumetric
 * weight.
 */
export function freightMeasure(type: FreightChargeType, measures: Measures, declaredValue: Decimal): Decimal {
  switch (type) {
    case 'by_weight':
      return measures.weight;
    case 'by_volume':
      return measures.volume;
    case 'by_chargeable_weight':
      return greatest(measures.weight, measures.volumetric_weight);
    case 'by_quantity':
      return String(measures.quantity);
    case 'by_value':
      return declaredValue;
    case 'fixed':
      return '1';
  }
}

/** A rate for a measure: its bracket, the next one, and surcharges of the price. */
export interface MatchedRate {
  rate: Decimal;
  next?: { from: Decimal; rate: Decimal } | undefined;
  minimum_charge: Decimal;
  rounding_step: Decimal | null;
  higher_break: boolean;
}

/** Rounds a measure up to the price's step. */
export function roundMeasure(measure: Decimal, step: Decimal | null): Decimal {
  return step === null ? measure : decimal(big(measure).div(step).round(0, 3).times(step));
}

/**
 * Rate × measure, at least the minimum. With the higher-break rule the lower bound of the next bracket is
 * charged where that is cheaper.
 */
export function chargeOf(measure: Decimal, found: MatchedRate, currency: CurrencyId): Decimal {
  const price = (of: Decimal, rate: Decimal) => roundMoney(decimal(big(of).times(rate)), currency);
  const plain = price(measure, found.rate);
  const best =
    found.higher_break && found.next !== undefined
      ? least(plain, price(found.next.from, found.next.rate))
      : plain;
  return greatest(best, minimumOf(found, currency));
}

/**
 * Rounds to the bill's currency, because prices apply in any currency and their minimum may have more
 * decimals.
 */
const minimumOf = ({ minimum_charge }: MatchedRate, currency: CurrencyId): Decimal =>
  roundMoney(minimum_charge, currency);

/**
 * Freight of a bill and the shares of its orders. `rate` is the weighted average where lines are rated
 * separately.
 */
export interface Freight {
  charge: Decimal;
  rate: Decimal;
  range: Decimal;
  shares: { order_id: string; total: Decimal }[];
}
export interface FreightTerms {
  type: FreightChargeType;
  range: FreightRange;
  factor: Decimal;
  declared_value: Decimal;
  discount: Decimal;
  currency: CurrencyId;
}

/**
 * Rates a bill. `rateOf` answers the rate of a measure in a unit, or undefined where none exists; then the
 * bill has no freight yet. Discounts do not apply to the minimum charge. Shares follow each order's measure
 * on the bill and always sum to the charge.
 */
export function rateFreight(
  lines: readonly FreightLine[],
  terms: FreightTerms,
  rateOf: (type: FreightChargeType, measure: Decimal) => MatchedRate | undefined,
): Freight | undefined {
  if (lines.length === 0) return undefined;
  const gross =
    terms.range === 'lading_bill' ? rateWhole(lines, terms, rateOf) : rateLines(lines, terms, rateOf);
  if (gross === undefined) return undefined;
  const charge = greatest(subtract(gross.charge, terms.discount), gross.minimum);
  const parts = allocateMoney(
    charge,
    gross.weights.map(({ weight }) => weight),
    terms.currency,
  );
  return {
    charge,
    rate: gross.rate,
    range: gross.range,
    shares: gross.weights.map(({ order_id }, index) => ({ order_id, total: parts[index]! })),
  };
}

interface Gross {
  charge: Decimal;
  /** Amount to which no discount applies. */
  minimum: Decimal;
  rate: Decimal;
  range: Decimal;
  weights: { order_id: string; weight: Decimal }[];
}
const byOrder = (lines: readonly FreightLine[]) => [...Map.groupBy(lines, ({ order_id }) => order_id)];

function rateWhole(
  lines: readonly FreightLine[],
  { type, factor, declared_value, currency }: FreightTerms,
  rateOf: (type: FreightChargeType, measure: Decimal) => MatchedRate | undefined,
): Gross | undefined {
  const measure = freightMeasure(type, measuresOf(lines, factor), declared_value);
  const found = rateOf(type, measure);
  if (found === undefined) return undefined;
  const range = roundMeasure(measure, found.rounding_step);
  const weights = byOrder(lines).map(([order_id, own]) => ({
    order_id,
    weight:
      type === 'by_value' || type === 'fixed'
        ? String(measuresOf(own, factor).quantity)
        : freightMeasure(type, measuresOf(own, factor), declared_value),
  }));
  const minimum = minimumOf(found, currency);
  return { charge: chargeOf(range, found, currency), minimum, rate: found.rate, range, weights };
}

function rateLines(
  lines: readonly FreightLine[],
  { type, factor, declared_value, currency }: FreightTerms,
  rateOf: (type: FreightChargeType, measure: Decimal) => MatchedRate | undefined,
): Gross | undefined {
  let charge = zero;
  let minimum = zero;
  let range = zero;
  const costs: { order_id: string; cost: Decimal }[] = [];
  for (const line of lines) {
    const unit = line.type_freight_charge ?? type;
    const measure = freightMeasure(unit, measuresOf([line], factor), declared_value);
    const found = rateOf(unit, measure);
    if (found === undefined) return undefined;
    const rounded = roundMeasure(measure, found.rounding_step);
    const cost = chargeOf(rounded, found, currency);
    charge = add(charge, cost);
    minimum = add(minimum, minimumOf(found, currency));
    range = add(range, rounded);
    costs.push({ order_id: line.order_id, cost });
  }
  const weights = [...Map.groupBy(costs, ({ order_id }) => order_id)].map(([order_id, own]) => ({
    order_id,
    weight: add(zero, ...own.map(({ cost }) => cost)),
  }));
  return {
    charge,
    minimum,
    rate: isPositive(range) ? decimal(big(charge).div(range).round(2)) : zero,
    range,
    weights,
  };
}
