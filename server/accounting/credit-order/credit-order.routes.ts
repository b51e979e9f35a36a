import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import {
  creditCurrency,
  creditOrder,
  type creditOrderRow,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { BUSINESS_ZONE, dayIn, type Context } from '#kernel/context.ts';
import { differences, insertRow, readRoutes, updateRow } from '#kernel/crud/resource-routes.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';

type CreditOrderRow = z.output<typeof creditOrderRow>;

function access(ctx: Context): Condition | undefined {
  return ctx.scope === 'own'
    ? ownedBy(ctx, ['o.sale_id', 'o.created_by', 'o.customer_id'])
    : rowAccess(ctx, { organization: 'c.organization_id', owners: [] });
}

const today = sql`(now() at time zone ${sql.lit(BUSINESS_ZONE)})::date`;

const source = defineListSource<CreditOrderRow>({
  from: sql`credit_orders c join orders o on o.id = c.order_id`,
  select: sql`c.id, c.order_id, c.type, c.wallet_id, c.amount, c.used_amount, c.paid_amount,
    c.outstanding_amount, c.amount - c.used_amount as available_amount, c.payment_due_date,
    case when c.outstanding_amount = 0 then 'none' when c.payment_due_date > ${today} then 'not_yet_due'
      when c.payment_due_date = ${today} then 'due_today' else 'overdue' end as due_state,
    case when c.outstanding_amount = 0 then 0
      else greatest(${today} - c.payment_due_date, 0) end as days_overdue, c.created_at, c.updated_at,
        c.version`,
  key: 'c.id',
  access,
  filters: { by_order: 'c.order_id' },
  includes: {
    wallet: attachWallet,
    'wallet.object': async () => {},
    'transactions.receipts': hasMany(
      'transactions',
      'id',
      (ids) => sql`
    select t.credit_order_id as parent, t.id, t.code_ref, t.amount, t.voucher_date,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'receiptable_type', r.receiptable_type,
        'receiptable_id', r.receiptable_id, 'amount', r.amount::text) order by r.id) from receipts r
        where r.transaction_id = t.id), '[]') as receipts
    from transactions t where t.credit_order_id = any(${ids}) order by t.id`,
    ),
  },
});

async function attachWallet(ctx: Context, rows: CreditOrderRow[]): Promise<void> {
  const { rows: wallets } = await sql<{
    id: number;
    currency_id: string;
    object: { id: number; name: string };
  }>`select w.id, w.currency_id, jsonb_build_object('id', u.id, 'name', u.name) as object
    from wallets w join users u on u.id = w.walletable_id
    where w.id = any(${rows.map(({ wallet_id }) => wallet_id)}::bigint[])`.execute(ctx.db);
  for (const row of rows) row.wallet = wallets.find(({ id }) => id === row.wallet_id) ?? null;
}

/**
 * The order as the caller may use it for a credit, and the wallet of its customer in the currency of the
 * kind.
 */
async function requireOrderAndWallet(
  ctx: Context,
  { order_id, wallet_id, type }: { order_id: string; wallet_id: number; type: keyof typeof creditCurrency },
): Promise<void> {
  const own = ctx.scope === 'own' ? ownedBy(ctx, ['o.sale_id', 'o.created_by']) : sql<SqlBool>`true`;
  const {
    rows: [order],
  } = await sql<{
    customer_id: number;
    cancelled: boolean;
  }>`select customer_id, cancelled_at is not null as cancelled from orders o
    where id = ${order_id} and organization_id = ${ctx.organizationId} and ${own}`.execute(ctx.db);
  if (order === undefined) throw unknownReference('order_id', order_id);
  if (order.cancelled)
    throw new Refusal('order_is_cancelled', { values: { order_id }, details: { order_id } });
  const {
    rows: [wallet],
  } = await sql`select 1 from wallets where id = ${wallet_id} and walletable_type = 'user'
      and walletable_id = ${order.customer_id} and currency_id = ${creditCurrency[type]}`.execute(ctx.db);
  if (wallet === undefined)
    throw refuseField('wallet_id', 'wallet_of_other_customer', { currency: creditCurrency[type] });
}

const { list, get } = readRoutes(creditOrder, source);

export const routes = [
  list,
  get,
  route(creditOrder.create, async (ctx, { body }) => {
    await requireOrderAndWallet(ctx, body);
    const id = Number(
      await insertRow(ctx, 'credit_orders', {
        ...body,
        organization_id: ctx.organizationId,
        created_by: ctx.actor.id,
      }),
    );
    ctx.log({
      logable_type: 'order',
      logable_id: body.order_id,
      type_id: 'write',
      content: { credit_order_id: id, ...body },
    });
    return findRow(ctx, source, id);
  }),
  route(creditOrder.update, async (ctx, { params, body, version }) => {
    const before = await lockRow<{
      order_id: string;
      used_amount: Decimal;
      amount: Decimal;
      payment_due_date: string;
    }>(ctx, source, {
      id: params.id,
      version,
      columns: sql`c.order_id, c.used_amount, c.amount, c.payment_due_date`,
    });
    if (body.amount !== undefined && compare(body.amount, before.used_amount) < 0)
      throw refuseField(
        'amount',
        'credit_below_used',
        { used: before.used_amount },
        { used: before.used_amount },
      );
    const content = differences(before, body);
    if (Object.keys(content).length > 0) {
      await updateRow(ctx, 'credit_orders', params.id, body);
      if (body.payment_due_date !== undefined)
        await sql`update debt_lots set payment_due_date = ${body.payment_due_date}
          where credit_order_id = ${params.id}`.execute(ctx.db);
      ctx.log({
        logable_type: 'order',
        logable_id: before.order_id,
        type_id: 'write',
        content: { credit_order_id: params.id, ...content, since: dayIn(ctx.now) },
      });
    }
    return findRow(ctx, source, params.id);
  }),
  route(creditOrder.delete, async (ctx, { params, version }) => {
    const before = await lockRow<{ order_id: string; used_amount: Decimal; referenced: boolean }>(
      ctx,
      source,
      {
        id: params.id,
        version,
        columns: sql`c.order_id, c.used_amount, exists (select from transactions t
          where t.credit_order_id = c.id) as referenced`,
      },
    );
    if (compare(before.used_amount, '0') > 0 || before.referenced)
      throw new Refusal('credit_in_use', { details: { used_amount: before.used_amount } });
    await sql`delete from credit_orders where id = ${params.id}`.execute(ctx.db);
    ctx.log({
      logable_type: 'order',
      logable_id: before.order_id,
      type_id: 'write',
      content: { credit_order_deleted: params.id },
    });
  }),
];
