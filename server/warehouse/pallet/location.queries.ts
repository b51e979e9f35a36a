import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listLocations, listShelves } from '@hakobu/contract/warehouse/pallet/pallet.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';
import { inWarehouse } from '../movement/warehouse-scope.ts';

/** Shelves are in areas of one company; callers who may read every organization see all of them. */
const inCompany = (ctx: Context, area: string): Condition | undefined =>
  ctx.actor.permissions.has('organization.all.read')
    ? undefined
    : sql<SqlBool>`${sql.ref(area)} in (select a.id from areas a where ${isOfCompany(ctx, 'a.organization_id')})`;

/** The name of a location `l` of a shelf `h`. */
export const locationName = sql`h.name || '-' || l.floor || '-' || l."column" || '-' || l."row"`;
/** True when the name contains the text. */
export const locationIsCalled = (text: string): Condition =>
  sql<SqlBool>`strpos(lower(${locationName}), ${text.toLowerCase()}) > 0`;

export const locationSource = defineListSource<RowOf<typeof listLocations>>({
  from: sql`locations l join shelves h on h.id = l.shelve_id left join pallets p on p.location_id = l.id`,
  select: sql`l.id, l.shelve_id, h.name as shelve_name, h.area_id, l.floor, l."column", l."row",
    p.id as pallet_id`,
  key: 'l.id',
  access: (ctx) => inCompany(ctx, 'h.area_id'),
  within: (ctx) => inWarehouse(ctx, 'h.area_id'),
  search: locationIsCalled,
  filters: {
    empty_pallet: ([wanted]) => sql<SqlBool>`(p.id is null) = ${wanted === 'true'}`,
    area_id: 'h.area_id',
  },
});

export const shelfSource = defineListSource<RowOf<typeof listShelves>>({
  from: sql`shelves s`,
  select: sql`s.id, s.area_id, s.name`,
  key: 's.id',
  access: (ctx) => inCompany(ctx, 's.area_id'),
  within: (ctx) => inWarehouse(ctx, 's.area_id'),
});
