import { greatest, least, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';

/**
 * Out of what a supplier is paid: first what they have of us in advance, which is not sent a second time,
 * then what is sent now.
 */
export function supplierMoney(amount: Decimal, advance: Decimal): { taken: Decimal; sent: Decimal } {
  const taken = least(amount, greatest(advance, zero));
  return { taken, sent: subtract(amount, taken) };
}
