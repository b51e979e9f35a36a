import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { owningBoxMachine } from '@hakobu/contract/warehouse/owning-box/owning-box.machine.ts';
import type { Context } from '#kernel/context.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { type Condition, defineListSource } from '#kernel/list/list-source.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { isOfPersonNamed } from '../../identity/user/person-name.ts';
import { isUndelivered, ownerColumns, ownerTables, quantityInArea } from '../box/owner.queries.ts';
import { ownersInTransit } from '../lading-bill/in-transit.ts';
import { standsInWarehouse } from '../movement/warehouse-scope.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { isNumber } from '#kernel/list/conditions.ts';
import { isOrderNumbered } from '../../order/order/order.access.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type OwningBoxRow = RowOf<typeof listOwningBoxes>;

export const owningBoxAccess = (ctx: Context): Condition | undefined =>
  ctx.scope === 'own'
    ? ownedBy(ctx, ['w.user_id', 'w.created_by'])
    : rowAccess(ctx, { organization: 'b.organization_id', owners: [] });
export const owningBoxColumns = sql`${ownerColumns}, u.name as customer_name, b.length, b.width, b.height,
  b.weight, b.duplicate, b.is_parent_box, w.surplus_reason, ${productOfBox('w.box_id')}`;
export const owningBoxTables = sql`${ownerTables} join boxes b on b.id = w.box_id
  join users u on u.id = w.user_id`;

export const owningBoxSource = defineListSource<OwningBoxRow>({
  from: owningBoxTables,
  select: owningBoxColumns,
  key: 'w.id',
  sorts: asNumbered('w.id'),
  access: owningBoxAccess,
  within: (ctx) => standsInWarehouse(ctx, 'w.box_id'),
  filters: {
    undelivered: ([wanted]) => sql<SqlBool>`(${isUndelivered}) = ${wanted === 'true'}`,
    unbilled: ([wanted]) =>
      sql<SqlBool>`(not w.is_cancel_distributed and w.quantity > on_bills.quantity) = ${wanted === 'true'}`,
  },
  search: (text) =>
    anyOf([
      isOrderNumbered('w.order_id', text),
      isNumber('w.box_id', 'box', text),
      isOfPersonNamed('w.user_id', text),
    ]),
  includes: {
    user: named('user', 'user_id', 'users'),
  },
  async always(ctx, rows) {
    const [onTheWay, inArea, rights] = await Promise.all([
      ownersInTransit(ctx, rows),
      quantitiesInArea(ctx, rows),
      rowRights(ctx, owningBoxSource, owningBoxMachine, rows),
    ]);
    for (const row of rows) {
      row.quantity_of_owner_in_area = inArea.get(row.id) ?? 0;
      row.actions = actionsOf(
        rights(row.id),
        owningBoxMachine,
        row,
        onTheWay.has(row.id) ? { take_off: { reason: 'owner_on_the_way' } } : {},
      );
    }
  },
});

async function quantitiesInArea(
  ctx: Context,
  rows: readonly OwningBoxRow[],
): Promise<ReadonlyMap<number, number>> {
  const { rows: found } = await sql<{ id: number; quantity: number }>`
    select w.id, ${quantityInArea(ctx)} as quantity
    from owning_boxes w
    where w.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(ctx.db);
  return new Map(found.map(({ id, quantity }) => [id, quantity]));
}
