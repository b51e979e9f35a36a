import { big, decimal, type Decimal } from './decimal.ts';

/** Decimals of each currency's smallest unit. */
export const currencyScale = { VND: 0, JPY: 0, USD: 2 } as const;
export type CurrencyId = keyof typeof currencyScale;
export const currencyIds = Object.keys(currencyScale) as CurrencyId[];

/** Rounds half up to the currency's smallest unit. The one place where posted money is rounded. */
export function roundMoney(value: Decimal, currency: CurrencyId): Decimal {
  return decimal(big(value).round(currencyScale[currency]));
}

/** `amount` in another currency at `rate` (units of the target per unit of the source), rounded. */
export function convertMoney(amount: Decimal, rate: Decimal, target: CurrencyId): Decimal {
  return roundMoney(decimal(big(amount).times(rate)), target);
}

/**
 * Splits `total` by `weights` so that the parts sum to the total exactly (largest remainder).
 * Ties go to the earlier part. All-zero weights split evenly.
 */
export function allocateMoney(total: Decimal, weights: readonly Decimal[], currency: CurrencyId): Decimal[] {
  if (weights.length === 0) return [];
  const unit = big(10).pow(-currencyScale[currency]);
  const sum = weights.reduce((all, weight) => all.plus(weight), big(0));
  const shares = weights.map((weight) => (sum.eq(0) ? big(1).div(weights.length) : big(weight).div(sum)));
  const exact = shares.map((share) => big(total).times(share).div(unit));
  const floors = exact.map((part) => part.round(0, part.lt(0) ? 3 : 0));
  let left = big(total)
    .div(unit)
    .minus(floors.reduce((all, part) => all.plus(part), big(0)));
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
