import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { forbidden } from '#kernel/refusal.ts';
import { debitFreight } from '../../accounting/debt/debit-freight.ts';

/** Refuses whoever may not record debt: it is a right of its own, beside that to change bills. */
export function requireRightToDebit({ actor }: Context): void {
  const { right } = ladingBillMachine.transitions.debit;
  if (!may(actor.permissions, right)) throw forbidden(`${right.resource}.organization.${right.action}`);
}

/**
 * Puts everything unsolved of the bill's freight on debt, order by order. The bill is locked by the caller.
 * Answers what writes the voucher, as the last of the work.
 */
export async function debitBill(ctx: Context, id: number): Promise<() => Promise<unknown>> {
  const { debts, writeVoucher } = await debitFreight(ctx, id);
  ctx.report(
    'order',
    debts.map(({ charge }) => charge.order_id!),
    'freight_debited',
  );
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: id,
    type_id: 'write',
    content: { action_debit: debts.map(({ charge, amount }) => ({ order_id: charge.order_id, amount })) },
  });
  return writeVoucher;
}
