import { transactionKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { forbidden } from '#kernel/refusal.ts';
import { lockCharges } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import { requireCreditRoom } from '../credit-term/require-credit-room.ts';
import { debitCharges, type Debited } from './debit-charges.ts';

/** Debt of a customer, and by how much their limit is passed, by somebody who may. */
interface DebitedFreight extends Debited {
  beyond: Decimal;
}

/** Whose freight goes on debt: all of a bill, or what a contract bears. */
type Document = { type: 'lading_bill'; id: number } | { type: 'contract'; id: string };

/** Refuses whoever may not record debt: it is a right of its own, beside that to change the document. */
export function requireRightToDebit({ actor }: Pick<Context, 'actor'>): void {
  if (!may(actor.permissions, { resource: 'debt', action: 'create' }))
    throw forbidden('debt.organization.create');
}

/**
 * Puts everything unsolved of a document's freight on debt, order by order, with a voucher of today or of the
 * day that is asked for, due when the customer's term says unless a day is given. The document and its orders
 * are locked by the caller. Refuses with `nothing_unsolved`, `credit_limit_exceeded`.
 */
export async function debitFreight(
  ctx: Context,
  { type, id }: Document,
  days: { payment_due_date?: string | undefined; voucher_date?: string | undefined } = {},
): Promise<DebitedFreight> {
  const { charges: kinds } = transactionKinds.debit.postings;
  const chosen = type === 'contract' ? { contract_ids: [id] } : { lading_bill_ids: [id] };
  const charges = oldestBillFirst(await lockCharges(ctx, { kinds, ...chosen }));
  const debited = await debitCharges(ctx, 'debit', charges, {
    document: { receiptable_type: type, receiptable_id: String(id) },
    payment_due_date: days.payment_due_date,
    voucher_date: days.voucher_date,
  });
  const { party_id, currency_id } = debited.debts[0]!.charge;
  return { ...debited, beyond: await requireCreditRoom(ctx, party_id, currency_id) };
}
