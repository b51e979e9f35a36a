import { sql } from 'kysely';
import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { withCommit, type Ending } from '#kernel/ending.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { recordDebt } from '../debit/record-debt.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { crossesZero, planSettlement, undecided } from './plan-settlement.ts';
import { lockReceiptCharges } from './receipt-charges.ts';
import { receiptAmounts, reportDocuments, type Payment } from './settle.ts';

interface Credit {
  id: number;
  order_id: string;
  type: string;
  wallet_id: number;
  amount: Decimal;
  used_amount: Decimal;
  payment_due_date: string;
}

/** Draws a credit for what is unsolved: it becomes debt with the credit's due date, and no cash moves. */
export async function drawCredit(
  ctx: Context,
  payment: Payment,
  creditId: number,
): Promise<Ending<TransactionRow>> {
  const { party, currency_id, amount, voucher_date } = payment;
  const charges = await lockReceiptCharges(ctx, payment.kinds, payment.receipts, party, currency_id);
  const credit = await lockCredit(ctx, creditId);
  if (
    credit.type !== payment.type_id.replace('-', '_') ||
    charges.some(({ order_id }) => order_id !== credit.order_id)
  )
    throw refuseField('credit_order_id', 'credit_of_other_order', {}, { order_id: credit.order_id });
  const maximum = undecided(charges);
  if (compare(maximum, '0') === 0)
    throw new Refusal('nothing_unsolved', { details: { receipts: payment.receipts } });
  if (compare(amount, maximum) > 0) throw refuseField('amount', 'amount_too_large', { maximum }, { maximum });
  const available = subtract(credit.amount, credit.used_amount);
  if (compare(amount, available) > 0)
    throw refuseField('amount', 'credit_not_enough', { available }, { available });
  const { id } = await beginTransaction(ctx, voucher_date, party, currency_id);
  const plan = planSettlement(charges, [], amount);
  const postings = await recordDebt(ctx, plan, {
    kind: payment.type_id,
    voucher_date,
    payment_due_date: credit.payment_due_date,
    credit_order_id: credit.id,
    transaction_id: id,
  });
  await sql`update credit_orders set used_amount = used_amount + ${amount}, version = version + 1,
    updated_at = now() where id = ${credit.id}`.execute(ctx.db);
  const receipts = receiptAmounts(payment.receipts, plan);
  if (crossesZero(plan)) reportDocuments(ctx, charges, payment.type_id);
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
        wallet_id: credit.wallet_id,
        credit_order_id: credit.id,
      },
      postings,
      receipts,
    ),
  );
}

async function lockCredit(ctx: Context, id: number): Promise<Credit> {
  const {
    rows: [credit],
  } = await sql<Credit>`select id, order_id, type, wallet_id, amount, used_amount, payment_due_date
      from credit_orders
    where id = ${id} and organization_id = ${ctx.organizationId} for no key update`.execute(ctx.db);
  if (credit === undefined) throw unknownReference('credit_order_id', id);
  return credit;
}
