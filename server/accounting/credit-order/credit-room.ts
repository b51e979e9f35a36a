import { sql } from 'kysely';
import type { CreditType } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { LotChange } from '../debt/debt-lots.ts';

/** A locked credit, as its draws need it. */
export interface Credit {
  id: number;
  order_id: string;
  type: CreditType;
  wallet_id: number;
  amount: Decimal;
  used_amount: Decimal;
  payment_due_date: string;
}

/** Locks a credit of the organization. Refuses one that is not there. */
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

/** Locked credits as they stand. */
export const creditsById = (
  ctx: Context,
  ids: readonly number[],
): Promise<Pick<Credit, 'id' | 'amount' | 'used_amount'>[]> =>
  ctx.db
    .selectFrom('credit_orders')
    .select(['id', 'amount', 'used_amount'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** An amount of a locked credit is used. */
export const useCredit = (ctx: Context, id: number, amount: Decimal): Promise<void> =>
  changeCredits(ctx, [{ credit_order_id: id, used: amount, paid: '0' }]);

/** Debt that came from credits is repaid. A credit does not get its room back with it. */
export const repayCredits = (
  ctx: Context,
  repayments: readonly { credit_order_id: number; amount: Decimal }[],
): Promise<void> =>
  changeCredits(
    ctx,
    repayments.map(({ credit_order_id, amount }) => ({ credit_order_id, used: '0', paid: amount })),
  );

/** Debt that came from credits is written back: they have their room again. */
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
