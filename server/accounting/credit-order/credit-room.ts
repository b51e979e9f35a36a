import { sql } from 'kysely';
import type { CreditType } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { LotChange } from '../debt/debt-lots.ts';

/** The fields of a locked credit that draws need. */
export interface Credit {
  id: number;
  order_id: string;
  type: CreditType;
  wallet_id: number;
  amount: Decimal;
  used_amount: Decimal;
  payment_due_date: string;
}

/** Locks a credit of the organization. Refuses an unknown one. */
export async function lockCredit(ctx: Context, id: number): Promise<Credit> {
  const [credit] = await lockRows(
    ctx,
    'credit_orders',
    sql<Credit>`
      select id, order_id, type, wallet_id, amount, used_amount, payment_due_date
      from credit_orders c
      where id = ${id} and organization_id = ${ctx.organizationId}`,
    'c',
  );
  if (credit === undefined) throw unknownReference('credit_order_id', id);
  return credit;
}

/** Locked credits with current amounts. */
export const creditsById = (
  ctx: Context,
  ids: readonly number[],
): Promise<Pick<Credit, 'id' | 'amount' | 'used_amount'>[]> =>
  ctx.db
    .selectFrom('credit_orders')
    .select(['id', 'amount', 'used_amount'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** Draws an amount from a locked credit. */
export const useCredit = (ctx: Context, id: number, amount: Decimal): Promise<void> =>
  changeCredits(ctx, [{ credit_order_id: id, used: amount, paid: '0' }]);

/** Records repayments of debt drawn from credits. The limit is not restored. */
export const repayCredits = (
  ctx: Context,
  repayments: readonly { credit_order_id: number; amount: Decimal }[],
): Promise<void> =>
  changeCredits(
    ctx,
    repayments.map(({ credit_order_id, amount }) => ({ credit_order_id, used: '0', paid: amount })),
  );

/** Restores the limit of credits whose debt was written back. */
export const giveRoomBack = (
  ctx: Context,
  changes: readonly Pick<LotChange, 'credit_order_id' | 'amount' | 'repaid'>[],
): Promise<void> =>
  changeCredits(
    ctx,
    changes.flatMap(({ credit_order_id, amount, repaid }) =>
      credit_order_id === null ? [] : [{ credit_order_id, used: negate(amount), paid: negate(repaid) }],
    ),
  );

async function changeCredits(
  ctx: Context,
  changes: readonly { credit_order_id: number; used: Decimal; paid: Decimal }[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update credit_orders c
    set used_amount = c.used_amount + d.used,
      paid_amount = c.paid_amount + d.paid,
      version = c.version + 1,
      updated_at = now()
    from (
      select credit_order_id, sum(used) as used, sum(paid) as paid
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x (credit_order_id bigint, used numeric,
        paid numeric)
      group by credit_order_id) d
    where c.id = d.credit_order_id`.execute(ctx.db);
}
