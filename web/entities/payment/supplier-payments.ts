import { add, isPositive, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { openAmount, type Document } from '#entities/accounting/debt/clearing.ts';
import { supplierMoney } from './supplier-money.ts';

/** What a supplier gets in one currency. */
export interface SupplierPayment {
  /** Supplier and currency. */
  id: string;
  supplier: Document['object'];
  currency: CurrencyId;
  /** The documents that can be paid. */
  payable: Document[];
  /** The documents that wait for approval. */
  waiting: Document[];
  due: Decimal;
  /** From the supplier's advance. */
  taken: Decimal;
  /** Transferred to the supplier now. */
  sent: Decimal;
}
type Advance = Readonly<{ walletable_id: number; currency_id: string; available: Decimal }>;

const canBePaid = (document: Document): boolean =>
  document.payable && document.kind !== null && isPositive(openAmount(document));

/** Groups documents by supplier and currency; the advance of a supplier is used first. */
export function supplierPayments(
  documents: readonly Document[],
  advances: readonly Advance[],
): SupplierPayment[] {
  const groups = Map.groupBy(documents, ({ object_id, currency_id }) => `${object_id} ${currency_id}`);
  return [...groups].map(([id, own]) => {
    const { object: supplier, currency_id } = own[0]!;
    const payable = own.filter(canBePaid);
    const due = add(zero, ...payable.map(openAmount));
    const advance = advances.find(
      (one) => one.walletable_id === supplier.id && one.currency_id === currency_id,
    );
    return {
      ...{ id, supplier, currency: currency_id as CurrencyId, payable, due },
      waiting: own.filter(({ payable: approved }) => !approved),
      ...supplierMoney(due, advance?.available ?? zero),
    };
  });
}

/** Sums of the payments by currency. */
export function sumsByCurrency(payments: readonly SupplierPayment[]) {
  const groups = Map.groupBy(payments, ({ currency }) => currency);
  return [...groups].map(([currency, own]) => ({
    currency,
    due: add(zero, ...own.map(({ due }) => due)),
    taken: add(zero, ...own.map(({ taken }) => taken)),
    sent: add(zero, ...own.map(({ sent }) => sent)),
  }));
}
