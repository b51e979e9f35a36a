import {
  add,
  big,
  compare,
  decimal,
  isPositive,
  isZero,
  least,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, roundMoney } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { bookBase, owedBy, spotBase } from '../ledger/base-amount.ts';
import type { LedgerAccount } from '../ledger/ledger-accounts.ts';

export const absolute = (value: Decimal): Decimal => (isPositive(value) ? value : negate(value));

/** The part of a worth that a part of its amount takes; all of it where all goes. */
export function shareOf(worth: Decimal, part: Decimal, amount: Decimal): Decimal {
  if (isZero(amount) || compare(part, amount) === 0) return worth;
  return roundMoney(decimal(big(worth).times(part).div(amount)), BASE_CURRENCY);
}

/** Accounts as they stand while the vouchers of one write are worked out. */
export class Standing {
  readonly #now = new Map<number, LedgerAccount>();

  of(account: LedgerAccount): LedgerAccount {
    return this.#now.get(account.id) ?? account;
  }

  /** `amount` worth `base` more in the account's natural sign; less where they are below zero. */
  add(account: LedgerAccount, amount: Decimal, base: Decimal): void {
    const { balance, balance_base, ...rest } = this.of(account);
    this.#now.set(account.id, {
      ...rest,
      balance: add(balance, amount),
      balance_base: add(balance_base, base),
    });
  }
}

/** What is taken of an account at its book worth, and how much of `amount` it did not hold. */
function taken(account: LedgerAccount, amount: Decimal): { base: Decimal; rest: Decimal } {
  if (!isPositive(account.balance)) return { base: zero, rest: amount };
  const part = least(amount, account.balance);
  return { base: bookBase(account, part) ?? zero, rest: subtract(amount, part) };
}

/**
 * What `amount` of an account is worth: as far as it goes what it is in the books for, the rest what `other`
 * accounts say that have the same money, and at last the rate of the day.
 */
export async function worthOf(
  ctx: Context,
  accounts: readonly [LedgerAccount, ...LedgerAccount[]],
  amount: Decimal,
  date: string,
): Promise<Decimal> {
  const { currency_id } = accounts[0];
  if (currency_id === BASE_CURRENCY) return amount;
  let left = amount;
  let worth = zero;
  for (const account of accounts) {
    const { base, rest } = taken(account, left);
    worth = add(worth, base);
    left = rest;
  }
  return isZero(left) ? worth : add(worth, await spotBase(ctx, left, currency_id, date));
}

/** What a supplier was paid ahead of goods: for documents first, then what is free. */
export const paidAhead = (
  payable: LedgerAccount,
  advance: LedgerAccount | undefined,
): [LedgerAccount, ...LedgerAccount[]] => [owedBy(payable), ...(advance === undefined ? [] : [advance])];
