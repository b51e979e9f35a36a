import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { transactionKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { lockCharges } from '../charge/charges.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { recordDebt, type NewDebt } from './record-debt.ts';

/** Debt that was recorded, and what writes its voucher: it is numbered, so it comes last. */
export interface Debited {
  debts: NewDebt[];
  writeVoucher(): Promise<unknown>;
}

/**
 * Puts everything unsolved of a bill's freight on debt, order by order, with a voucher of today. The bill is
 * locked by the caller. Refuses with `nothing_unsolved`.
 */
export async function debitFreight(ctx: Context, lading_bill_id: number): Promise<Debited> {
  const { charges: kinds, accounts } = transactionKinds.debit.postings;
  const charges = await lockCharges(ctx, { kinds, lading_bill_ids: [lading_bill_id] });
  const debts = charges
    .filter(({ unsolved }) => isPositive(unsolved))
    .map((charge) => ({ charge, amount: charge.unsolved }));
  const [first] = debts;
  if (first === undefined) throw new Refusal('nothing_unsolved', { details: { lading_bill_id } });
  const { party_type, party_id, currency_id } = first.charge;
  const voucher_date = dayIn(ctx.now);
  const party = { type: party_type, id: party_id };
  const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
  const terms = { kind: 'debit', voucher_date, transaction_id: begun.id, accounts } as const;
  const postings = await recordDebt(ctx, debts, terms);
  const amount = add(...debts.map((debt) => debt.amount));
  const receiptable_type: DocumentType = 'lading_bill';
  const writeVoucher = () =>
    writeTransaction(
      ctx,
      {
        ...{ id: begun.id, type_id: 'debit', amount, currency_id, voucher_date },
        ...{ transactionable_type: party_type, transactionable_id: party_id, wallet_id: begun.wallet_id },
      },
      postings,
      [{ receiptable_type, receiptable_id: String(lading_bill_id), amount }],
    );
  return { debts, writeVoucher };
}
