import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { big, compare, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { palletRow } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { palletMachine } from '@hakobu/contract/warehouse/pallet/pallet.machine.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { isNumber } from '#kernel/list/conditions.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';
import { locationIsCalled, locationName } from './location.queries.ts';
import { productOfBox } from '../movement/product-of-box.ts';

type PalletRow = z.output<typeof palletRow>;
const NEARLY_FULL = '0.9';

/** Stock `s` at the places `x` of pallets, with its boxes `b`. */
export const onPallet = sql`box_stock s join places x on x.id = s.place_id and x.pallet_id is not null
  join boxes b on b.id = s.box_id`;

/** Total load of a pallet. */
const loadOf = (palletId: RawBuilder<unknown>) => sql`
  select coalesce(sum(b.volume * s.quantity), 0) as boxes_volume,
    coalesce(sum(b.weight * s.quantity), 0) as boxes_weight,
    coalesce(sum(s.quantity), 0)::int as boxes_quantity
  from ${onPallet}
  where x.pallet_id = ${palletId} and s.quantity > 0`;

export const palletSource = defineListSource<PalletRow>({
  from: sql`pallets p join areas a on a.id = p.area_id join organizations g on g.id = a.organization_id`,
  joins: sql`join pallet_types t on t.id = p.type_id left join locations l on l.id = p.location_id
    left join shelves h on h.id = l.shelve_id
    cross join lateral (${loadOf(sql`p.id`)}) as load`,
  select: sql`p.id, p.type_id, p.area_id, p.location_id,
    ${locationName} as location_name, load.boxes_volume,
      load.boxes_weight, load.boxes_quantity,
    t.max_volume, t.max_weight, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  within: (ctx) => inWarehouse(ctx, 'p.area_id'),
  access: (ctx) => rowAccess(ctx, { organization: sql`coalesce(g.parent_id, g.id)`, owners: [] }),
  search: (text) =>
    anyOf([
      isNumber('p.id', 'pallet', text),
      sql<SqlBool>`p.location_id in (
        select l.id from locations l join shelves h on h.id = l.shelve_id where ${locationIsCalled(text)})`,
    ]),
  includes: {
    boxes: hasMany(
      'boxes',
      'id',
      (ids) =>
        sql`select x.pallet_id as parent, s.box_id, s.quantity, b.weight, b.volume,
          ${productOfBox('s.box_id')} from ${onPallet}
          where x.pallet_id = any(${ids}) and s.quantity > 0 order by s.box_id`,
    ),
  },
  async always(_, rows) {
    for (const row of rows) row.warnings = palletWarnings(row);
  },
});

/** Warnings of a pallet that is nearly full or overloaded. */
export function palletWarnings({
  boxes_volume,
  boxes_weight,
  max_volume,
  max_weight,
}: Pick<PalletRow, 'boxes_volume' | 'boxes_weight' | 'max_volume' | 'max_weight'>): string[] {
  const isBeyond = (part: Decimal) =>
    compare(boxes_volume, decimal(big(max_volume).times(part))) > 0 ||
    compare(boxes_weight, decimal(big(max_weight).times(part))) > 0;
  if (isBeyond('1')) return ['pallet_overloaded'];
  return isBeyond(NEARLY_FULL) ? ['pallet_nearly_full'] : [];
}

/** One pallet with its boxes and permitted actions. */
export async function readPallet(ctx: Context, id: number): Promise<PalletRow> {
  const [row, rights] = await Promise.all([
    findRow(ctx, palletSource, id, ['boxes']),
    rowRights(ctx, palletSource, palletMachine, [{ id }]),
  ]);
  return { ...row, actions: actionsOf(rights(id), palletMachine, row) };
}

/** A pallet after a write, in any warehouse. */
export const readWrittenPallet = (ctx: Context, id: number): Promise<PalletRow> =>
  readPallet(withoutRowLimits(ctx), id);

/** Warnings of the pallets that hold a box, each once. */
export async function warningsOfPallets(ctx: Context, boxId: number): Promise<string[]> {
  const { rows } = await sql<Parameters<typeof palletWarnings>[0]>`
    select load.*, t.max_volume, t.max_weight
    from pallets p
    join pallet_types t on t.id = p.type_id
    cross join lateral (${loadOf(sql`p.id`)}) as load
    where p.id in (select x.pallet_id from ${onPallet} where b.id = ${boxId} and s.quantity > 0)`.execute(
    ctx.db,
  );
  return [...new Set(rows.flatMap(palletWarnings))];
}
