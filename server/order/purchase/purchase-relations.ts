// Related rows in the response of a purchase.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { purchaseRow } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';

type PurchaseRow = z.output<typeof purchaseRow>;

/** Orders that its lines or its payee buy for, with their customers. */
const orders = hasMany<PurchaseRow>(
  'orders',
  'id',
  (ids) => sql`select b.purchase_id as parent, o.id, o.customer_id, u.name as customer_name
    from (
      select i.purchase_id, l.order_id
      from purchase_items i
      join purchase_item_sources s on s.purchase_item_id = i.id
      join order_items l on l.id = s.order_item_id
      where i.purchase_id = any(${ids}::bigint[])
      union
      select purchase_id, order_id from order_payees where purchase_id = any(${ids}::bigint[])) as b
    join orders o on o.id = b.order_id
    join users u on u.id = o.customer_id
    order by o.id`,
);

/** The first of these orders, for clients that show one only. */
async function order(ctx: Context, purchases: PurchaseRow[]): Promise<void> {
  await orders(ctx, purchases);
  for (const purchase of purchases) purchase.order = purchase.orders?.[0] ?? null;
}

/** Vouchers that settled the purchase. */
const receipts = hasMany<PurchaseRow>(
  'receipts',
  'id',
  (ids) => sql`select r.receiptable_id::bigint as parent, r.id, r.receiptable_type, r.receiptable_id,
      r.transaction_id, t.code_ref, t.voucher_date, r.amount
    from receipts r
    join transactions t on t.id = r.transaction_id and t.type_id <> 'goods_received'
    where r.receiptable_type = 'purchase' and r.receiptable_id = any(${ids}::bigint[]::text[])
    order by r.id`,
);

/** Trackings under which its goods come. */
const trackings = hasMany<PurchaseRow>(
  'trackings',
  'id',
  (ids) => sql`select pt.purchase_id as parent, t.id, t.code, t.received_at is not null as received,
      t.checked_at is not null as checked, t.received_at
    from purchase_trackings pt
    join trackings t on t.id = pt.tracking_id
    where pt.purchase_id = any(${ids})
    order by t.id`,
);

export const purchaseRelations = { orders, order, receipts, trackings };
