// Payees of payment orders, and the purchases by which they are paid.
import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { OrderBodyOf } from '@hakobu/contract/order/order/order-body.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

type NewPayee = OrderBodyOf<'payees'>['payees'][number];

/** Refuses payees that are not suppliers of the organization. */
export async function requireSuppliers(ctx: Context, payees: readonly NewPayee[]): Promise<void> {
  const ids = payees.map(({ supplier_id }) => supplier_id);
  const { rows } = await sql<{ id: number }>`
    select id from suppliers
    where id = any(${ids}::bigint[]) and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  const known = new Set(rows.map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id));
  if (index >= 0) throw unknownReference(`payees.${index}.supplier_id`, ids[index]);
}

/** Inserts the payees of a new order. */
export async function insertPayees(
  ctx: Context,
  order_id: string,
  currency_id: CurrencyId,
  payees: readonly NewPayee[],
): Promise<void> {
  await ctx.db
    .insertInto('order_payees')
    .values(
      payees.map(({ supplier_id, amount, due_date = null, note = null }) => ({
        ...{ order_id, currency_id, supplier_id, amount, due_date, note },
      })),
    )
    .execute();
}

/** Replaces the payees of an order for which no purchase exists. */
export async function replacePayees(
  ...[ctx, order_id, ...now]: Parameters<typeof insertPayees>
): Promise<void> {
  await ctx.db.deleteFrom('order_payees').where('order_id', '=', order_id).execute();
  await insertPayees(ctx, order_id, ...now);
}

/** A payee of an approved order that has no purchase yet. */
export interface PayeeToPay {
  id: number;
  order_id: string;
  supplier_id: number;
  amount: Decimal;
  currency_id: CurrencyId;
  note: string | null;
}

/** Reads the payees of locked orders that have no purchase yet. */
export const readPayeesToPay = (ctx: Context, orderIds: readonly string[]): Promise<PayeeToPay[]> =>
  ctx.db
    .selectFrom('order_payees')
    .select(['id', 'order_id', 'supplier_id', 'amount', 'note'])
    .select(({ ref }) => ref('currency_id').$castTo<CurrencyId>().as('currency_id'))
    .where('order_id', 'in', orderIds)
    .where('purchase_id', 'is', null)
    .orderBy('id')
    .execute();

/** Records the purchase by which a payee is paid. */
export async function keepPurchaseOfPayee(ctx: Context, id: number, purchase_id: number): Promise<void> {
  await ctx.db.updateTable('order_payees').set({ purchase_id }).where('id', '=', id).execute();
}
