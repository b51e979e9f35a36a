import type { Charge } from './charges.ts';

/** Money goes to what has no bill first, then to freight in the order of its bills. */
export const oldestBillFirst = (charges: readonly Charge[]): Charge[] =>
  charges.toSorted((a, b) => (a.lading_bill_id ?? 0) - (b.lading_bill_id ?? 0) || a.id - b.id);
