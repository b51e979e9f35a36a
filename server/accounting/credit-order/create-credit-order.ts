import { sql } from 'kysely';
import {
  creditCurrency,
  type creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow, insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { lock } from '#kernel/locks/lock.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { creditOrderSource, orderOfSeller } from './credit-order.queries.ts';

/**
 * Grants a credit for one order: its charges can be recorded as debt with the credit's due date, up to the
 * limit.
 */
export const createCreditOrder: Handler<typeof creditOrder.create> = async (ctx, { body }) => {
  const people = await requireOrder(ctx, body.order_id);
  await requireWallet(ctx, body, people.customer_id);
  const id = await insertRow(ctx, 'credit_orders', {
    ...body,
    ...people,
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  ctx.log({
    logable_type: 'order',
    logable_id: body.order_id,
    type_id: 'write',
    content: { credit_order_id: id, ...body },
  });
  return findRow(ctx, creditOrderSource, id);
};

interface OrderPeople {
  customer_id: number;
  sale_id: number | null;
  order_created_by: number | null;
}

/** Locks an order the user may grant credit for and returns its customer. */
async function requireOrder(ctx: Context, order_id: string): Promise<OrderPeople> {
  await lock(ctx, 'orders', [order_id]);
  const {
    rows: [order],
  } = await sql<OrderPeople & { cancelled: boolean }>`
    select o.customer_id, o.sale_id, o.created_by as order_created_by, o.cancelled_at is not null as cancelled
    from orders o
    where o.id = ${order_id} and o.organization_id = ${ctx.organizationId} and ${orderOfSeller(ctx)}`.execute(
    ctx.db,
  );
  if (order === undefined) throw unknownReference('order_id', order_id);
  const { cancelled, ...people } = order;
  if (cancelled) throw new Refusal('order_is_cancelled', { values: { order_id }, details: { order_id } });
  return people;
}

/** The wallet must belong to the customer and have the currency of the kind. */
async function requireWallet(
  ctx: Context,
  { wallet_id, type }: BodyOf<typeof creditOrder.create>,
  customer_id: number,
): Promise<void> {
  const currency = creditCurrency[type];
  const own = await hasRow(ctx, 'wallets', {
    id: wallet_id,
    walletable_type: 'user',
    walletable_id: customer_id,
    currency_id: currency,
  });
  if (!own) throw refuseField('wallet_id', 'wallet_of_other_customer', { currency });
}
