import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOrderDistributions } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';

/** Value of a distribution `d`, as its share of the pieces that the total of a line is for. */
const worthOf = (total: RawBuilder<unknown>, pieces: RawBuilder<unknown>) =>
  sql`coalesce(round(${total} * d.quantity / nullif(${pieces}, 0), 2), 0)`;
const price = worthOf(sql`i.balance`, sql`i.quantity - i.cancelled_quantity`);
const cost = worthOf(sql`g.balance`, sql`g.quantity - g.short_closed_quantity`);

export const distributionSource = defineListSource<RowOf<typeof listOrderDistributions>>({
  joins: sql`join products p on p.id = i.product_id join users u on u.id = o.customer_id
    join suppliers s on s.id = b.supplier_id`,
  from: sql`order_distributions d left join order_items i on i.id = d.order_item_id
    left join orders o on o.id = i.order_id left join purchase_items g on g.id = d.purchase_item_id
    left join purchases b on b.id = g.purchase_id`,
  select: sql`d.id, d.purchase_item_id, d.order_item_id, d.quantity, i.order_id, i.product_id,
    ${productOfLine('p')}, u.name as customer_name, g.purchase_id, s.name as supplier_name,
    o.purchase_cost_currency_id as order_currency_id, b.currency_id as purchase_currency_id,
    ${price} as order_price, ${cost} as purchase_cost,
    case when o.purchase_cost_currency_id = b.currency_id then ${price} - ${cost} end as margin,
    d.created_at, d.updated_at, d.version`,
  key: 'd.id',
  access: (ctx) =>
    rowAccess(ctx, {
      organization: 'd.organization_id',
      owners: ['o.sale_id', 'o.created_by', 'd.customer_id'],
    }),
  filters: {
    order_id: 'i.order_id',
    product_id: 'i.product_id',
    supplier_id: 'b.supplier_id',
    purchase_id: 'g.purchase_id',
  },
});
