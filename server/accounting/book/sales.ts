import { sql } from 'kysely';
import type { sales, salesSummary } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { add, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { inOrganization } from './in-organization.ts';
import { documentsOf } from './balances.ts';

const sold = sql`recognitions r
    join transactions t on t.id = r.transaction_id and t.type_id = 'revenue'`;
const access = (ctx: Context) => inOrganization(ctx, 'r.organization_id');

/** The VAT list of sales: revenue by voucher and charge, and its reversals. */
export const salesSource = defineListSource<RowOf<typeof sales>>({
  from: sql`${sold}
    join charges c on c.id = r.charge_id
    join orders o on o.id = c.order_id
    join users u on u.id = o.customer_id`,
  select: sql`r.id, t.voucher_date, r.transaction_id, t.code_ref, t.type_id, t.description, o.id as order_id,
    o.type_id as order_type_id, jsonb_build_object('id', u.id, 'name', u.name) as customer, c.kind,
    c.currency_id, r.amount, r.amount_base - r.vat_base as net_base, r.vat_percent, r.vat_base, r.amount_base,
    ${documentsOf} as documents`,
  key: 'r.id',
  sorts: { voucher_date: 't.voucher_date' },
  access,
  filters: {
    order_id: 'o.id',
    customer_id: 'o.customer_id',
    kind: 'c.kind',
    vat_percent: 'r.vat_percent',
  },
  between: { voucher_date: 't.voucher_date' },
});

/** Total sales of a period, also by VAT rate. */
export const readSalesSummary: Handler<typeof salesSummary> = async (ctx, { query: { from, to } }) => {
  if (from !== undefined && to !== undefined && to < from) throw refuseField('to', 'period_inverted');
  const within = sql`${access(ctx)}
    and (${from ?? null}::date is null or t.voucher_date >= ${from ?? null}::date)
    and (${to ?? null}::date is null or t.voucher_date <= ${to ?? null}::date)`;
  const { rows: rates } = await sql<Record<'vat_percent' | Figure, Decimal>>`
    select r.vat_percent, sum(r.amount_base - r.vat_base) as net_base, sum(r.vat_base) as vat_base,
      sum(r.amount_base) as amount_base
    from ${sold}
    where ${within}
    group by 1
    order by 1`.execute(ctx.db);
  const total = (name: Figure) => add(zero, ...rates.map((rate) => rate[name]));
  return {
    ...{ net_base: total('net_base'), vat_base: total('vat_base'), amount_base: total('amount_base') },
    rates,
  };
};

type Figure = 'net_base' | 'vat_base' | 'amount_base';
