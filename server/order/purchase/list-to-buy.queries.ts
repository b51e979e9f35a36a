import { sql } from 'kysely';
import type { z } from 'zod';
import { typesWithLines } from '@hakobu/contract/order/order/order-types.ts';
import type { toBuyRow } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { contains, defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import { fromStock, unpaid } from '../order/order-lines.ts';

export type ToBuyRow = z.output<typeof toBuyRow>;

/** Types of orders whose lines are products, which are bought. */
const typesOfProducts = sql.join(typesWithLines('products').map((type) => sql.lit(type)));

/**
 * What is still to be bought, grouped by product. `beforePayment` also lists orders whose goods are not paid.
 */
export function toBuySource(ctx: Context, beforePayment: boolean): ListSource<ToBuyRow> {
  const missing = sql`i.quantity - i.cancelled_quantity - i.purchased_quantity - ${fromStock}`;
  return defineListSource<ToBuyRow>({
    from: sql`(
      select w.product_id, sum(w.to_buy) as to_buy,
        jsonb_agg(jsonb_build_object('order_item_id', w.id, 'order_id', w.order_id, 'customer_name',
          w.customer_name, 'quantity', w.to_buy::text, 'price', w.price::text,
        'tax_percent', w.tax_percent::text, 'discount_tax_per_tax_percent',
          w.discount_tax_per_tax_percent::text, 'expected_delivery', w.expected_delivery)
          order by w.approved_at, w.id) as order_items
      from (select i.*, o.approved_at, u.name as customer_name, ${missing} as to_buy from order_items i
      join orders o on o.id = i.order_id join users u on u.id = o.customer_id
        where i.purchased_quantity < i.quantity - i.cancelled_quantity
          and o.organization_id = ${ctx.organizationId} and o.type_id in (${typesOfProducts})
            and o.approved_at is not null and o.cancelled_at is null
          ${beforePayment ? sql`` : sql`and not ${unpaid}`} and ${missing} > 0) w
      group by w.product_id) t
      join products p on p.id = t.product_id
      left join lateral (select s.id, s.name, ps.price from product_suppliers ps
      join suppliers s on s.id = ps.supplier_id where ps.product_id = t.product_id order by ps.created_at
      limit 1) s on true`,
    select: sql`t.product_id, p.name as product_name, p.image_url, s.id as supplier_id,
      s.name as supplier_name, t.to_buy,
      coalesce((select pi.price from purchase_items pi where pi.product_id = t.product_id order by pi.id desc
      limit 1), nullif(s.price, 0)) as last_price,
      p.quantity_items_in_box, p.banned_air, p.banned_sea, p.banned_export, t.order_items`,
    key: 't.product_id',
    access: () => undefined,
    filters: { supplier_id: 's.id' },
    search: (text) => sql`(${contains('p.id', text)} or ${contains('p.name', text)})`,
  });
}
