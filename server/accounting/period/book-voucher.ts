import { BASE_CURRENCY } from '@hakobu/contract/kernel/money.ts';
import type { bookKinds } from '@hakobu/contract/accounting/transaction/book-kinds.ts';
import { add, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { withCommit, type DeferredResponse } from '#kernel/deferred-response.ts';
import type { AccountKey, LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { writeTransaction, type TransactionInput } from '../transaction/write-transaction.ts';

export type BookKind = keyof typeof bookKinds;

/** A company account in VND. */
export const houseAccount = (role: AccountKey['role']): AccountKey => ({
  role,
  party_type: 'none',
  party_id: 0,
  currency_id: BASE_CURRENCY,
});

/** An entry: the first account is debited; amounts are in the accounts' currencies. */
export interface BookEntry {
  debit: LedgerAccount;
  credit: LedgerAccount;
  debit_amount: Decimal;
  credit_amount: Decimal;
  amount_base: Decimal;
}

export interface BookVoucher {
  id: number;
  kind: BookKind;
  voucher_date: string;
  description?: string | null | undefined;
}

/** Fields of a voucher beside its entries. */
type Said = Partial<Pick<TransactionInput, 'amount' | 'currency_id' | 'unassigned' | 'card_id'>>;

/**
 * Posts a general journal voucher, by default over the VND total of its entries. Returns the function that
 * writes the voucher, which runs last.
 */
export async function postBookVoucher(
  ctx: Context,
  { id, kind, voucher_date, description }: BookVoucher,
  entries: readonly BookEntry[],
  said: Said = {},
): Promise<() => Promise<TransactionRow>> {
  const postings: Posting[] = entries.map((entry) => ({
    ...entry,
    kind,
    charge_id: null,
    transaction_id: id,
    voucher_date,
  }));
  await post(ctx, postings);
  const facts = {
    ...{ id, type_id: kind, voucher_date, description: description ?? null },
    amount: add(zero, ...entries.map(({ amount_base }) => amount_base)),
    currency_id: BASE_CURRENCY,
    ...{ transactionable_type: null, transactionable_id: null, wallet_id: null },
    ...said,
  };
  return () => writeTransaction(ctx, facts, postings);
}

/** Posts such a voucher and returns it with the changed accounts. */
export async function writeBookVoucher<More extends object>(
  ctx: Context,
  voucher: BookVoucher,
  entries: readonly BookEntry[],
  more: More,
): Promise<DeferredResponse<More & { transaction: TransactionRow }>> {
  const write = await postBookVoucher(ctx, voucher, entries);
  return withCommit(async () => ({ ...more, transaction: await write() }));
}
