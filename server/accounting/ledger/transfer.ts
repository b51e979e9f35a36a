import type { PostingKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { compare, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { BASE_CURRENCY } from './base-amount.ts';
import { lockAccounts, type AccountKey, type LedgerAccount } from './ledger-accounts.ts';
import { samePosting, type Posting } from './post.ts';

/** `amount` of one currency moves from `credit` to `debit`, where each side has its own worth in VND. */
export interface Transfer {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: Decimal;
  debit_base: Decimal;
  credit_base: Decimal;
  kind: PostingKind;
  charge_id?: number | null;
  transaction_id?: number | null;
  voucher_date: string;
}

/**
 * The postings of a transfer. Where the two sides differ in VND, the difference is exchange gain or loss,
 * posted with it.
 */
export async function transferPostings(
  ctx: Context,
  { debit_base, credit_base, ...facts }: Transfer,
): Promise<Posting[]> {
  const order = compare(debit_base, credit_base);
  const main = samePosting({ ...facts, amount_base: order < 0 ? debit_base : credit_base });
  if (order === 0) return [main];
  const { debit, credit, amount: _, ...rest } = facts;
  const gain = order > 0;
  const difference = gain ? subtract(debit_base, credit_base) : subtract(credit_base, debit_base);
  // both at once: another posting of the same voucher may need the other
  const [forGain, forLoss] = await lockAccounts(ctx, [
    exchangeAccount('FX_GAIN'),
    exchangeAccount('FX_LOSS'),
  ]);
  const exchange = gain ? forGain : forLoss;
  const sides = gain
    ? {
        debit,
        credit: exchange!,
        debit_amount: debit.currency_id === BASE_CURRENCY ? difference : zero,
        credit_amount: difference,
      }
    : {
        debit: exchange!,
        credit,
        debit_amount: difference,
        credit_amount: credit.currency_id === BASE_CURRENCY ? difference : zero,
      };
  return [main, { ...rest, ...sides, amount_base: difference }];
}

const exchangeAccount = (role: 'FX_GAIN' | 'FX_LOSS'): AccountKey => ({
  role,
  party_type: 'none',
  party_id: 0,
  currency_id: BASE_CURRENCY,
});
