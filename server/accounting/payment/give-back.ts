import type { documentEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { giveBackKinds, type GiveBackKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, isZero } from '@hakobu/contract/kernel/decimal.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockRefund, planRefund, refundCharges, overpaymentOf } from '../refund/refund-charges.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { paymentOf, receiptAmounts, reportDocuments, requireAtMost, transactionOf } from './payment.ts';
import { lockReceiptCharges } from './receipt-charges.ts';

/** Refunds overpaid documents: outstanding debt is written back, money returns to the wallet. */
export const giveBack =
  (kind: GiveBackKind): Handler<(typeof documentEndpoints)[GiveBackKind]> =>
  async (ctx, { body }) => {
    const payment = paymentOf(kind, body);
    const { amount, currency_id, voucher_date, receipts, party } = payment;
    const charges = await lockReceiptCharges(ctx, payment);
    const maximum = overpaymentOf(charges);
    if (isZero(maximum)) throw new Refusal('nothing_to_refund', { details: { receipts } });
    requireAtMost(amount, maximum);
    const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
    const parts = planRefund(charges, amount);
    const { accounts, debit } = giveBackKinds[kind].postings;
    await lockRefund(ctx, parts, { accounts });
    const postings = await refundCharges(ctx, parts, {
      kind,
      voucher_date,
      transaction_id: begun.id,
      accounts,
      debit,
    });
    const shares = parts.map(({ charge, written_back, cash, repaid_debt }) => ({
      charge,
      amount: add(written_back, cash, repaid_debt),
    }));
    reportDocuments(ctx, charges, kind);
    return withCommit(() =>
      writeTransaction(ctx, transactionOf(kind, body, begun), postings, receiptAmounts(receipts, shares)),
    );
  };
