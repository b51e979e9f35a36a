import { transactionKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { Actor, Context } from '#kernel/context.ts';
import { forbidden } from '#kernel/refusal.ts';
import { lockCharges, type Charge } from '../charge/charges.ts';
import { oldestBillFirst } from '../charge/oldest-bill-first.ts';
import { requireCreditRoom } from '../credit-term/require-credit-room.ts';
import type { AccountKey } from '../ledger/ledger-accounts.ts';
import { requirePayable } from '../charge/require-payable.ts';
import { debitCharges } from './debit-charges.ts';

/** The document: all freight of a bill, what a contract bears, or an order's own charges. */
type Document = { type: 'lading_bill'; id: number } | { type: 'contract' | 'order'; id: string };

interface Days {
  payment_due_date?: string | undefined;
  voucher_date?: string | undefined;
}

/** The permission to record debt, beside that to update the document. */
export const RIGHT_TO_DEBIT = 'debt.organization.create';
export const mayDebit = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  may(permissions, { resource: 'debt', action: 'create' });

/** Refuses users without the permission to record debt. */
export function requireRightToDebit({ actor }: Pick<Context, 'actor'>): void {
  if (!mayDebit(actor)) throw forbidden(RIGHT_TO_DEBIT);
}

/** Facts of a charge that the document's log does not contain otherwise. */
const saidOf: Record<Document['type'], (charge: Charge) => object> = {
  lading_bill: ({ order_id }) => ({ order_id }),
  contract: ({ order_id, lading_bill_id }) => ({ order_id, lading_bill_id }),
  order: ({ kind, lading_bill_id, currency_id }) => ({
    ...{ kind, currency_id },
    ...(lading_bill_id !== null && { lading_bill_id }),
  }),
};

/**
 * Records everything undecided of a customer's document as debt, with vouchers dated today or as given, due
 * by the customer's term or as given. The caller has locked the document and its orders and reports their
 * change. Returns the function that writes the vouchers, which runs last. Refuses with `nothing_unsolved`,
 * `credit_limit_exceeded`.
 */
export async function debitDocument(
  ctx: Context,
  { type, id }: Document,
  { payment_due_date, voucher_date }: Days = {},
  more: readonly AccountKey[] = [],
): Promise<() => Promise<unknown>> {
  const { charges: kinds } = transactionKinds.debit.postings;
  const chosen = {
    lading_bill: { lading_bill_ids: [Number(id)] },
    contract: { contract_ids: [String(id)] },
    order: { order_ids: [String(id)] },
  }[type];
  const charges = oldestBillFirst(await lockCharges(ctx, { kinds, ...chosen }));
  if (type === 'order') requirePayable(asking(charges));
  const { debts, writeVouchers } = await debitCharges(ctx, 'debit', charges, {
    document: { receiptable_type: type, receiptable_id: String(id) },
    ...{ payment_due_date, voucher_date, more },
  });
  const beyond: { currency_id: CurrencyId; amount: Decimal }[] = [];
  for (const currency_id of new Set(debts.map(({ charge }) => charge.currency_id))) {
    const amount = await requireCreditRoom(ctx, debts[0]!.charge.party_id, currency_id);
    if (isPositive(amount)) beyond.push({ currency_id, amount });
  }
  ctx.emit(
    'order',
    debts.map(({ charge }) => charge.order_id!),
    type === 'order' ? 'order_debited' : 'freight_debited',
  );
  ctx.log({
    logable_type: type,
    logable_id: id,
    type_id: 'write',
    content: {
      action_debit: debts.map(({ charge, amount }) => ({ ...saidOf[type](charge), amount })),
      ...(payment_due_date !== undefined && { payment_due_date }),
      // Freight has a single currency.
      ...(beyond.length > 0 && { beyond_limit: type === 'order' ? beyond : beyond[0]!.amount }),
    },
  });
  return writeVouchers;
}

/**
 * Remaining charges of a cancelled order can be recorded; without any, the refusal names the cancellation.
 */
function asking(charges: readonly Charge[]): readonly Charge[] {
  const open = charges.filter(({ unsolved }) => isPositive(unsolved));
  return open.length > 0 ? open : charges;
}
