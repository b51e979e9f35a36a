import { isPositive, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { readLimits } from './credit-term.queries.ts';

/**
 * Refuses debt beyond the customer's limit unless the user may exceed it. Called after recording the debt,
 * when the account is locked against concurrent debt. Returns the excess.
 */
export async function requireCreditRoom(
  ctx: Context,
  customer_id: number,
  currency_id: CurrencyId,
): Promise<Decimal> {
  const [limit] = await readLimits(ctx, customer_id, [currency_id]);
  const { amount, outstanding } = limit!;
  const beyond = subtract(outstanding, amount ?? '0');
  if (!isPositive(beyond)) return '0';
  if (!may(ctx.actor.permissions, { resource: 'debt_override', action: 'create' }))
    throw new Refusal('credit_limit_exceeded', {
      values: { owed: outstanding, maximum: amount ?? '0', currency: currency_id },
      details: { currency_id, limit: amount, outstanding, beyond },
    });
  return beyond;
}
