import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { transactionKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { forbidden, Refusal } from '#kernel/refusal.ts';
import { lockCharges } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import { requireCreditRoom } from '../credit-term/require-credit-room.ts';
import { beginTransaction, writeTransaction } from '../transaction/write-transaction.ts';
import { recordDebt, type NewDebt } from './record-debt.ts';

/** Debt that was recorded, and what writes its voucher: it is numbered, so it comes last. */
export interface Debited {
  debts: NewDebt[];
  /** By how much the customer's limit is passed, by somebody who may. */
  beyond: Decimal;
  writeVoucher(): Promise<unknown>;
}

/** Whose freight goes on debt: all of a bill, or what a contract bears. */
type Document = { type: 'lading_bill'; id: number } | { type: 'contract'; id: string };

/** Refuses whoever may not record debt: it is a right of its own, beside that to change the document. */
export function requireRightToDebit({ actor }: Pick<Context, 'actor'>): void {
  if (!may(actor.permissions, { resource: 'debt', action: 'create' }))
    throw forbidden('debt.organization.create');
}

/**
 * Puts everything unsolved of a document's freight on debt, order by order, with a voucher of today, due when
 * the customer's term says unless a day is given. The document and its orders are locked by the caller.
 * Refuses with `nothing_unsolved`, `credit_limit_exceeded`.
 */
export async function debitFreight(
  ctx: Context,
  { type, id }: Document,
  payment_due_date?: string,
): Promise<Debited> {
  const { charges: kinds, accounts } = transactionKinds.debit.postings;
  const chosen = type === 'contract' ? { contract_ids: [id] } : { lading_bill_ids: [id] };
  const charges = oldestBillFirst(await lockCharges(ctx, { kinds, ...chosen }));
  const debts = charges
    .filter(({ unsolved }) => isPositive(unsolved))
    .map((charge) => ({ charge, amount: charge.unsolved }));
  const [first] = debts;
  if (first === undefined) throw new Refusal('nothing_unsolved', { details: { [`${type}_id`]: id } });
  const { party_type, party_id, currency_id } = first.charge;
  const voucher_date = dayIn(ctx.now);
  const party = { type: party_type, id: party_id };
  const begun = await beginTransaction(ctx, voucher_date, party, currency_id);
  const postings = await recordDebt(ctx, debts, {
    ...{ kind: 'debit', voucher_date, transaction_id: begun.id, accounts },
    ...(payment_due_date !== undefined && { payment_due_date }),
  });
  const beyond = await requireCreditRoom(ctx, party_id, currency_id);
  const amount = add(...debts.map((debt) => debt.amount));
  const receiptable_type: DocumentType = type;
  const writeVoucher = () =>
    writeTransaction(
      ctx,
      {
        ...{ id: begun.id, type_id: 'debit', amount, currency_id, voucher_date },
        ...{ transactionable_type: party_type, transactionable_id: party_id, wallet_id: begun.wallet_id },
      },
      postings,
      [{ receiptable_type, receiptable_id: String(id), amount }],
    );
  return { debts, beyond, writeVoucher };
}
