import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { may, type Resource } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { containsTracking } from './contains-tracking.ts';

/** Whether the caller may read a kind of document at all. */
export const mayRead = (ctx: Context, resource: Resource) =>
  sql<SqlBool>`${may(ctx.actor.permissions, { resource, action: 'read' })}`;

/** Orders `o` that the caller may see in the references of a tracking. */
export const ordersInReach = (ctx: Context): Condition | undefined =>
  rowAccess(ctx, {
    organization: 'o.organization_id',
    owners: ['o.sale_id', 'o.created_by', 'o.customer_id'],
  });

/** Trackings of orders `o`: their own parcels, and those of purchases for their lines. */
const trackingsOfOrders = (which: Condition) => sql`
  select x.tracking_id
  from orders o
  join order_trackings x on x.order_id = o.id
  where ${which}
  union all
  select pt.tracking_id
  from orders o
  join order_items i on i.order_id = o.id
  join purchase_item_sources s on s.order_item_id = i.id
  join purchase_items p on p.id = s.purchase_item_id
  join purchase_trackings pt on pt.purchase_id = p.purchase_id
  where ${which}`;

/** Documents that trackings belong to and inbound items and boxes from them, in the order of the process. */
const referencesOf = (ids: RawBuilder<unknown>, ctx: Context) => sql`
  select r.tracking_id as parent, r.type, r.id::text as id, r.name
  from (
    select distinct x.tracking_id, 1 as place, 'order' as type, o.id, u.name
    from (
      select tracking_id, order_id from order_trackings where tracking_id = any(${ids})
      union all
      select pt.tracking_id, i.order_id
      from purchase_trackings pt
      join purchase_items p on p.purchase_id = pt.purchase_id
      join purchase_item_sources s on s.purchase_item_id = p.id
      join order_items i on i.id = s.order_item_id
      where pt.tracking_id = any(${ids})) as x
    join orders o on o.id = x.order_id
    join users u on u.id = o.customer_id
    where ${mayRead(ctx, 'order')} and ${ordersInReach(ctx) ?? sql`true`}
    union all
    select x.tracking_id, 2, 'purchase', p.id::text, s.name
    from purchase_trackings x
    join purchases p on p.id = x.purchase_id
    join suppliers s on s.id = p.supplier_id
    where x.tracking_id = any(${ids}) and ${mayRead(ctx, 'purchase')}
    union all
    select f.tracking_id, 3, 'sfa', f.id::text, f.received_quantity || ' / ' || f.quantity
    from sfas f
    where f.tracking_id = any(${ids}) and ${mayRead(ctx, 'sfa')}
    union all
    select f.tracking_id, 4, 'box', b.id::text, '× ' || b.duplicate
    from sfas f
    join boxes b on b.sfa_id = f.id
    where f.tracking_id = any(${ids}) and ${mayRead(ctx, 'box')}) as r
  order by r.place, r.id`;

export const trackingSource = defineListSource<RowOf<typeof listTrackings>>({
  from: sql`trackings t`,
  select: sql`t.id, t.code, t.value, t.received_at is not null as received,
    t.checked_at is not null as checked, t.received_at, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: (ctx) => rowAccess(ctx, { organization: 't.organization_id', owners: ['t.created_by'] }),
  filters: {
    code: ([code = '']) => containsTracking('t.search_text', code),
    /** Trackings of orders that the caller or the caller's team sells. */
    own: ([own], ctx) =>
      own === 'true'
        ? sql<SqlBool>`t.id in (${trackingsOfOrders(ownedBy(ctx, ['o.sale_id']))})`
        : sql<SqlBool>`true`,
    received: ([wanted]) => sql<SqlBool>`(t.received_at is not null) = ${wanted === 'true'}`,
    checked: ([wanted]) => sql<SqlBool>`(t.checked_at is not null) = ${wanted === 'true'}`,
    /** Whether the tracking is attached to a purchase or an order. */
    claimed: ([wanted]) => sql<SqlBool>`t.claimed = ${wanted === 'true'}`,
    purchase_id: (ids) =>
      sql<SqlBool>`exists (select from purchase_trackings x
        where x.tracking_id = t.id and x.purchase_id = any(${ids}::bigint[]))`,
  },
  search: (text) => containsTracking('t.search_text', text),
  includes: {
    purchases: hasMany(
      'purchases',
      'id',
      (ids, ctx) => sql`select pt.tracking_id as parent, p.id, s.name as supplier_name
        from purchase_trackings pt
        join purchases p on p.id = pt.purchase_id
        join suppliers s on s.id = p.supplier_id
        where pt.tracking_id = any(${ids}) and ${mayRead(ctx, 'purchase')} order by p.id`,
    ),
    references: hasMany('references', 'id', referencesOf),
  },
});
