import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { MovementReason } from '@hakobu/contract/warehouse/box/movements.ts';
import type { containerRow } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import { containerMachine } from '@hakobu/contract/warehouse/container/container.machine.ts';
import type { Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { boxBans } from '../movement/box-bans.ts';
import { readBlockers } from './cut-off-blockers.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { productOfBox } from '../movement/product-of-box.ts';

export type ContainerRow = z.output<typeof containerRow>;

/** Customers see the containers that carry their bills. */
function access(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'c.organization_id', owners: [] });
  return anyOf([
    ownedBy(ctx, ['c.created_by']),
    sql<SqlBool>`c.id in (select l.container_id from lading_bills l
      where ${ownedBy(ctx, ['l.customer_id'])})`,
  ]);
}

/** Customers see only their own bills of a container, with the boxes of those. */
const billsSeenBy = (ctx: Context): Condition =>
  ctx.actor.roleId === 'customer' ? ownedBy(ctx, ['l.customer_id']) : sql<SqlBool>`true`;

/** Boxes that no bill covers belong to no customer, so customers do not see them. */
const seesUndesired = (ctx: Context): Condition =>
  ctx.actor.roleId === 'customer' ? sql<SqlBool>`false` : sql<SqlBool>`true`;

/** Loaded and unloaded quantities come from the ledger of movements. */
const moved = (
  column: 'to_place_id' | 'from_place_id',
  reason: MovementReason,
) => sql`(select coalesce(sum(m.quantity), 0)::int from box_moves m
  join places p on p.id = m.${sql.ref(column)}
  where p.container_id = c.id and m.reason = ${sql.lit(reason)})`;

/** Loaded and not unloaded again before cut-off. */
const loaded = sql`(${moved('to_place_id', 'load')} - ${moved('from_place_id', 'take_out')})`;

/**
 * Boxes of containers with quantity on bills, in the container and moved. Fifteen containers hold thousands
 * of boxes, so each quantity is read in one batch.
 */
const boxesOf = (ids: RawBuilder<unknown>, ctx: Context) => sql`
  with places_of as materialized (
      select p.id, p.container_id from places p where p.container_id = any(${ids})),
    there as materialized (
      select parent, box_id, sum(quantity)::int as quantity,
        greatest(0, sum(held - quantity + received))::int as undesired
      from (
        select l.container_id as parent, y.box_id, y.quantity, y.received_quantity as received, 0 as held
        from lading_bills l
        join box_lading_bills y on y.lading_bill_id = l.id
        where l.container_id = any(${ids}) and ${billsSeenBy(ctx)}
        union all
        select p.container_id, s.box_id, 0, 0, s.quantity
        from places_of p
        join box_stock s on s.place_id = p.id
        where s.quantity > 0 and ${seesUndesired(ctx)}) as x
      group by 1, 2),
    moves as materialized (
      select parent, box_id, sum(loaded)::int as loaded, sum(unloaded)::int as unloaded
      from (
        select p.container_id as parent, m.box_id, m.quantity as loaded, 0 as unloaded
        from places_of p
        join box_moves m on m.to_place_id = p.id
        where m.reason = 'load'
        union all
        select p.container_id, m.box_id, case m.reason when 'take_out' then - m.quantity else 0 end,
          case m.reason when 'unload' then m.quantity else 0 end
        from places_of p
        join box_moves m on m.from_place_id = p.id
        where m.reason in ('take_out', 'unload')) as x
      group by 1, 2)
  select t.parent, t.box_id, t.quantity, coalesce(m.loaded, 0) as loaded,
    coalesce(m.unloaded, 0) as unloaded, t.undesired, ${boxBans(sql`t.box_id`)},
    ${productOfBox('t.box_id')}
  from there t
  left join moves m using (parent, box_id)
  order by t.box_id`;

export const containerSource = defineListSource<ContainerRow>({
  from: sql`containers c`,
  joins: sql`
    cross join lateral (select round(coalesce(sum(l.volume), 0), 4) as volume,
      coalesce(sum(l.weight), 0) as weight,
      count(*)::int as lading_bills_count,
      coalesce(sum((select sum(x.quantity) from box_lading_bills x where x.lading_bill_id = l.id)),
        0)::int as bills_quantity from lading_bills l where l.container_id = c.id) as load
    cross join lateral (select coalesce(sum(s.quantity), 0)::int as quantity_in_container from box_stock s
    join places p on p.id = s.place_id where p.container_id = c.id
      and s.quantity > 0) as stock`,
  select: sql`c.id, c.name, c.shipment_method_id, c.type_id, c.from_area_id, c.to_area_id, c.had_cut_off,
    c.cut_off_date, c.arrived_at, c.total_max_volume, c.total_max_weight, load.*, stock.*,
    ${loaded} as loaded_quantity,
      ${moved('from_place_id', 'unload')} as unloaded_quantity, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access,
  within: (ctx) => inWarehouse(ctx, 'c.from_area_id', 'c.to_area_id'),
  search: (text) => contains('c.name', text),
  includes: {
    lading_bills: hasMany(
      'lading_bills',
      'id',
      (
        ids,
        ctx,
      ) => sql`select l.container_id as parent, l.id, l.name, u.name as customer_name, round(l.volume, 4) as volume,
        l.weight,
      h.total as freight_charge, h.unsolved as freight_charge_unsolved
      from lading_bills l join users u on u.id = l.customer_id
      cross join lateral (select coalesce(sum(c.total), 0) as total, coalesce(sum(c.unsolved), 0) as unsolved
        from charges c where c.lading_bill_id = l.id) as h
      where l.container_id = any(${ids})
        and ${billsSeenBy(ctx)} order by l.id`,
    ),
    boxes: hasMany('boxes', 'id', boxesOf),
  },
  async always(_, rows) {
    for (const row of rows) row.status = containerMachine.stateOf(row);
  },
});

/** One container with bills and boxes, and what prevents cut-off. */
export async function readContainer(ctx: Context, id: number): Promise<ContainerRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, containerSource, id, ['lading_bills', 'boxes']),
    rowRights(ctx, containerSource, containerMachine, [{ id }]),
  ]);
  const blockers = row.status === 'open' ? (await readBlockers(ctx, id)).map(({ code }) => code) : [];
  return {
    ...row,
    actions: actionsOf(rights(id), containerMachine, row, {
      ...(blockers.length > 0 && { cut_off: { reason: blockers[0]!, missing: blockers } }),
      ...(!blockers.includes('orders_unsettled') && { settle_orders: { reason: 'nothing_unsolved' } }),
    }),
  };
}
