import type { goodsKinds } from '@hakobu/contract/accounting/transaction/goods-kinds.ts';
import { BASE_CURRENCY, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { companyAccount, RESULT_ROLES, type AccountKey } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { beginTransaction, writeTransaction, type ReceiptInput } from '../transaction/write-transaction.ts';

export type GoodsKind = keyof typeof goodsKinds;

/** Company accounts for goods, costs, revenue and exchange differences. */
export const resultAccounts: readonly AccountKey[] = [
  ...(['FX_GAIN', 'FX_LOSS'] as const),
  ...RESULT_ROLES,
].map((role) => companyAccount(role, BASE_CURRENCY));

/** A voucher posted as a consequence of a document. */
export interface FactVoucher {
  id: number;
  kind: GoodsKind;
  supplier_id?: number;
  amount: Decimal;
  currency_id: CurrencyId;
  documents: ReceiptInput[];
}

/** Starts a voucher dated today for each of several facts. */
export async function beginVouchers(
  ctx: Context,
  currencies: readonly CurrencyId[],
): Promise<{ ids: number[]; voucher_date: string }> {
  const voucher_date = dayIn(ctx.now);
  const begun = await pipeline(
    ...currencies.map((currency) => () => beginTransaction(ctx, voucher_date, undefined, currency)),
  );
  return { ids: begun.map(({ id }) => id), voucher_date };
}

/** Posts, and writes the vouchers last, because they take numbers. */
export async function bookFacts(
  ctx: Context,
  vouchers: readonly FactVoucher[],
  postings: readonly Posting[],
  voucher_date: string,
): Promise<void> {
  await pipeline(
    () => post(ctx, postings),
    ...vouchers.map(
      ({ id, kind, supplier_id, amount, currency_id, documents }) =>
        () =>
          writeTransaction(
            ctx,
            {
              ...{ id, type_id: kind, amount, currency_id, voucher_date, wallet_id: null },
              transactionable_type: supplier_id === undefined ? null : 'supplier',
              transactionable_id: supplier_id ?? null,
            },
            postings.filter(({ transaction_id }) => transaction_id === id),
            documents,
          ),
    ),
  );
}
