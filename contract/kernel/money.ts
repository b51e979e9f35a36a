import type { z } from 'zod';
import { amountField, big, decimal, decimalsOf, moneyField, zero, type Decimal } from './decimal.ts';

/** Number of decimals of each currency. */
export const currencyScale = { VND: 0, JPY: 0, USD: 2 } as const;
export type CurrencyId = keyof typeof currencyScale;
export const currencyIds = Object.keys(currencyScale) as CurrencyId[];
/** Functional currency of the books. */
export const BASE_CURRENCY: CurrencyId = 'VND';

/** An amount to post in a field with a fixed currency. Refuses more decimals than the currency has. */
export const postedField = (currency: CurrencyId) => moneyField({ scale: currencyScale[currency] });
export const postedAmountField = (currency: CurrencyId) => amountField({ scale: currencyScale[currency] });

/**
 * Refuses amounts of a body with more decimals than the body's currency has:
 * `z.object({…}).superRefine(postedInCurrency('amount'))`.
 */
export const postedInCurrency =
  <Field extends string>(...fields: Field[]) =>
  (body: { currency_id: CurrencyId } & Record<Field, Decimal>, context: z.RefinementCtx): void => {
    const scale = currencyScale[body.currency_id];
    for (const field of fields)
      if (decimalsOf(body[field]) > scale)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'too_many_decimals',
          params: { scale },
        });
  };

/** Rounds half up to the currency's smallest unit. All posted amounts are rounded here. */
export function roundMoney(value: Decimal, currency: CurrencyId): Decimal {
  return decimal(big(value).round(currencyScale[currency]));
}

/** `amount` in another currency at `rate` (units of the target per unit of the source), rounded. */
export function convertMoney(amount: Decimal, rate: Decimal, target: CurrencyId): Decimal {
  return roundMoney(decimal(big(amount).times(rate)), target);
}

/** `amount * part / whole`, rounded to `currency`. Zero where `whole` is zero. */
export function proportion(amount: Decimal, part: Decimal, whole: Decimal, currency: CurrencyId): Decimal {
  if (big(whole).eq(0)) return zero;
  return roundMoney(decimal(big(amount).times(part).div(whole)), currency);
}

/**
 * Splits `total`, rounded to `currency`, by `weights` so that the parts sum to it exactly (largest
 * remainder method). Ties go to the earlier part. All-zero weights split evenly.
 */
export function allocateMoney(total: Decimal, weights: readonly Decimal[], currency: CurrencyId): Decimal[] {
  if (weights.length === 0) return [];
  const unit = big(10).pow(-currencyScale[currency]);
  const none = weights.every((weight) => big(weight).eq(0));
  const parts = weights.map((weight) => (none ? big(1) : big(weight)));
  const sum = parts.reduce((all, part) => all.plus(part), big(0));
  // Divides last, because rounding shares earlier could change the largest remainder.
  const whole = big(roundMoney(total, currency));
  const exact = parts.map((part) => whole.times(part).div(unit.times(sum)));
  const floors = exact.map((part) => part.round(0, part.lt(0) ? 3 : 0));
  let left = whole.div(unit).minus(floors.reduce((all, part) => all.plus(part), big(0)));
  const order = exact
    .map((part, index) => ({ index, rest: part.minus(floors[index]!).abs() }))
    .sort((a, b) => b.rest.cmp(a.rest) || a.index - b.index);
  const step = left.lt(0) ? -1 : 1;
  for (let turn = 0; !left.eq(0); turn += 1) {
    const { index } = order[turn % order.length]!;
    floors[index] = floors[index]!.plus(step);
    left = left.minus(step);
  }
  return floors.map((part) => decimal(part.times(unit)));
}
