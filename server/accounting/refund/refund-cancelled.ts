import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { cancelKinds, type CancelKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { releaseHold } from '../wallet-hold/hold-money.ts';
import { accountsOfRefund, lockRefund, refundCharges, type RefundPart } from './refund-charges.ts';

/** The cancelled document. */
interface Cancelled {
  type: DocumentType;
  id: string;
}

/**
 * Refunds what was settled of a cancelled document, with a voucher dated today per currency. Locks `more`
 * accounts together with its own, for later steps of the transaction. Returns the function that writes the
 * vouchers, which runs last because they take numbers.
 */
export async function refundCancelled(
  ctx: Context,
  kind: CancelKind,
  { type, id }: Cancelled,
  parts: readonly RefundPart[],
  more: readonly AccountKey[] = [],
): Promise<() => Promise<unknown>> {
  const voucher_date = dayIn(ctx.now);
  const { accounts, debit } = cancelKinds[kind].postings;
  const writes: (() => Promise<unknown>)[] = [];
  // Its hold is released under the same locks.
  if (type === 'order') await releaseHold(ctx, id, [...accountsOfRefund(parts, accounts), ...more]);
  if (parts.length > 0) await lockRefund(ctx, parts, { accounts }, more);
  for (const [currency_id, own] of Map.groupBy(parts, ({ charge }) => charge.currency_id)) {
    const { party_type, party_id } = own[0]!.charge;
    const party = { type: party_type, id: party_id };
    const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
    const postings = await refundCharges(ctx, own, {
      ...{ kind, voucher_date, accounts, debit },
      transaction_id: begun.id,
    });
    const amount = add(
      ...own.flatMap(({ written_back, cash, repaid_debt }) => [written_back, cash, repaid_debt]),
    );
    const facts = {
      ...{ id: begun.id, type_id: kind, amount, currency_id, voucher_date },
      ...{ transactionable_type: party_type, transactionable_id: party_id, wallet_id: begun.wallet_id },
    };
    writes.push(() =>
      writeTransaction(ctx, facts, postings, [{ receiptable_type: type, receiptable_id: id, amount }]),
    );
  }
  return () => pipeline(...writes);
}
