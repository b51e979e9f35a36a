import {
  compare,
  isPositive,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, convertMoney, proportion, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { resolvePrice } from '../../product/price/resolve-price.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

/**
 * VND for one unit of a currency on a day, from the published exchange rates. Refuses with `price_not_found`.
 */
export async function spotRate(ctx: Context, currency: CurrencyId, date: string): Promise<Decimal> {
  if (currency === BASE_CURRENCY) return '1';
  const { step } = await resolvePrice(ctx, {
    group: 'exchange-rates',
    context: { from: currency, to: BASE_CURRENCY },
    date,
    measure: zero,
  });
  return step.value;
}

/** `amount` in VND at the published rate of the day. */
export async function spotBase(
  ctx: Context,
  amount: Decimal,
  currency: CurrencyId,
  date: string,
): Promise<Decimal> {
  return convertMoney(amount, await spotRate(ctx, currency, date), BASE_CURRENCY);
}

/**
 * The book value in VND of an amount that leaves an account (weighted average). The last unit takes the
 * remainder, so an empty account has no value. `undefined` if the balance is too low, since there is no book
 * rate then.
 */
export function bookBase(
  account: Pick<LedgerAccount, 'balance' | 'balance_base' | 'currency_id'>,
  amount: Decimal,
): Decimal | undefined {
  if (account.currency_id === BASE_CURRENCY) return amount;
  if (!isPositive(account.balance) || compare(account.balance, amount) < 0) return undefined;
  if (!isPositive(account.balance_base)) return zero;
  return proportion(account.balance_base, amount, account.balance, BASE_CURRENCY);
}

/** The account after `amount` with value `base` left it, for several postings of one transaction. */
export function afterLeaving(account: LedgerAccount, amount: Decimal, base: Decimal): LedgerAccount {
  return {
    ...account,
    balance: subtract(account.balance, amount),
    balance_base: subtract(account.balance_base, base),
  };
}

/** The liability of an account as a positive balance, so that negative balances leave at book value too. */
export const owedBy = (account: LedgerAccount): LedgerAccount => ({
  ...account,
  balance: negate(account.balance),
  balance_base: negate(account.balance_base),
});
