import {
  add,
  isPositive,
  isZero,
  least,
  negate,
  subtract,
  zero,
  type Decimal,
} from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import { bookBase, owedBy, spotBase } from '../ledger/base-amount.ts';
import type { LedgerAccount } from '../ledger/ledger-accounts.ts';
import type { Posting } from '../ledger/post.ts';
import { transferPostings, type Transfer } from '../ledger/transfer.ts';

/** Account states while the vouchers of one transaction are computed. */
export class AccountStates {
  readonly #now = new Map<number, LedgerAccount>();

  of(account: LedgerAccount): LedgerAccount {
    return this.#now.get(account.id) ?? account;
  }

  /**
   * The postings of a transfer over the current account states. A transfer across zero is split: the part up
   * to zero leaves at book value.
   */
  async transfer(ctx: Context, { debit, credit, ...transfer }: Transfer): Promise<Posting[]> {
    const sides = { debit: this.of(debit), credit: this.of(credit) };
    const postings = await transferPostings(ctx, [{ ...transfer, ...sides }]);
    for (const posting of postings) {
      this.#add(posting.debit, 'debit', posting.debit_amount, posting.amount_base);
      this.#add(posting.credit, 'credit', posting.credit_amount, posting.amount_base);
    }
    return postings;
  }

  #add(account: LedgerAccount, side: 'debit' | 'credit', amount: Decimal, base: Decimal): void {
    const { balance, balance_base, ...rest } = this.of(account);
    const signed = (value: Decimal) =>
      accountRoleProperties[account.role].side === side ? value : negate(value);
    this.#now.set(account.id, {
      ...rest,
      balance: add(balance, signed(amount)),
      balance_base: add(balance_base, signed(base)),
    });
  }
}

/** An amount with its value. */
export interface Part {
  amount: Decimal;
  base: Decimal;
}

/** The book value taken from an account, and the part of `amount` beyond its balance. */
function taken(account: LedgerAccount, amount: Decimal): { base: Decimal; rest: Decimal } {
  if (!isPositive(account.balance)) return { base: zero, rest: amount };
  const part = least(amount, account.balance);
  return { base: bookBase(account, part) ?? zero, rest: subtract(amount, part) };
}

/**
 * The value of `amount` in an account: its balance at book value, the rest by `others` with the same money,
 * finally at the day's rate.
 */
export async function bookValueOf(
  ctx: Context,
  [account, ...others]: readonly [LedgerAccount, ...LedgerAccount[]],
  amount: Decimal,
  date: string,
): Promise<Part[]> {
  if (account.currency_id === BASE_CURRENCY) return [{ amount, base: amount }];
  const held = taken(account, amount);
  let { rest } = held;
  let beyond = zero;
  for (const other of others) {
    const more = taken(other, rest);
    beyond = add(beyond, more.base);
    rest = more.rest;
  }
  if (!isZero(rest)) beyond = add(beyond, await spotBase(ctx, rest, account.currency_id, date));
  return [
    { amount: subtract(amount, held.rest), base: held.base },
    { amount: held.rest, base: beyond },
  ].filter((part) => !isZero(part.amount));
}

export const baseOf = (parts: readonly Part[]): Decimal => add(zero, ...parts.map(({ base }) => base));

/** Prepayments to a supplier: those for documents first, then the free balance. */
export const supplierPrepayments = (
  payable: LedgerAccount,
  advance: LedgerAccount | undefined,
): [LedgerAccount, ...LedgerAccount[]] => [owedBy(payable), ...(advance === undefined ? [] : [advance])];
