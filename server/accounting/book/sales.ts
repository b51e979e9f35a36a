import { sql } from 'kysely';
import type { sales } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { documentsOf } from './standing.ts';

/** The list of sales: what vouchers of revenue earned of each charge, and what they took back. */
export const salesSource = defineListSource<RowOf<typeof sales>>({
  from: sql`recognitions r
    join transactions t on t.id = r.transaction_id and t.type_id = 'revenue'
    join charges c on c.id = r.charge_id
    join orders o on o.id = c.order_id
    join users u on u.id = o.customer_id`,
  select: sql`r.id, t.voucher_date, r.transaction_id, t.code_ref, t.type_id, t.description, o.id as order_id,
    o.type_id as order_type_id, jsonb_build_object('id', u.id, 'name', u.name) as customer, c.kind,
    c.currency_id, r.amount, r.amount_base - r.vat_base as net_base, r.vat_percent, r.vat_base, r.amount_base,
    ${documentsOf} as documents`,
  key: 'r.id',
  sorts: { voucher_date: 't.voucher_date' },
  access: (ctx) => rowAccess(ctx, { organization: 'r.organization_id', owners: [] }),
  filters: {
    order_id: 'o.id',
    customer_id: 'o.customer_id',
    kind: 'c.kind',
    vat_percent: 'r.vat_percent',
  },
  between: { voucher_date: 't.voucher_date' },
});
