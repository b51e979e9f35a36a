import { greatest, least, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/** Splits a supplier payment: the advance is used first, the rest is transferred. */
export function supplierMoney(amount: Decimal, advance: Decimal): { taken: Decimal; sent: Decimal } {
  const taken = least(amount, greatest(advance, zero));
  return { taken, sent: subtract(amount, taken) };
}
