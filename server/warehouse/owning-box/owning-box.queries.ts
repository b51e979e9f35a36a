import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { orderPrefixes } from '@hakobu/contract/order/order/order-types.ts';
import { owningBoxMachine } from '@hakobu/contract/warehouse/owning-box/owning-box.machine.ts';
import type { Context } from '#kernel/context.ts';
import { named } from '#kernel/list/attach-relation.ts';
import { asNumbered } from '#kernel/list/as-numbered.ts';
import { codeColumn, type Condition, contains, defineListSource } from '#kernel/list/list-source.ts';
import { holds, holdsNumber, isNumber } from '#kernel/list/text-index.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { tellingOwn, type KeysTellingOwn } from '#kernel/list/tells-own.ts';
import { actionsOf } from '#kernel/machine.ts';
import { personName } from '../../identity/user/person-name.ts';
import { isUndelivered, ownerColumns, ownerTables, quantityInArea } from '../box/owner.queries.ts';
import { ownersOnTheWay } from '../lading-bill/on-the-way.ts';
import { standsInWarehouse } from '../movement/warehouse-scope.ts';

export type OwningBoxRow = RowOf<typeof listOwningBoxes>;

export const owningBoxAccess = (ctx: Context): Condition | undefined =>
  ctx.scope === 'own'
    ? ownedBy(ctx, ['w.user_id', 'w.created_by'])
    : rowAccess(ctx, { organization: 'b.organization_id', owners: [] });
export const owningBoxColumns = sql`${ownerColumns}, u.name as customer_name, b.length, b.width, b.height,
  b.weight, b.duplicate, b.is_parent_box, w.surplus_reason`;
export const owningBoxTables = sql`${ownerTables} join boxes b on b.id = w.box_id
  join users u on u.id = w.user_id`;

/** Keys of owning boxes `w`, with whose their boxes are. */
const keysOf = (ctx: Context, from: RawBuilder<unknown>, condition: Condition): KeysTellingOwn =>
  tellingOwn(sql`select w.id as key, ${owningBoxAccess(ctx) ?? sql`true`} is true as own
    from ${from} left join boxes b on b.id = w.box_id where ${condition}`);

export const owningBoxSource = defineListSource<OwningBoxRow>({
  core: sql`owning_boxes w left join boxes b on b.id = w.box_id left join users u on u.id = w.user_id`,
  from: owningBoxTables,
  select: owningBoxColumns,
  key: 'w.id',
  sorts: asNumbered('w.id'),
  access: owningBoxAccess,
  ownAtOnce: true,
  within: (ctx) => standsInWarehouse(ctx, 'w.box_id'),
  filters: { undelivered: ([wanted]) => sql<SqlBool>`(${isUndelivered}) = ${wanted === 'true'}` },
  search: (text) =>
    sql<SqlBool>`(${contains(codeColumn('w.order_id'), text)} or w.box_id::text = ${text}
      or ${contains(personName('u'), text)})`,
  found: {
    // few are: which of them one sees is asked once for page and total; of own ones those are asked
    is_cancel_distributed: (wanted, ctx) =>
      wanted === 'true' && ctx.scope !== 'own'
        ? [keysOf(ctx, sql`owning_boxes w`, sql<SqlBool>`w.is_cancel_distributed`)]
        : undefined,
    q(text, ctx) {
      const numbered = holdsNumber('o.id', text, orderPrefixes);
      if (numbered === undefined) return undefined;
      return [
        keysOf(ctx, sql`orders o join owning_boxes w on w.order_id = o.id`, numbered),
        keysOf(ctx, sql`owning_boxes w`, isNumber('w.box_id', text)),
        keysOf(ctx, sql`users u join owning_boxes w on w.user_id = u.id`, holds(personName('u'), text)),
      ];
    },
  },
  includes: {
    user: named('user', 'user_id', 'users'),
  },
  async always(ctx, rows) {
    const [onTheWay, inArea] = await Promise.all([ownersOnTheWay(ctx, rows), quantitiesInArea(ctx, rows)]);
    for (const row of rows) {
      row.quantity_of_owner_in_area = inArea.get(row.id) ?? 0;
      row.actions = actionsOf(
        ctx.actor,
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
