import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import * as endpoints from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { seeingAll, type Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { belongsTo } from '#kernel/list/attach-relation.ts';
import { both, contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { findRow, listRows, lockRow } from '#kernel/list/list-rows.ts';
import { holds, isNumber } from '#kernel/list/text-index.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { rateLadingBill } from '../lading-bill/rate-lading-bill.ts';
import { lockBoxes } from '../movement/move-boxes.ts';
import { ownerColumns, ownerTables } from './owner.queries.ts';

type OwningBoxRow = RowOf<typeof endpoints.listOwningBoxes>;

const access = (ctx: Context): Condition | undefined =>
  ctx.scope === 'own'
    ? ownedBy(ctx, ['w.user_id', 'w.created_by'])
    : rowAccess(ctx, { organization: 'b.organization_id', owners: [] });
const columns = sql`${ownerColumns}, u.name as customer_name, b.length, b.width, b.height, b.weight,
  b.duplicate`;
const tables = sql`${ownerTables} join boxes b on b.id = w.box_id join users u on u.id = w.user_id`;

const source = defineListSource<OwningBoxRow>({
  from: tables,
  select: columns,
  key: 'w.id',
  access,
  core: sql`owning_boxes w join boxes b on b.id = w.box_id join users u on u.id = w.user_id`,
  search: (text) =>
    sql<SqlBool>`(${contains('w.order_id', text)} or w.box_id::text = ${text}
      or ${contains('u.name', text)})`,
  found: {
    q: (text) => [
      sql`select w.id as key from orders o join owning_boxes w on w.order_id = o.id where ${holds('o.id', text)}`,
      sql`select w.id as key from owning_boxes w where ${isNumber('w.box_id', text)}`,
      sql`select w.id as key from users u join owning_boxes w on w.user_id = u.id where ${holds('u.name', text)}`,
    ],
  },
  includes: {
    user: belongsTo('user', 'user_id', (ids) => sql`select id, name from users where id = any(${ids})`),
  },
});

/** Locks a box and answers how many of it belong to nobody. */
async function lockFreeQuantity(ctx: Context, boxId: number): Promise<number> {
  await lockBoxes(ctx, [boxId]);
  const {
    rows: [box],
  } = await sql<{
    free: number;
  }>`select duplicate - scrapped_quantity - distributed_quantity as free from boxes
    where id = ${boxId} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (box === undefined) throw unknownReference('box_id', boxId);
  return box.free;
}

async function requireOrder(ctx: Context, id: string): Promise<{ customer_id: number }> {
  const {
    rows: [order],
  } = await sql<{
    customer_id: number;
    approved: boolean;
    cancelled: boolean;
  }>`select customer_id, approved_at is not null as approved, cancelled_at is not null as cancelled
    from orders where id = ${id} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (order === undefined) throw unknownReference('order_id', id);
  if (order.cancelled)
    throw new Refusal('order_is_cancelled', { values: { order_id: id }, details: { order_id: id } });
  if (!order.approved)
    throw new Refusal('order_not_approved', { values: { order_id: id }, details: { order_id: id } });
  return order;
}

/**
 * Bills that still carry these boxes and may change; refuses where some of them has left or was handed over.
 */
async function openBillsOf(ctx: Context, boxId: number, orderId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; gone: boolean }>`
    select l.id, coalesce(c.had_cut_off, false) or exists (select from box_stock s
    join places p on p.id = s.place_id where s.box_id = x.box_id and s.quantity > 0
      and p.container_id = l.container_id) as gone
    from box_lading_bills x join lading_bills l on l.id = x.lading_bill_id left
    join containers c on c.id = l.container_id where x.box_id = ${boxId} and x.order_id = ${orderId}
    union all select null, true from goods_delivery_boxes g
    join goods_deliveries d on d.id = g.goods_delivery_id
    where g.box_id = ${boxId} and g.order_id = ${orderId} and d.status_id <> 'cancelled'`.execute(ctx.db);
  if (rows.some(({ gone }) => gone))
    throw new Refusal('owner_on_the_way', { details: { box_id: boxId, order_id: orderId } });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export const routes = [
  route(endpoints.listOwningBoxes, (ctx, { list }) =>
    listRows(ctx, endpoints.listOwningBoxes.list, source, list),
  ),
  route(endpoints.createOwningBox, async (ctx, { body }) => {
    const order = await requireOrder(ctx, body.order_id);
    const free = await lockFreeQuantity(ctx, body.box_id);
    if (body.quantity > free) throw refuseField('quantity', 'over_owning', { maximum: free }, { free });
    const {
      rows: [made],
    } = await sql<{
      id: number;
    }>`insert into owning_boxes (box_id, order_id, user_id, quantity, created_by)
      values (${body.box_id}, ${body.order_id}, ${order.customer_id}, ${body.quantity}, ${ctx.actor.id})
      on conflict (box_id, order_id) where not is_cancel_distributed do update
      set quantity = owning_boxes.quantity + excluded.quantity, version = owning_boxes.version + 1,
        updated_at = now() returning id`.execute(ctx.db);
    await sql`update boxes set distributed_quantity = distributed_quantity + ${body.quantity},
      version = version + 1, updated_at = now() where id = ${body.box_id}`.execute(ctx.db);
    ctx.report('order', [body.order_id], 'boxes_assembled');
    ctx.log({
      logable_type: 'box',
      logable_id: body.box_id,
      type_id: 'write',
      content: { order_id: body.order_id, assembled: body.quantity },
    });
    return findRow(seeingAll(ctx), source, made!.id);
  }),
  route(endpoints.cancelDistributed, async (ctx, { params, version }) => {
    const owner = await lockRow<{ box_id: number; order_id: string; quantity: number }>(
      ctx,
      { ...source, from: sql`owning_boxes w join boxes b on b.id = w.box_id` },
      { id: params.id, version, columns: sql`w.box_id, w.order_id, w.quantity` },
    );
    if (owner.quantity === 0) return findRow(ctx, source, params.id);
    await lockBoxes(ctx, [owner.box_id]);
    const bills = await openBillsOf(ctx, owner.box_id, owner.order_id);
    await sql`delete from box_lading_bills where box_id = ${owner.box_id}
      and order_id = ${owner.order_id}`.execute(ctx.db);
    await updateRow(ctx, 'owning_boxes', params.id, { quantity: 0, is_cancel_distributed: true });
    await sql`update boxes set distributed_quantity = distributed_quantity - ${owner.quantity},
      version = version + 1, updated_at = now() where id = ${owner.box_id}`.execute(ctx.db);
    for (const bill of bills) await rateLadingBill(ctx, bill, 'boxes_taken_off');
    ctx.report('order', [owner.order_id], 'boxes_taken_off');
    ctx.log({
      logable_type: 'box',
      logable_id: owner.box_id,
      type_id: 'write',
      content: { order_id: owner.order_id, taken_off: owner.quantity },
    });
    return findRow(ctx, source, params.id);
  }),
  route(endpoints.listAvailableBoxes, async (ctx, { query }) => {
    const available =
      query.type === 'lading_bill'
        ? sql`w.quantity - on_bills.quantity`
        : sql`on_bills.arrived - delivered.quantity`;
    const where = both([
      access(ctx),
      sql<SqlBool>`not w.is_cancel_distributed and ${available} > 0`,
      query.customer_id === undefined ? undefined : sql<SqlBool>`w.user_id = ${query.customer_id}`,
      query.order_id === undefined ? undefined : sql<SqlBool>`w.order_id = ${query.order_id}`,
    ]);
    const { rows } = await sql<OwningBoxRow & { available_quantity: number; volume: string; tags: string[] }>`
      select ${columns}, b.volume, (${available})::int as available_quantity, array(select t.tag_id
      from box_tag_links t where t.box_id = w.box_id) as tags from ${tables} where ${where}
      order by w.updated_at, w.id`.execute(ctx.db);
    return { data: rows };
  }),
];
