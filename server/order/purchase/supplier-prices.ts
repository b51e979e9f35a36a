import { sql } from 'kysely';
import type { z } from 'zod';
import type {
  listSupplierPrices as endpoint,
  supplierPrice,
} from '@hakobu/contract/order/purchase/supplier-prices.endpoints.ts';
import { hasRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';

/** Newest purchase lines per product that are searched for prices. */
const LAST_LINES = 200;

/**
 * Lists the suppliers of a product, cheapest first: by the last price paid, or by the supplier's price
 * where nothing was bought. Prices in JPY only, because others cannot be compared.
 */
export const listSupplierPrices: Handler<typeof endpoint> = async (ctx, { params: { id } }) => {
  if (!(await hasRow(ctx, 'products', { id }))) throw new Refusal('not_found', { details: { id } });
  const { rows } = await sql<z.output<typeof supplierPrice>>`
    with lines as (
      select i.id, i.price, i.purchase_id
      from purchase_items i
      where i.product_id = ${id}
      order by i.id desc
      limit ${LAST_LINES}
    ), bought as (
      select distinct on (p.supplier_id) p.supplier_id, l.price, p.created_at
      from lines l
      join purchases p on p.id = l.purchase_id
      where p.organization_id = ${ctx.organizationId} and p.currency_id = 'JPY' and p.cancelled_at is null
      order by p.supplier_id, l.id desc
    ), known as (
      select supplier_id, nullif(price, 0) as asked, quantity_items
      from product_suppliers
      where product_id = ${id}
    )
    select s.id as supplier_id, s.name as supplier_name, k.quantity_items, k.asked,
      b.price as last_price, b.created_at as last_bought_at, coalesce(b.price, k.asked) as price
    from suppliers s
    left join bought b on b.supplier_id = s.id
    left join known k on k.supplier_id = s.id
    where s.organization_id = ${ctx.organizationId}
      and s.id in (select supplier_id from bought union select supplier_id from known)
    order by price nulls last, s.id`.execute(ctx.db);
  return { data: rows };
};
