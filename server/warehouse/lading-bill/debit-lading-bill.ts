import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { lockCharges } from '../../accounting/charge/charges.ts';
import { recordDebt } from '../../accounting/debt/record-debt.ts';

/**
 * Puts everything unsolved of the bill's freight on debt, order by order. The bill is locked by the caller.
 */
export async function debitBill(ctx: Context, id: number): Promise<void> {
  const charges = (await lockCharges(ctx, { kinds: ['freight'], lading_bill_ids: [id] })).filter(
    ({ unsolved }) => isPositive(unsolved),
  );
  if (charges.length === 0) throw new Refusal('nothing_unsolved', { details: { lading_bill_id: id } });
  await recordDebt(
    ctx,
    charges.map((charge) => ({ charge, amount: charge.unsolved })),
    { kind: 'debit', voucher_date: dayIn(ctx.now) },
  );
  ctx.report(
    'order',
    charges.map(({ order_id }) => order_id!),
    'freight_debited',
  );
  ctx.log({
    logable_type: 'lading_bill',
    logable_id: id,
    type_id: 'write',
    content: { action_debit: charges.map(({ order_id, unsolved }) => ({ order_id, amount: unsolved })) },
  });
}
