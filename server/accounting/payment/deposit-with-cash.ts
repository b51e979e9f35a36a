import { sql } from 'kysely';
import type { depositWithCash as endpoint } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { withCommit } from '#kernel/ending.ts';
import type { Handler } from '#kernel/route.ts';
import { spotBase } from '../ledger/base-amount.ts';
import { lockAccounts } from '../ledger/ledger-accounts.ts';
import { post, samePosting } from '../ledger/post.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { walletAccount } from '../wallet/open-wallets.ts';
import { requireMoneySource } from './money-source.ts';

/**
 * A customer pays cash in: the fund grows, and so does what we owe to the wallet. Foreign cash is booked at
 * the day's rate.
 */
export const depositWithCash: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { amount, currency_id, voucher_date, fund_id } = body;
  const party = { type: 'user' as const, id: body.transactionable_id };
  const fund = await requireMoneySource(ctx, { fund_id, card_id: null }, currency_id);
  const { id, wallet_id } = await beginTransaction(ctx, voucher_date, party, currency_id);
  const amount_base = await spotBase(ctx, amount, currency_id, voucher_date);
  const [debit, credit] = await lockAccounts(ctx, [fund, walletAccount(party, currency_id)]);
  const postings = [
    samePosting({
      debit: debit!,
      credit: credit!,
      amount,
      amount_base,
      kind: 'deposit-with-cash',
      transaction_id: id,
      voucher_date,
    }),
  ];
  await post(ctx, postings);
  await sql`update wallets set version = version + 1, updated_at = now() where id = ${wallet_id}`.execute(
    ctx.db,
  );
  return withCommit(() =>
    writeTransaction(
      ctx,
      {
        id,
        type_id: 'deposit-with-cash',
        amount,
        currency_id,
        voucher_date,
        description: body.description ?? null,
        transactionable_type: 'user',
        transactionable_id: party.id,
        wallet_id,
        fund_id,
      },
      postings,
    ),
  );
};
