import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listBuyers, listReceipts } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { both, defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { personName } from '../../identity/user/person-name.ts';
import { purchaseAccess } from './purchase.queries.ts';

const ofPurchase = sql`receipts r
  join purchases p on r.receiptable_type = 'purchase' and p.id = r.receiptable_id::bigint
  join suppliers s on s.id = p.supplier_id
  join transactions t on t.id = r.transaction_id and t.type_id <> 'goods_received'`;

type ReceiptRow = RowOf<typeof listReceipts>;

/** Payments of purchases by voucher. */
export const receiptSource = defineListSource<ReceiptRow>({
  from: ofPurchase,
  select: sql`r.id, p.id as purchase_id, p.supplier_id, s.name as supplier_name, p.currency_id,
    r.receiptable_type, r.receiptable_id, r.transaction_id, t.code_ref, t.voucher_date, r.amount`,
  key: 'r.id',
  sorts: asNumbered('r.id'),
  access: purchaseAccess,
  filters: {
    purchase_id: (ids) =>
      sql`(r.receiptable_type = 'purchase' and r.receiptable_id = any(${ids}::bigint[]::text[]))`,
    supplier_id: 'p.supplier_id',
  },
});

/** Ids of all buyers by a loose index scan, because there are few buyers and many purchases. */
const buyers = sql`array(
  with recursive b (id) as (
    (select p.buyer_id from purchases p where p.buyer_id is not null order by p.buyer_id limit 1)
    union all
    select (select p.buyer_id from purchases p where p.buyer_id > b.id order by p.buyer_id limit 1)
    from b
    where b.id is not null)
  select id from b where id is not null)`;

/** Buyers of purchases that the caller may read. Buyers are staff. */
export const buyerSource = defineListSource<RowOf<typeof listBuyers>>({
  from: sql`users u`,
  select: sql`u.id, u.name`,
  key: 'u.id',
  access: (ctx) => {
    const reached = purchaseAccess(ctx);
    return both([
      sql<SqlBool>`u.role_id <> 'customer' and u.id = any(${buyers})`,
      // `offset 0` keeps the subquery correlated, so that each buyer is looked up by index instead of
      // hashing all purchases
      reached &&
        sql<SqlBool>`exists (select from purchases p where p.buyer_id = u.id and ${reached} offset 0)`,
    ]);
  },
  search: (text) => contains(personName('u'), text),
});
