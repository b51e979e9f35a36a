import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { purchaseItemRow } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import type { purchaseRow } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { anyOf, never } from '#kernel/list/any-of.ts';
import { belongsTo, hasMany, named } from '#kernel/list/attach-relation.ts';
import { wordOf } from '#kernel/list/lookup-words.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { both, type Condition, defineListSource } from '#kernel/list/list-source.ts';
import { isNumber, namesDocument } from '#kernel/list/conditions.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { banColumns } from '../order/bans.ts';
import { isProductFound } from '../../product/product/product.queries.ts';
import { supplierNamed } from '../../product/supplier/supplier.queries.ts';
import { bucketSums, bucketWithin, ofKind, type Bucket } from '../../accounting/charge/buckets.ts';
import { purchaseRelations } from './purchase-relations.ts';
import { featuredPicture, productOfLine } from '../../product/product/product-of-line.ts';
import { containsTracking } from '../tracking/contains-tracking.ts';

export type PurchaseRow = z.output<typeof purchaseRow>;
export type PurchaseItemRow = z.output<typeof purchaseItemRow>;

/** Own purchases are those that the caller buys, and those of the organization without a buyer. */
export function purchaseAccess(ctx: Context): Condition | undefined {
  const reached = rowAccess(ctx, { organization: 'p.organization_id', owners: ['p.buyer_id'] });
  if (ctx.scope !== 'own' || !ctx.actor.organizationIds.includes(ctx.organizationId)) return reached;
  return sql<SqlBool>`(${reached} or (p.buyer_id is null and p.organization_id = ${ctx.organizationId}))`;
}

/** Whether something of purchase `p` is paid or recorded as payable: the prices of its lines are fixed. */
export const priceFixed = sql<boolean>`exists (select from charges c
  where c.purchase_id = p.id and ${ofKind('purchase')} and (c.paid > 0 or c.debited > 0))`;

const itemColumns = sql`i.id, i.purchase_id, i.product_id, ${productOfLine('g')},
  ${banColumns('g')},
  p.currency_id, i.quantity, i.price, i.tax_percent, i.discount_tax_per_tax_percent, i.amount, i.tax,
  i.discount_tax, i.balance, ${priceFixed} as price_fixed, i.status_id, i.received_quantity,
  i.distributed_quantity,
    i.received_quantity - i.distributed_quantity as remaining_quantity, i.short_closed_quantity,
  i.short_close_reason, i.note, i.created_at, i.updated_at, i.version`;
const itemTables = sql`purchase_items i join purchases p on p.id = i.purchase_id
  join products g on g.id = i.product_id`;

const costWithin = (bucket: Bucket) => bucketWithin(bucket, 'p.id', 'c.purchase_id', ofKind('purchase'));

/** Condition: a purchase has a tracking whose number contains a text. */
const hasTracking = (text: string): Condition => sql<SqlBool>`p.id in (select pt.purchase_id
  from trackings t join purchase_trackings pt on pt.tracking_id = t.id
  where ${containsTracking('t.search_text', text)})`;

export const purchaseSource = defineListSource<PurchaseRow>({
  from: sql`purchases p`,
  select: sql`p.id, p.status_id, p.supplier_id, p.buyer_id, p.currency_id, p.note, p.additional_cost,
    p.compensation, p.compensation_cuts_price, p.approved_at, p.ordered_at, p.cancelled_at, p.created_at,
    p.updated_at, p.version`,
  key: 'p.id',
  access: purchaseAccess,
  filters: {
    compensated: ([wanted]) => sql<SqlBool>`(p.compensation > 0) = ${wanted === 'true'}`,
    unsettled: ([wanted]) => sql<SqlBool>`(p.approved_at is not null and p.cancelled_at is null
      and p.id = any(array(
        select c.purchase_id from charges c where ${ofKind('purchase')} and c.unsolved > 0)))
      = ${wanted === 'true'}`,
    by_tracking_code: ([code = '']) =>
      sql<SqlBool>`exists (select from purchase_trackings pt join trackings t on t.id = pt.tracking_id
        where pt.purchase_id = p.id and t.code = ${normaliseTracking(code)})`,
    order_id: (ids) => sql<SqlBool>`p.id = any(array(
      select y.purchase_id from order_payees y where y.order_id = any(${ids}::text[])
      union
      select i.purchase_id
      from order_items oi
      join purchase_item_sources s on s.order_item_id = oi.id
      join purchase_items i on i.id = s.purchase_item_id
      where oi.order_id = any(${ids}::text[])))`,
  },
  between: { outstanding: costWithin('outstanding'), unsolved: costWithin('unsolved') },
  search: (text) =>
    anyOf([
      isNumber('p.id', 'purchase', text),
      sql<SqlBool>`p.supplier_id in (select s.id from suppliers s where ${supplierNamed('s', text)})`,
      namesDocument(text) ? hasTracking(text) : never,
    ]),
  includes: {
    supplier: named('supplier', 'supplier_id', 'suppliers'),
    buyer: named('buyer', 'buyer_id', 'users'),
    status: wordOf('status', 'status_id', 'purchase_statuses'),
    items: hasMany(
      'items',
      'id',
      (ids) =>
        sql`select i.purchase_id as parent, ${itemColumns} from ${itemTables}
          where i.purchase_id = any(${ids}) order by i.id`,
    ),
    ...purchaseRelations,
  },
  always: attachMoney,
});

