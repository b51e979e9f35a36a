import { isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { changeCharges, type Charge } from '../charge/charges.ts';
import { dueDayOf } from '../credit-term/credit-term.queries.ts';
import { openLots } from '../debt/debt-lots.ts';

/**
 * Records the undecided amount of a locked compensation as owed, by default due by the customer's term. The
 * liability was posted when it was created, so there is no posting. Returns the amount.
 */
export async function debitCompensation(
  ctx: Context,
  { id, unsolved, party_type, party_id, compensation_id }: Charge,
  payment_due_date?: string,
): Promise<Decimal> {
  if (!isPositive(unsolved)) throw new Refusal('nothing_unsolved', { details: { compensation_id } });
  await changeCharges(ctx, [{ charge_id: id, debited: unsolved }]);
  await openLots(ctx, [{ charge_id: id, amount: unsolved }], {
    credit_order_id: undefined,
    payment_due_date: payment_due_date ?? (await dueDayOf(ctx, { type: party_type, id: party_id })),
  });
  return unsolved;
}
