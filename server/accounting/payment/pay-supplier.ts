import type { paySupplier as endpoint } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { withCommit } from '#kernel/ending.ts';
import type { Handler } from '#kernel/route.ts';
import { bookBase, spotBase } from '../ledger/base-amount.ts';
import { lockAccounts } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { transferPostings } from '../ledger/transfer.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { walletAccount } from '../wallet/open-wallets.ts';
import { requireMoneySource } from './money-source.ts';

/**
 * Sends money to a supplier. It leaves the fund or card at book value and becomes an advance at the day's
 * rate; the difference is exchange gain or loss.
 */
export const paySupplier: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { amount, currency_id, voucher_date, fund_id, card_id } = body;
  const party = { type: 'supplier' as const, id: body.transactionable_id };
  const source = await requireMoneySource(ctx, { fund_id, card_id }, currency_id);
  const { id, wallet_id } = await beginTransaction(ctx, voucher_date, party, currency_id);
  const debit_base = await spotBase(ctx, amount, currency_id, voucher_date);
  const [money, advance] = await lockAccounts(ctx, [source, walletAccount(party, currency_id)]);
  const postings = await transferPostings(ctx, {
    debit: advance!,
    credit: money!,
    amount,
    debit_base,
    credit_base: bookBase(money!, amount) ?? debit_base,
    kind: 'payment-supplier',
    transaction_id: id,
    voucher_date,
  });
  await post(ctx, postings);
  return withCommit(() =>
    writeTransaction(
      ctx,
      {
        id,
        type_id: 'payment-supplier',
        amount,
        currency_id,
        voucher_date,
        description: body.description ?? null,
        transactionable_type: 'supplier',
        transactionable_id: party.id,
        wallet_id,
        fund_id: fund_id ?? null,
        card_id: card_id ?? null,
      },
      postings,
    ),
  );
};
