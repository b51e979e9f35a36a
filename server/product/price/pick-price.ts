import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { roundMeasure } from '@hakobu/contract/warehouse/freight/rate-freight.ts';

export interface PriceStep {
  from: Decimal;
  to: Decimal | null;
  value: Decimal;
}
export interface PriceTimeline {
  id: number;
  start_date: string | null;
  end_date: string | null;
  steps: PriceStep[];
}
/** A price with its conditions. It matches any value of a key that has no condition. */
export interface PriceCandidate {
  id: number;
  name: string;
  minimum_charge: Decimal;
  rounding_step: Decimal | null;
  higher_break: boolean;
  conditions: Record<string, string>;
  timelines: PriceTimeline[];
}
export interface PickedPrice {
  price: PriceCandidate;
  timeline: PriceTimeline;
  step: PriceStep;
  next: PriceStep | undefined;
}
/** Result where no price applies: the nearest one, and the reason. */
export interface PriceMiss {
  nearest: string;
}

/**
 * Chooses the applicable price: every condition equals the context, and a timeline covers the date, of
 * which the latest start wins. The price with most conditions wins. Its bracket `[from, to)` must contain
 * the measure, rounded up to the price's step, because the rounded measure is what is charged.
 */
export function pickPrice(
  candidates: readonly PriceCandidate[],
  context: Record<string, string>,
  date: string,
  measure: Decimal,
): PickedPrice | PriceMiss {
  const named = Object.entries(context)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ');
  const fitting = candidates
    .filter(({ conditions }) => Object.entries(conditions).every(([key, value]) => context[key] === value))
    .sort((a, b) => Object.keys(b.conditions).length - Object.keys(a.conditions).length || a.id - b.id);
  if (fitting.length === 0) return { nearest: named };
  for (const price of fitting) {
    const timeline = timelineOn(price, date);
    if (timeline === undefined) continue;
    const stepped = roundMeasure(measure, price.rounding_step);
    const index = timeline.steps.findIndex(
      ({ from, to }) => compare(from, stepped) <= 0 && (to === null || compare(stepped, to) < 0),
    );
    const step = timeline.steps[index];
    return step === undefined
      ? { nearest: `${price.name}, ${measure}` }
      : { price, timeline, step, next: timeline.steps[index + 1] };
  }
  return { nearest: `${fitting[0]!.name}, ${date}` };
}

function timelineOn({ timelines }: PriceCandidate, date: string): PriceTimeline | undefined {
  return timelines
    .filter(
      ({ start_date, end_date }) =>
        (start_date === null || start_date <= date) && (end_date === null || date < end_date),
    )
    .sort((a, b) => (b.start_date ?? '').localeCompare(a.start_date ?? ''))[0];
}