type PurchaseMoney = Pick<PurchaseRow, 'id' | 'sub_total' | 'tax' | 'discount_tax' | 'balance' | Bucket>;

/** Sets the money fields of the purchases of a page in one round trip. */
async function attachMoney(ctx: Context, purchases: PurchaseRow[]): Promise<void> {
  const { rows } = await sql<PurchaseMoney>`
    select p.id, l.*, m.*
    from unnest(${purchases.map(({ id }) => id)}::bigint[]) as p (id)
    cross join lateral (
      select coalesce(sum(amount), 0) as sub_total, coalesce(sum(tax), 0) as tax,
        coalesce(sum(discount_tax), 0) as discount_tax, coalesce(sum(balance), 0) as balance
      from purchase_items i
      where i.purchase_id = p.id) as l
    cross join lateral (
      select ${bucketSums()}
      from charges c
      where c.purchase_id = p.id and ${ofKind('purchase')}) as m`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const purchase of purchases) Object.assign(purchase, byId.get(purchase.id));
}

/**
 * Condition: line `i` of purchase `p` has unallocated goods. The first comparison matches the predicate of
 * a partial index. The second repeats it on an expression with statistics, so that the planner knows how
 * selective it is.
 */
const hasGoodsToGive = sql<SqlBool>`(i.distributed_quantity < i.received_quantity
  and i.received_quantity - i.distributed_quantity > 0 and p.cancelled_at is null)`;

export const purchaseItemSource = defineListSource<PurchaseItemRow>({
  from: sql`purchase_items i left join purchases p on p.id = i.purchase_id`,
  joins: sql`join products g on g.id = i.product_id`,
  select: itemColumns,
  key: 'i.id',
  sorts: asNumbered('i.id'),
  access: purchaseAccess,
  filters: {
    supplier_id: 'p.supplier_id',
    available_for_distribution: ([wanted]) =>
      wanted === 'true' ? hasGoodsToGive : sql<SqlBool>`i.distributed_quantity >= i.received_quantity`,
    tracking_id: (ids) =>
      sql<SqlBool>`exists (select from purchase_trackings pt where pt.purchase_id = i.purchase_id
        and pt.tracking_id = any(${ids}::bigint[]))`,
    tracking_code: ([code = '']) =>
      sql<SqlBool>`exists (select from purchase_trackings pt join trackings t on t.id = pt.tracking_id
        where pt.purchase_id = i.purchase_id and t.code = ${normaliseTracking(code)})`,
    order_id: (ids) =>
      sql<SqlBool>`i.id in (select s.purchase_item_id from order_items oi
        join purchase_item_sources s on s.order_item_id = oi.id where oi.order_id = any(${ids}::text[]))`,
  },
  search: (text) => isProductFound('i.product_id', text),
  includes: {
    purchase: belongsTo(
      'purchase',
      'purchase_id',
      (ids) =>
        sql`select p.id, p.supplier_id, s.name as supplier_name, p.status_id from purchases p
          join suppliers s on s.id = p.supplier_id where p.id = any(${ids})`,
    ),
    product: belongsTo(
      'product',
      'product_id',
      (ids) => sql`select g.id, g.name, ${featuredPicture('g')} as image_url, g.quantity_items_in_box
        from products g where g.id = any(${ids})`,
    ),
    order_items: hasMany(
      'order_items',
      'id',
      (ids) => sql`select x.purchase_item_id as parent, x.order_item_id, oi.order_id, u.name as customer_name,
        x.quantity,
      coalesce((select sum(d.quantity) from order_distributions d
      where d.purchase_item_id = x.purchase_item_id and d.order_item_id = x.order_item_id), 0) as distributed
      from purchase_item_sources x join order_items oi on oi.id = x.order_item_id
      join orders o on o.id = oi.order_id join users u on u.id = o.customer_id
      where x.purchase_item_id = any(${ids}) order by x.order_item_id`,
    ),
  },
});

/** Received goods that are not allocated. */
export const availableSource: typeof purchaseItemSource = {
  ...purchaseItemSource,
  access: (ctx) => both([purchaseItemSource.access(ctx), hasGoodsToGive]),
};
