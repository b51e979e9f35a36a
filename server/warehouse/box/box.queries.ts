import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { boxWarnings, type boxRow } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { boxMachine } from '@hakobu/contract/warehouse/box/box.machine.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo, hasMany } from '#kernel/list/attach-relation.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { isNumber, namesDocument } from '#kernel/list/conditions.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { banColumns } from '../../order/order/bans.ts';
import { isOrderNumbered } from '../../order/order/order.access.ts';
import { containsTracking } from '../../order/tracking/contains-tracking.ts';
import { boxesBannedForOrders } from '../movement/box-bans.ts';
import { boxObstacles, boxQuantities, boxStateColumns, type BoxState } from './box-state.ts';
import { warningsOfPallets } from '../pallet/pallet.queries.ts';
import { storageDays } from './storage-days.ts';
import { ownerColumns, ownerTables, quantityInArea } from './owner.queries.ts';
import { standsInWarehouse } from '../movement/warehouse-scope.ts';
import { productOfLine } from '../../product/product/product-of-line.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type BoxRow = z.output<typeof boxRow>;

/** Scope `own`: boxes that the caller packed or, for customers, boxes of their orders. */
function access(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'b.organization_id', owners: [] });
  return anyOf([
    ownedBy(ctx, ['b.created_by']),
    sql<SqlBool>`b.id in (select w.box_id from owning_boxes w
      where w.quantity > 0 and ${ownedBy(ctx, ['w.user_id'])})`,
  ]);
}

const ownedWhere = (column: string, type: 'text' | 'bigint') => (ids: string[]) =>
  sql<SqlBool>`exists (select from owning_boxes w where w.box_id = b.id and w.quantity > 0
    and w.${sql.ref(column)} = any(${ids}::${sql.raw(type)}[]))`;
const stockedWhere = (column: string) => (ids: string[]) =>
  sql<SqlBool>`exists (select from box_stock s join places p on p.id = s.place_id
    where s.box_id = b.id and s.quantity > 0 and p.${sql.ref(column)} = any(${ids}::bigint[]))`;
const attachOwners = hasMany<BoxRow>(
  'owners',
  'id',
  // A customer who shares a box with others sees only their own part of it.
  (ids, ctx) => sql`select w.box_id as parent, ${ownerColumns},
    ${quantityInArea(ctx)} as quantity_of_owner_in_area,
    (select jsonb_build_object('id', u.id, 'name', u.name)
    from users u where u.id = w.user_id) as "user"
  from ${ownerTables} where w.box_id = any(${ids})
    and ${ctx.actor.roleId === 'customer' ? ownedBy(ctx, ['w.user_id']) : sql<SqlBool>`true`} order by w.id`,
);
/** Condition: a box belongs to an order, or came in the parcel, whose number contains a text. */
const isOfOrderNumbered = (text: string): Condition => sql<SqlBool>`b.id in (
  select w.box_id from owning_boxes w where w.quantity > 0 and ${isOrderNumbered('w.order_id', text)})`;
const isOfParcel = (text: string): Condition => sql<SqlBool>`b.sfa_id in (
  select s.id from sfas s where ${containsTracking('s.search_text', text)})`;

const attachItems = hasMany<BoxRow>(
  'items',
  'id',
  (ids) => sql`select i.box_id as parent, i.id, i.product_id, ${productOfLine('g')}, ${banColumns('g')},
    i.quantity, i.expiry_date
    from box_items i join products g on g.id = i.product_id
  where i.box_id = any(${ids}) order by i.id`,
);

export const boxSource = defineListSource<BoxRow>({
  from: sql`boxes b`,
  select: sql`b.id, b.sfa_id, b.area_id, b.length, b.width, b.height, b.weight, b.volume, b.duplicate,
    b.closed_at, b.surplus_reason, b.box_ref_id, b.box_parent_id, b.is_parent_box, ${boxQuantities},
    ${productOfBox('b.id')},
    b.created_at, b.updated_at, b.version`,
  key: 'b.id',
  access,
  within: (ctx) => standsInWarehouse(ctx, 'b.id'),
  filters: {
    order_id: ownedWhere('order_id', 'text'),
    customer_id: ownedWhere('user_id', 'bigint'),
    pallet_id: stockedWhere('pallet_id'),
    container_id: stockedWhere('container_id'),
    area_id: stockedWhere('area_id'),
    closed: ([wanted]) => sql<SqlBool>`(b.closed_at is not null) = ${wanted === 'true'}`,
    free: ([wanted]) =>
      sql<SqlBool>`(b.distributed_quantity < b.duplicate - b.scrapped_quantity) = ${wanted === 'true'}`,
    product_id: (ids) =>
      sql<SqlBool>`exists (select from box_items i
        where i.box_id = b.id and i.product_id = any(${ids}::text[]))`,
  },
  search: (text) =>
    anyOf([
      isNumber('b.id', 'box', text),
      ...(namesDocument(text) ? [isOfOrderNumbered(text), isOfParcel(text)] : []),
    ]),
  includes: {
    owners: attachOwners,
    'owners.user': async () => {},
    items: attachItems,
    'items.product': async () => {},
    sfa: belongsTo('sfa', 'sfa_id', (ids) => sql`select id, tracking_code from sfas where id = any(${ids})`),
    tags: hasMany(
      'tags',
      'id',
      (ids) =>
        sql`select l.box_id as parent, t.id, t.name from box_tag_links l join box_tags t on t.id = l.tag_id
          where l.box_id = any(${ids})`,
    ),
    places: hasMany(
      'places',
      'id',
      (ids) =>
        sql`select s.box_id as parent, p.kind, p.area_id, p.pallet_id, p.container_id,
          (select c.name from containers c where c.id = p.container_id) as container_name, s.quantity
          from box_stock s join places p on p.id = s.place_id where s.box_id = any(${ids}) and s.quantity > 0
          order by p.id`,
    ),
  },
  async always(ctx, rows) {
    const ids = rows.map(({ id }) => id);
    const [days, banned] = await Promise.all([storageDays(ctx, ids), boxesBannedForOrders(ctx, ids)]);
    for (const row of rows) {
      row.warnings = [
        ...boxWarnings(row),
        ...(row.surplus_reason === null ? [] : ['packed_beyond_received']),
        ...(banned.has(row.id) ? ['goods_banned'] : []),
      ];
      row.number_days_storage = days.get(row.id) ?? 0;
    }
  },
});

/** One box with contents, owners, place and permitted actions. */
export async function readBox(ctx: Context, id: number, include: readonly string[] = []): Promise<BoxRow> {
  const [
    row,
    {
      rows: [state],
    },
    pallets,
    rights,
  ] = await Promise.all([
    findRow(ctx, boxSource, id, [...new Set([...include, 'items', 'owners', 'places', 'sfa', 'tags'])]),
    sql<BoxState>`select ${boxStateColumns} from boxes b where b.id = ${id}`.execute(ctx.db),
    warningsOfPallets(ctx, id),
    rowRights(ctx, boxSource, boxMachine, [{ id }]),
  ]);
  return {
    ...row,
    warnings: [...row.warnings, ...pallets],
    actions: actionsOf(rights(id), boxMachine, state!, boxObstacles(state!)),
  };
}
