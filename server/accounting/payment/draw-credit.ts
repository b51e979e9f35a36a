import { settleKinds, type SettleKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { debtRole } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { compare, isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit, type DeferredResponse } from '#kernel/deferred-response.ts';
import { Refusal, refuseField } from '#kernel/refusal.ts';
import { lockCredit, useCredit } from '../credit-order/credit-room.ts';
import { recordDebt } from '../debt/record-debt.ts';
import { lockAccounts, partyAccount } from '../ledger/ledger-accounts.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { receiptAmounts, reportDocuments, requireAtMost, transactionOf, type Payment } from './payment.ts';
import { crossesZero, planSettlement, undecided } from './plan-settlement.ts';
import { lockReceiptCharges } from './receipt-charges.ts';

/** Draws a credit for undecided amounts, which become debt with the credit's due date; no money moves. */
export async function drawCredit(
  ctx: Context,
  payment: Payment & { kind: SettleKind },
  creditId: number,
): Promise<DeferredResponse<TransactionRow>> {
  const { kind, party, currency_id, amount, voucher_date, receipts } = payment;
  const { credit_type, accounts } = settleKinds[kind].postings;
  const [charges, , credit] = await pipeline(
    () => lockReceiptCharges(ctx, payment),
    () =>
      lockAccounts(
        ctx,
        [debtRole(accounts), accounts.documents].map((role) => partyAccount(role, party, currency_id)),
      ),
    () => lockCredit(ctx, creditId),
  );
  if (credit.type !== credit_type || charges.some(({ order_id }) => order_id !== credit.order_id))
    throw refuseField('credit_order_id', 'credit_of_other_order', {}, { order_id: credit.order_id });
  const maximum = undecided(charges);
  if (isZero(maximum)) throw new Refusal('nothing_unsolved', { details: { receipts } });
  requireAtMost(amount, maximum);
  const available = subtract(credit.amount, credit.used_amount);
  if (compare(amount, available) > 0)
    throw refuseField('amount', 'credit_not_enough', { available }, { available });
  const { id } = await beginTransaction(ctx, voucher_date, party, currency_id);
  const plan = planSettlement(charges, [], amount);
  const postings = await recordDebt(ctx, plan, {
    kind,
    voucher_date,
    payment_due_date: credit.payment_due_date,
    credit_order_id: credit.id,
    transaction_id: id,
    accounts,
  });
  await useCredit(ctx, credit.id, amount);
  if (crossesZero(plan)) reportDocuments(ctx, charges, kind);
  const facts = {
    ...transactionOf(kind, payment, { id, wallet_id: credit.wallet_id }),
    credit_order_id: credit.id,
  };
  return withCommit(() => writeTransaction(ctx, facts, postings, receiptAmounts(receipts, plan)));
}
