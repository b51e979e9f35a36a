import type { documentEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { compensateKinds, type CompensateKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, isZero } from '@hakobu/contract/kernel/decimal.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { withCommit } from '#kernel/deferred-response.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockOpenLots } from '../debt/debt-lots.ts';
import { afterLeaving, bookBase } from '../ledger/base-amount.ts';
import { lockAccounts, partyAccount, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import { transferPostings, type Transfer } from '../ledger/transfer.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { paymentOf, receiptAmounts, reportDocuments, requireAtMost, transactionOf } from './payment.ts';
import { owedInAll, planSettlement, undecided } from './plan-settlement.ts';
import { chosenOf, lockReceiptCharges } from './receipt-charges.ts';
import { carryOut } from './settle-documents.ts';

/**
 * Pays compensation of documents into a customer's wallet: undecided amounts first, then recorded debt. The
 * liability is cleared at its recorded value.
 */
export const compensate =
  (kind: CompensateKind): Handler<(typeof documentEndpoints)[CompensateKind]> =>
  async (ctx, { body }) => {
    const payment = paymentOf(kind, body);
    const { amount, currency_id, voucher_date, receipts, party } = payment;
    const { accounts } = compensateKinds[kind].postings;
    const [found, begun, [wallet, owed]] = await pipeline(
      () => lockReceiptCharges(ctx, payment),
      () => beginTransaction(ctx, voucher_date, party, currency_id),
      () =>
        lockAccounts(
          ctx,
          [accounts.wallet, accounts.documents].map((role) => partyAccount(role, party, currency_id)),
        ),
    );
    const charges = chosenOf(found, 'compensation_id', body);
    const lots = await lockOpenLots(ctx, charges);
    const maximum = add(undecided(charges), owedInAll(lots));
    if (isZero(maximum)) throw new Refusal('nothing_to_pay', { details: { receipts } });
    requireAtMost(amount, maximum);
    const plan = planSettlement(charges, lots, amount);
    const transfers: Transfer[] = [];
    let left: LedgerAccount = owed!;
    for (const { charge, amount: part } of plan) {
      const worth = bookBase(left, part)!;
      const sides = { debit: owed!, debit_base: worth, credit: wallet, credit_base: worth };
      const facts = { kind, charge_id: charge.id, transaction_id: begun.id, voucher_date };
      transfers.push({ ...sides, ...facts, amount: part });
      left = afterLeaving(left, part, worth);
    }
    const postings = await transferPostings(ctx, transfers);
    await carryOut(ctx, begun.id, plan, postings);
    reportDocuments(
      ctx,
      plan.map(({ charge }) => charge),
      kind,
    );
    return withCommit(() =>
      writeTransaction(ctx, transactionOf(kind, body, begun), postings, receiptAmounts(receipts, plan)),
    );
  };
