import { add, compare } from '@hakobu/contract/kernel/decimal.ts';
import { withCommit, type Ending } from '#kernel/ending.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import { lockReceiptCharges } from './receipt-charges.ts';
import { receiptAmounts, reportDocuments, type Payment } from './settle.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { planRefund, refundCharges, surplus } from '../refund/refund-charges.ts';

/** Gives back what documents were overpaid: open debt is written back, cash returns to the wallet. */
export async function refundPayment(ctx: Context, payment: Payment): Promise<Ending<TransactionRow>> {
  const { party, currency_id, amount, voucher_date } = payment;
  const charges = await lockReceiptCharges(ctx, payment.kinds, payment.receipts, party, currency_id);
  const maximum = surplus(charges);
  if (compare(maximum, '0') === 0)
    throw new Refusal('nothing_to_refund', { details: { receipts: payment.receipts } });
  if (compare(amount, maximum) > 0) throw refuseField('amount', 'amount_too_large', { maximum }, { maximum });
  const { id, wallet_id } = await beginTransaction(ctx, voucher_date, party, currency_id);
  const parts = planRefund(charges, amount);
  const postings = await refundCharges(ctx, parts, {
    kind: payment.type_id,
    voucher_date,
    transaction_id: id,
  });
  const receipts = receiptAmounts(
    payment.receipts,
    parts.map(({ charge, written_back, cash, repaid_debt }) => ({
      charge,
      amount: add(written_back, cash, repaid_debt),
    })),
  );
  reportDocuments(ctx, charges, payment.type_id);
  return withCommit(() =>
    writeTransaction(
      ctx,
      {
        id,
        type_id: payment.type_id,
        amount,
        currency_id,
        voucher_date,
        description: payment.description ?? null,
        transactionable_type: party.type,
        transactionable_id: party.id,
        wallet_id,
      },
      postings,
      receipts,
    ),
  );
}
