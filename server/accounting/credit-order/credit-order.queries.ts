import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { creditOrderRow } from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { creditOrderMachine } from '@hakobu/contract/accounting/credit-order/credit-order.machine.ts';
import type { Context } from '#kernel/context.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { documentNumberOf } from '../charge/document-number.ts';
import { daysOverdue, dueState } from '../charge/due-dates.ts';

type CreditOrderRow = z.output<typeof creditOrderRow>;

/** Restricts users to orders `o` that they may grant credits for. */
export const orderOfSeller = (ctx: Context): Condition =>
  ctx.scope === 'own' ? ownedBy(ctx, ['o.sale_id', 'o.created_by']) : sql<SqlBool>`true`;

/**
 * Own credits: those of orders that the user sells, created or is the customer of, which the credit stores.
 */
const access = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, {
    organization: 'c.organization_id',
    owners: ['c.sale_id', 'c.order_created_by', 'c.customer_id'],
  });

const debt = { owed: sql`c.outstanding_amount`, due: sql`c.payment_due_date` };

export const creditOrderSource = defineListSource<CreditOrderRow>({
  from: sql`credit_orders c`,
  select: sql`c.id, c.order_id, c.type, c.wallet_id, c.amount, c.used_amount, c.paid_amount,
    c.outstanding_amount, c.amount - c.used_amount as available_amount, c.payment_due_date,
    ${dueState(debt)} as due_state, ${daysOverdue(debt)} as days_overdue,
    c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  sorts: asNumbered('c.id'),
  access,
  filters: { by_order: 'c.order_id' },
  always: async (ctx, rows) => {
    const rights = await rowRights(ctx, creditOrderSource, creditOrderMachine, rows);
    for (const row of rows) row.actions = actionsOf(rights(row.id), creditOrderMachine, row);
  },
  includes: {
    wallet: attachWallet,
    'wallet.object': async () => {},
    'transactions.receipts': hasMany(
      'transactions',
      'id',
      (ids) => sql`
        select t.credit_order_id as parent, t.id, t.code_ref, t.amount, t.voucher_date,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', r.id, 'receiptable_type', r.receiptable_type,
              'receiptable_id', r.receiptable_id, 'receiptable_number',
              ${documentNumberOf(sql.ref('r.receiptable_type'), sql.ref('r.receiptable_id'))}, 'amount', r.amount::text) order by r.id)
            from receipts r
            where r.transaction_id = t.id), '[]') as receipts
        from transactions t
        where t.credit_order_id = any(${ids})
        order by t.id`,
    ),
  },
});

async function attachWallet(ctx: Context, rows: CreditOrderRow[]): Promise<void> {
  const { rows: wallets } = await sql<NonNullable<CreditOrderRow['wallet']>>`
    select w.id, w.currency_id, jsonb_build_object('id', u.id, 'name', u.name) as object
    from wallets w
    join users u on u.id = w.walletable_id
    where w.id = any(${rows.map(({ wallet_id }) => wallet_id)}::bigint[])`.execute(ctx.db);
  for (const row of rows) row.wallet = wallets.find(({ id }) => id === row.wallet_id) ?? null;
}
