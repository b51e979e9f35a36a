import { decimalsOf, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { currencyScale, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { invalidField } from './refusal.ts';

/** Refuses an amount with more decimals than its currency has, where the currency is not in the body. */
export function requireScale(field: string, amount: Decimal, currency: CurrencyId): void {
  const scale = currencyScale[currency];
  if (decimalsOf(amount) > scale) throw invalidField(field, 'too_many_decimals', { scale });
}
