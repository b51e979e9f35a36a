import type { Charge } from './charges.ts';

/** The order of payment: charges without a bill first, then freight by bill. */
export const oldestBillFirst = (charges: readonly Charge[]): Charge[] =>
  charges.toSorted((a, b) => (a.lading_bill_id ?? 0) - (b.lading_bill_id ?? 0) || a.id - b.id);
