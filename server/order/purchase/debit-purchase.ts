import { debitKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Actor, Context } from '#kernel/context.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { debitCharges } from '../../accounting/debt/debit-charges.ts';
import { partyAccount } from '../../accounting/ledger/ledger-accounts.ts';
import { accountsToRecognise } from '../earning/follow-goods.ts';
import type { LockedPurchase } from './lock-purchase.ts';

/** Whether the caller may record payables, which is not limited to own customers. */
export function mayRecordPayables({ permissions }: Pick<Actor, 'permissions'>): boolean {
  const scope = widestScope(permissions, { resource: 'debt', action: 'create' });
  return scope !== undefined && scope !== 'own';
}

interface Debit {
  payment_due_date: string | undefined;
  voucher_date: string | undefined;
  /** Whether the same request changes the terms of the purchase. */
  changed: boolean;
}

/**
 * Records everything unsettled of a locked purchase as payable, due by the supplier's term unless a due date
 * is stated. With `changed` it also locks the accounts that goods and orders will post to. Answers a function
 * that writes the voucher, to be called last. Refuses with `nothing_unsolved`.
 */
export async function debitPurchase(
  ctx: Context,
  { id, orders, supplier_id, currency_id }: LockedPurchase,
  { payment_due_date, voucher_date, changed }: Debit,
): Promise<() => Promise<unknown>> {
  const { charges: kinds } = debitKinds.debit_purchase.postings;
  const charges = await lockCharges(ctx, { kinds, purchase_ids: [id] });
  const { debts, writeVouchers } = await debitCharges(ctx, 'debit_purchase', charges, {
    document: { receiptable_type: 'purchase', receiptable_id: String(id) },
    payment_due_date,
    voucher_date,
    more: changed
      ? [
          partyAccount('SUPW', { type: 'supplier', id: supplier_id }, currency_id),
          ...(await accountsToRecognise(ctx, orders)),
        ]
      : [],
  });
  ctx.emit('purchase', [id], 'purchase_debited');
  ctx.log({
    logable_type: 'purchase',
    logable_id: id,
    type_id: 'write',
    content: {
      action_debit: debts.map(({ amount }) => ({ amount })),
      ...(payment_due_date !== undefined && { payment_due_date }),
    },
  });
  return writeVouchers;
}
