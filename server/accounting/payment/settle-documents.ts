import type { documentEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { settleKinds, type SettleKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, isZero, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit, type DeferredResponse } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { changeCharges } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import { repayCredits } from '../credit-order/credit-room.ts';
import { lockOpenLots, repayLots } from '../debt/debt-lots.ts';
import { afterLeaving, bookBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { post, type Posting } from '../ledger/post.ts';
import { transferPostings, type Transfer } from '../ledger/transfer.ts';
import { recordSettlements } from '../settlement/settlements.ts';
import type { TransactionRow } from '../transaction/transaction.queries.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { takeHold } from '../wallet-hold/hold-money.ts';
import { drawCredit } from './draw-credit.ts';
import {
  paymentOf,
  receiptAmounts,
  reportDocuments,
  requireAtMost,
  requireAvailable,
  transactionOf,
  type Payment,
} from './payment.ts';
import { crossesZero, owedInAll, planSettlement, undecided, type Settlement } from './plan-settlement.ts';
import { chosenOf, lockReceiptCharges } from './receipt-charges.ts';

export type Settling = Payment & { kind: SettleKind };

/** Pays documents by kind: from the party's wallet, or from the credit that the voucher names. */
export const settleDocuments =
  (kind: SettleKind): Handler<(typeof documentEndpoints)[SettleKind]> =>
  (ctx, { body }) => {
    const payment = { ...paymentOf(kind, body), kind };
    return settleKinds[kind].postings.credit_type === undefined || body.credit_order_id == null
      ? settle(ctx, payment)
      : drawCredit(ctx, payment, body.credit_order_id);
  };

/**
 * Pays from the wallet including the hold of the order, which is released. Undecided amounts are paid first,
 * then debt by due date.
 */
export async function settle(
  ctx: Context,
  payment: Settling,
  heldFor?: string,
): Promise<DeferredResponse<TransactionRow>> {
  const { kind, party, currency_id, amount, voucher_date } = payment;
  const {
    limits,
    postings: { accounts },
  } = settleKinds[kind];
  const [found, begun, [account, documents, debt]] = await pipeline(
    () => lockReceiptCharges(ctx, payment),
    () => beginTransaction(ctx, voucher_date, party, currency_id),
    () =>
      lockAccounts(ctx, [
        partyAccount(accounts.wallet, party, currency_id),
        partyAccount(accounts.documents, party, currency_id),
        ...(accounts.debt === undefined
          ? []
          : [{ ...partyAccount(accounts.debt, party, currency_id), if_there: true as const }]),
      ]),
  );
  const wallet = heldFor === undefined ? account : await freed(ctx, account, heldFor, begun.id);
  const charges = chosenOf(found, 'container_cost_id', payment);
  const lots = await lockOpenLots(ctx, charges);
  const maximum = add(undecided(charges), owedInAll(lots));
  if (isZero(maximum)) throw new Refusal('nothing_to_pay', { details: { receipts: payment.receipts } });
  requireAtMost(amount, maximum);
  if (limits.includes('wallet')) requireAvailable(wallet, amount);
  const plan = planSettlement(oldestBillFirst(charges), lots, amount);
  const postings = await preparePostings(ctx, payment, plan, {
    transaction_id: begun.id,
    wallet,
    documents: documents!,
    debt,
  });
  const move = () => carryOut(ctx, begun.id, plan, postings);
  const write = () =>
    writeTransaction(
      ctx,
      transactionOf(kind, payment, begun),
      postings,
      receiptAmounts(payment.receipts, plan),
    );
  // Document states can change only if a charge is completed; otherwise the response needs no further step.
  if (!crossesZero(plan))
    return withCommit(async () => {
      const [, row] = await pipeline(move, write);
      return row;
    });
  await move();
  reportDocuments(
    ctx,
    plan.map(({ charge }) => charge),
    kind,
  );
  return withCommit(write);
}

/** A locked wallet after its hold was released. */
async function freed(
  ctx: Context,
  wallet: LedgerAccount,
  orderId: string,
  transactionId: number,
): Promise<LedgerAccount> {
  const kept = await takeHold(ctx, orderId, transactionId);
  return kept === undefined ? wallet : { ...wallet, held: subtract(wallet.held, kept) };
}

/** Posts and updates charges, lots and credits. */
export function carryOut(
  ctx: Context,
  transactionId: number,
  plan: readonly Settlement[],
  postings: readonly Posting[],
): Promise<unknown> {
  const changes = plan.map(({ charge, amount, lot }) => ({
    charge_id: charge.id,
    ...(lot === undefined ? { resolved: amount } : { repaid: amount }),
  }));
  const repaid = plan.flatMap(({ lot, amount }) => (lot === undefined ? [] : [{ ...lot, amount }]));
  const ofCredits = repaid.flatMap(({ credit_order_id, amount }) =>
    credit_order_id === null ? [] : [{ credit_order_id, amount }],
  );
  const settled = plan.map(({ charge: { id: charge_id }, amount, lot }) =>
    lot === undefined ? { charge_id, resolved: amount } : { charge_id, debt_lot_id: lot.id, repaid: amount },
  );
  return pipeline(
    () => post(ctx, postings),
    () => changeCharges(ctx, changes),
    () => recordSettlements(ctx, transactionId, settled),
    () => repayLots(ctx, repaid),
    () => repayCredits(ctx, ofCredits),
  );
}

interface Held {
  transaction_id: number;
  wallet: LedgerAccount;
  documents: LedgerAccount;
  /** Undefined if the party never had debt. */
  debt: LedgerAccount | undefined;
}

/**
 * The postings of a payment over locked accounts. Money leaves the wallet at book value and settles undecided
 * amounts with it; debt is cleared at its own book value.
 */
export async function preparePostings(
  ctx: Context,
  { kind, voucher_date }: Settling,
  plan: readonly Settlement[],
  { transaction_id, documents, ...held }: Held,
): Promise<Posting[]> {
  const { debit } = settleKinds[kind].postings;
  const transfers: Transfer[] = [];
  let { wallet, debt } = held;
  for (const { charge, amount, lot } of plan) {
    const given = bookBase(wallet, amount)!;
    const settled = lot === undefined ? documents : debt!;
    const worth = lot === undefined ? given : (bookBase(settled, amount) ?? given);
    const sides =
      debit === 'wallet'
        ? { debit: wallet, debit_base: given, credit: settled, credit_base: worth }
        : { debit: settled, debit_base: worth, credit: wallet, credit_base: given };
    transfers.push({ ...sides, amount, kind, charge_id: charge.id, transaction_id, voucher_date });
    wallet = afterLeaving(wallet, amount, given);
    if (lot !== undefined) debt = afterLeaving(settled, amount, worth);
  }
  return transferPostings(ctx, transfers);
}
