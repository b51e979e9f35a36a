import { Words } from '@hakobu/phrases/word-lists.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Charge } from './charges.ts';

const words = (states: readonly string[]): Words => new Words('purchase_statuses', states);

/** Requires approved orders that are not cancelled, and approved purchases. */
export function requirePayable(charges: readonly Charge[]): void {
  const blocked = charges.find((charge) => charge.blocked !== null);
  if (blocked?.blocked == null) return;
  const id = blocked.order_id ?? blocked.purchase_id;
  throw new Refusal(blocked.blocked, {
    values: { order_id: id, status: words(['New', 'Cancelled']), needed: words(['Approved']) },
    details: { id },
  });
}
