import type {
  DocumentBody,
  MaybeParty,
  Receipt,
  Voucher,
  VoucherHead,
} from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { DocumentKind, TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { add, compare, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Charge } from '../charge/charges.ts';
import { availableOf, canGive } from '../ledger/holds.ts';
import type { LedgerAccount, Party } from '../ledger/ledger-accounts.ts';
import type { ReceiptInput, TransactionInput } from '../transaction/write-transaction.ts';
import { isFor } from './receipt-charges.ts';

/** A payment for documents. */
export interface Payment extends DocumentBody {
  kind: DocumentKind;
  party: Party;
}

/** The party of a voucher. */
export const partyOf = ({ transactionable_type, transactionable_id }: Voucher): Party => ({
  type: transactionable_type,
  id: transactionable_id,
});

/** The party of a voucher whose kind allows none. */
export const optionalPartyOf = ({
  transactionable_type,
  transactionable_id,
}: MaybeParty): Party | undefined =>
  transactionable_type === undefined || transactionable_id === undefined
    ? undefined
    : { type: transactionable_type, id: transactionable_id };

export const paymentOf = (kind: DocumentKind, body: DocumentBody): Payment => ({
  ...body,
  kind,
  party: partyOf(body),
});

/** The voucher fields of a transaction. */
export const transactionOf = (
  kind: TransactionKind,
  voucher: VoucherHead & MaybeParty,
  { id, wallet_id }: { id: number; wallet_id: number | null },
): TransactionInput => ({
  ...{ id, wallet_id, type_id: kind },
  amount: voucher.amount,
  currency_id: voucher.currency_id,
  voucher_date: voucher.voucher_date,
  description: voucher.description ?? null,
  transactionable_type: voucher.transactionable_type ?? null,
  transactionable_id: voucher.transactionable_id ?? null,
});

/** Refuses an amount above a maximum. */
export function requireAtMost(amount: Decimal, maximum: Decimal): void {
  if (compare(amount, maximum) > 0) throw refuseField('amount', 'amount_too_large', { maximum }, { maximum });
}

/** Refuses an amount beyond the available balance of a locked wallet. */
export function requireAvailable(wallet: LedgerAccount, amount: Decimal): void {
  const { balance, held, currency_id } = wallet;
  const available = availableOf(wallet);
  if (!canGive(wallet, amount))
    throw refuseField(
      'amount',
      'wallet_not_enough',
      { available, currency: currency_id },
      { available, balance, held, currency_id },
    );
}

/** The amount per receipt of a voucher; a charge counts for the first receipt that names it. */
export function receiptAmounts(
  receipts: readonly Receipt[],
  plan: readonly { charge: Charge; amount: Decimal }[],
): ReceiptInput[] {
  const left = new Set(plan);
  return receipts.map((receipt) => {
    const own = [...left].filter(({ charge }) => isFor(charge, receipt));
    for (const part of own) left.delete(part);
    return { ...receipt, amount: add(...own.map(({ amount }) => amount), zero) };
  });
}

/** Reports documents with settled charges, whose status may change. */
export function reportDocuments(ctx: Context, charges: readonly Charge[], cause: DocumentKind): void {
  ctx.emit(
    'order',
    charges.map(({ order_id }) => order_id).filter((id) => id !== null),
    cause,
  );
  ctx.emit(
    'purchase',
    charges.map(({ purchase_id }) => purchase_id).filter((id) => id !== null),
    cause,
  );
}
