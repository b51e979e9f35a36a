import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { debitFreight } from '../../accounting/debt/debit-freight.ts';

/**
 * Puts everything unsolved of the bill's freight on debt, order by order. The bill is locked by the caller.
 * Answers what writes the voucher, as the last of the work.
 */
export async function debitBill(
  ctx: Context,
  id: number,
  voucher_date: string | undefined,
): Promise<() => Promise<unknown>> {
  const { debts, beyond, writeVoucher } = await debitFreight(
    ctx,
    { type: 'lading_bill', id },
    { voucher_date },
  );
  ctx.report(
    'order',
    debts.map(({ charge }) => charge.order_id!),
    'freight_debited',
  );
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: id,
    type_id: 'write',
    content: {
      action_debit: debts.map(({ charge, amount }) => ({ order_id: charge.order_id, amount })),
      ...(isPositive(beyond) && { beyond_limit: beyond }),
    },
  });
  return writeVoucher;
}
