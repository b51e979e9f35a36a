import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import { add, big, compare, decimal, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import * as endpoints from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import { seeingAll, type Context } from '#kernel/context.ts';
import { lookupRoute } from '#kernel/crud/lookup-route.ts';
import { insertRow, updateRow } from '#kernel/crud/resource-routes.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { findRow, listRows, lockRow } from '#kernel/list/list-rows.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { moveBoxes, lockBoxes } from '../movement/move-boxes.ts';
import { workArea } from '../movement/work-area.ts';

type PalletRow = z.output<typeof endpoints.palletRow>;
const NEARLY_FULL = '0.9';

const onPallet = sql`box_stock s join places x on x.id = s.place_id and x.pallet_id is not null
  join boxes b on b.id = s.box_id`;

const source = defineListSource<PalletRow>({
  core: sql`pallets p join areas a on a.id = p.area_id join organizations g on g.id = a.organization_id`,
  from: sql`pallets p join pallet_types t on t.id = p.type_id join areas a on a.id = p.area_id
    join organizations g on g.id = a.organization_id left join locations l on l.id = p.location_id left
    join shelves h on h.id = l.shelve_id
    cross join lateral (select coalesce(sum(b.volume * s.quantity), 0) as boxes_volume,
      coalesce(sum(b.weight * s.quantity), 0) as boxes_weight,
        coalesce(sum(s.quantity), 0)::int as boxes_quantity
      from ${onPallet} where x.pallet_id = p.id and s.quantity > 0) as load`,
  select: sql`p.id, p.type_id, p.area_id, p.location_id,
    h.name || '-' || l.floor || '-' || l."column" || '-' || l."row" as location_name, load.boxes_volume,
      load.boxes_weight, load.boxes_quantity,
    t.max_volume, t.max_weight, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access: (ctx) => rowAccess(ctx, { organization: sql`coalesce(g.parent_id, g.id)`, owners: [] }),
  includes: {
    boxes: hasMany(
      'boxes',
      'id',
      (ids) =>
        sql`select x.pallet_id as parent, s.box_id, s.quantity, b.weight, b.volume from ${onPallet}
          where x.pallet_id = any(${ids}) and s.quantity > 0 order by s.box_id`,
    ),
  },
  async always(_, rows) {
    for (const row of rows)
      row.warnings =
        isAbove(row.boxes_volume, row.max_volume) || isAbove(row.boxes_weight, row.max_weight)
          ? ['pallet_nearly_full']
          : [];
  },
});
const isAbove = (used: Decimal, maximum: Decimal) =>
  compare(used, decimal(big(maximum).times(NEARLY_FULL))) > 0;

const locations = defineListSource<RowOf<typeof endpoints.listLocations>>({
  from: sql`locations l join shelves h on h.id = l.shelve_id left join pallets p on p.location_id = l.id`,
  select: sql`l.id, l.shelve_id, h.name as shelve_name, h.area_id, l.floor, l."column", l."row",
    p.id as pallet_id`,
  key: 'l.id',
  access: () => undefined,
  filters: {
    empty_pallet: ([wanted]) => sql<SqlBool>`(p.id is null) = ${wanted === 'true'}`,
    area_id: 'h.area_id',
  },
});
const shelves = defineListSource<RowOf<typeof endpoints.listShelves>>({
  from: sql`shelves s`,
  select: sql`s.id, s.area_id, s.name`,
  key: 's.id',
  access: () => undefined,
});

/** A location must be in the pallet's area and free. */
async function requireLocation(ctx: Context, id: number, areaId: number, palletId?: number): Promise<void> {
  const {
    rows: [location],
  } = await sql<{
    taken: boolean;
  }>`select exists (select from pallets p where p.location_id = l.id and p.id is distinct
    from ${palletId ?? null}::bigint) as taken
    from locations l join shelves h on h.id = l.shelve_id
    where l.id = ${id} and h.area_id = ${areaId}`.execute(ctx.db);
  if (location === undefined) throw unknownReference('location_id', id);
  if (location.taken) throw refuseField('location_id', 'location_taken');
}

interface Pallet {
  area_id: number;
  max_volume: Decimal;
  max_weight: Decimal;
  max_length: Decimal;
  max_width: Decimal;
  max_height: Decimal;
  boxes_volume: Decimal;
  boxes_weight: Decimal;
}
interface Box {
  volume: Decimal;
  weight: Decimal;
  length: Decimal;
  width: Decimal;
  height: Decimal;
}

async function lockPallet(ctx: Context, id: number, field = 'pallet_id'): Promise<Pallet> {
  await sql`select 1 from pallets where id = ${id} for no key update`.execute(ctx.db);
  const {
    rows: [pallet],
  } = await sql<Pallet>`select p.area_id, t.*, load.* from pallets p join pallet_types t on t.id = p.type_id
    cross join lateral (select coalesce(sum(b.volume * s.quantity), 0) as boxes_volume,
      coalesce(sum(b.weight * s.quantity), 0) as boxes_weight from ${onPallet}
      where x.pallet_id = p.id) as load where p.id = ${id}`.execute(ctx.db);
  if (pallet === undefined) throw unknownReference(field, id);
  return pallet;
}

async function lockBox(ctx: Context, id: number): Promise<Box> {
  await lockBoxes(ctx, [id]);
  const {
    rows: [box],
  } = await sql<Box>`select volume, weight, length, width, height from boxes
      where id = ${id} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (box === undefined) throw unknownReference('box_id', id);
  return box;
}

/** volume, weight and each side within what the pallet's type carries. */
function requireRoom(pallet: Pallet, box: Box, quantity: number): void {
  const times = (value: Decimal) => decimal(big(value).times(quantity));
  const checks: [Decimal, Decimal, string][] = [
    [add(pallet.boxes_volume, times(box.volume)), pallet.max_volume, 'cm³'],
    [add(pallet.boxes_weight, times(box.weight)), pallet.max_weight, 'kg'],
    [box.length, pallet.max_length, 'cm'],
    [box.width, pallet.max_width, 'cm'],
    [box.height, pallet.max_height, 'cm'],
  ];
  const over = checks.find(([used, maximum]) => compare(used, maximum) > 0);
  if (over !== undefined)
    throw refuseField(
      'quantity',
      'pallet_overloaded',
      { used: over[0], maximum: over[1], unit: over[2] },
      { used: over[0], maximum: over[1], unit: over[2] },
    );
}

const read = (ctx: Context, id: number) => findRow(seeingAll(ctx), source, id, ['boxes']);

export const routes = [
  route(endpoints.listPallets, (ctx, { list }) => listRows(ctx, endpoints.listPallets.list, source, list)),
  route(endpoints.getPallet, (ctx, { params }) => findRow(ctx, source, params.id, ['boxes'])),
  route(endpoints.createPallet, async (ctx, { body }) => {
    const {
      rows: [type],
    } = await sql`select 1 from pallet_types where id = ${body.type_id}`.execute(ctx.db);
    if (type === undefined) throw unknownReference('type_id', body.type_id);
    const area_id = await workArea(ctx, 'origin', body.area_id);
    if (body.location_id != null) await requireLocation(ctx, body.location_id, area_id);
    const id = Number(
      await insertRow(ctx, 'pallets', {
        type_id: body.type_id,
        area_id,
        location_id: body.location_id ?? null,
      }),
    );
    ctx.log({ logable_type: 'pallet', logable_id: id, type_id: 'created', content: body });
    return read(ctx, id);
  }),
  route(endpoints.updatePallet, async (ctx, { params, body, version }) => {
    const { area_id } = await lockRow<{ area_id: number }>(ctx, source, {
      id: params.id,
      version,
      columns: sql`p.area_id`,
    });
    if (body.location_id !== null) await requireLocation(ctx, body.location_id, area_id, params.id);
    await updateRow(ctx, 'pallets', params.id, body);
    ctx.log({ logable_type: 'pallet', logable_id: params.id, type_id: 'write', content: body });
    return read(ctx, params.id);
  }),
  route(endpoints.createPalletBox, async (ctx, { body: { pallet_id, box_id, quantity } }) => {
    const box = await lockBox(ctx, box_id);
    const pallet = await lockPallet(ctx, pallet_id);
    const { rows } = await sql<{
      kind: string;
      area_id: number | null;
      pallet_id: number | null;
      quantity: number;
    }>`select p.kind, p.area_id, p.pallet_id, s.quantity from box_stock s join places p on p.id = s.place_id
      where s.box_id = ${box_id} and s.quantity > 0`.execute(ctx.db);
    const here = rows.filter(({ area_id }) => area_id === pallet.area_id);
    if (here.length === 0)
      throw refuseField('box_id', 'box_not_in_area', { box_id }, { area_id: pallet.area_id });
    const elsewhere = here.find((row) => row.kind === 'pallet' && row.pallet_id !== pallet_id);
    if (elsewhere !== undefined && !here.some(({ kind }) => kind === 'loose'))
      throw refuseField(
        'box_id',
        'box_on_other_pallet',
        { pallet_id: elsewhere.pallet_id },
        { pallet_id: elsewhere.pallet_id },
      );
    requireRoom(pallet, box, quantity);
    await moveBoxes(ctx, [
      {
        box_id,
        from: { kind: 'loose', area_id: pallet.area_id },
        to: { kind: 'pallet', area_id: pallet.area_id, pallet_id },
        quantity,
        reason: 'put_away',
      },
    ]);
    return read(ctx, pallet_id);
  }),
  route(
    endpoints.changeSkuPosition,
    async (ctx, { body: { box_id, from_pallet_id, to_pallet_id, quantity } }) => {
      const box = await lockBox(ctx, box_id);
      for (const id of [from_pallet_id, to_pallet_id].sort((a, b) => a - b))
        await sql`select 1 from pallets where id = ${id} for no key update`.execute(ctx.db);
      const from = await lockPallet(ctx, from_pallet_id, 'from_pallet_id');
      const to = await lockPallet(ctx, to_pallet_id, 'to_pallet_id');
      if (from.area_id !== to.area_id || from_pallet_id === to_pallet_id)
        throw refuseField('to_pallet_id', 'box_not_in_area', { box_id });
      requireRoom(to, box, quantity);
      await moveBoxes(ctx, [
        {
          box_id,
          from: { kind: 'pallet', area_id: from.area_id, pallet_id: from_pallet_id },
          to: { kind: 'pallet', area_id: to.area_id, pallet_id: to_pallet_id },
          quantity,
          reason: 'put_away',
        },
      ]);
      return read(ctx, to_pallet_id);
    },
  ),
  route(endpoints.listLocations, (ctx, { list }) =>
    listRows(ctx, endpoints.listLocations.list, locations, list),
  ),
  route(endpoints.listShelves, (ctx, { list }) => listRows(ctx, endpoints.listShelves.list, shelves, list)),
  lookupRoute(endpoints.listPalletTypes, {
    table: 'pallet_types',
    extra: {
      max_volume: 'max_volume',
      max_weight: 'max_weight',
      max_length: 'max_length',
      max_width: 'max_width',
      max_height: 'max_height',
    },
    position: 'id',
  }),
];
