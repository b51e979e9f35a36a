import { randomUUID } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { LoggedWord } from '@hakobu/contract/find-card.ts';
import {
  country,
  district,
  province,
  ward,
  type countryRow,
  type districtRow,
  type provinceRow,
  type wardRow,
} from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { listRows, lockRow, unpaged } from '#kernel/list/list-rows.ts';
import { contains, defineListSource, type Condition, type ListSource } from '#kernel/list/list-source.ts';
import { Refusal } from '#kernel/refusal.ts';
import { route, type Route } from '#kernel/route.ts';

const named =
  (column: string) =>
  ([text = '']: string[]): Condition =>
    contains(column, text);

const countries = defineListSource<z.output<typeof countryRow>>({
  from: sql`countries c`,
  select: sql`c.id, c.name, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  filters: { name: named('c.name') },
});
const provinces = defineListSource<z.output<typeof provinceRow>>({
  from: sql`provinces p`,
  select: sql`p.id, p.country_id, p.code, p.name, p.epoch, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access: () => sql<SqlBool>`p.hidden_at is null`,
  filters: { name: named('p.name') },
});
const districts = defineListSource<z.output<typeof districtRow>>({
  from: sql`districts d join provinces p on p.id = d.province_id`,
  select: sql`d.id, d.province_id, d.code, d.name, d.synthetic, case when d.synthetic then p.name
    when p.epoch = 'jp' then p.name || d.name else d.name || ', ' || p.name end as address, d.created_at,
      d.updated_at, d.version`,
  key: 'd.id',
  access: () => sql<SqlBool>`d.hidden_at is null`,
  filters: { name: named('d.name') },
});
const wards = defineListSource<z.output<typeof wardRow>>({
  from: sql`wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id`,
  select: sql`w.id, w.district_id, w.code, w.name, w.postcode, p.epoch, p.country_id,
    region_of(w.id) as address, w.created_at, w.updated_at, w.version,
    jsonb_build_object('id', d.id, 'name', d.name, 'synthetic', d.synthetic) as district,
      jsonb_build_object('id', p.id, 'name', p.name) as province`,
  key: 'w.id',
  access: () => sql<SqlBool>`w.hidden_at is null`,
  filters: {
    name: named('w.name'),
    province_id: 'd.province_id',
    postcode: (codes) => sql<SqlBool>`w.postcode = any(${codes.map((code) => code.replaceAll(/\D/g, ''))})`,
    successor_of: (ids) =>
      sql<SqlBool>`w.id in (select new_ward_id from ward_map where old_ward_id = any(${ids}))`,
  },
});

type Level = 'provinces' | 'districts' | 'wards';
interface Unit<Row extends object> {
  table: Level;
  name: LoggedWord;
  source: ListSource<Row>;
  children?: { table: Level; column: 'province_id' | 'district_id' };
}

/** A unit that people add: where they give no id, it gets one. */
function added<Rest extends object>(rest: Rest) {
  return (_: Context, body: { id?: string | undefined }) => {
    const id = body.id ?? `own-${randomUUID().slice(0, 8)}`;
    return { id, code: id, ...rest };
  };
}

/**
 * The five calls of a level. Seeded units are hidden when they are deleted, because addresses of before name
 * them; own ones go.
 */
function placeRoutes<Row extends object>(
  endpoints: Parameters<typeof resourceRoutes>[0] & { list: { list: never } | object },
  { get, create, update }: Record<'get' | 'create' | 'update', Route>,
  { table, name, source, children }: Unit<Row>,
  narrowing: readonly string[],
): Route[] {
  return [
    route(endpoints.list, async (ctx, { list }) =>
      narrowing.length > 0 && !narrowing.some((filter) => list.filters[filter] !== undefined)
        ? unpaged<Row>([])
        : listRows(ctx, (endpoints.list as unknown as { list: never }).list, source, list),
    ),
    get,
    create,
    update,
    route(endpoints.delete, async (ctx, { params, version }) => {
      const { id } = params as { id: string };
      const { seeded } = await lockRow<{ seeded: boolean }>(ctx, source, {
        id,
        version,
        columns: sql`${sql.raw(source.key.split('.')[0]!)}.seeded`,
      });
      if (children !== undefined) await requireNoChildren(ctx, children, id);
      await (
        seeded
          ? sql`update ${sql.table(table)} set hidden_at = now(), version = version + 1 where id = ${id}`
          : sql`delete from ${sql.table(table)} where id = ${id}`
      ).execute(ctx.db);
      ctx.log({ logable_type: name, logable_id: id, type_id: 'deleted', content: {} });
      ctx.announce('changed', { type: name, id });
      return undefined;
    }),
  ];
}

async function requireNoChildren(
  { db }: Context,
  { table, column }: NonNullable<Unit<object>['children']>,
  id: string,
): Promise<void> {
  const {
    rows: [child],
  } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} and hidden_at is null
      limit 1`.execute(db);
  if (child !== undefined) throw new Refusal('in_use', { details: { table } });
}

const provinceUnit = { table: 'provinces', name: 'province', source: provinces } as const;
const districtUnit = { table: 'districts', name: 'district', source: districts } as const;
const wardUnit = { table: 'wards', name: 'ward', source: wards } as const;

export const routes = [
  ...Object.values(resourceRoutes(country, { table: 'countries', name: 'country', source: countries })),
  ...placeRoutes(
    province,
    resourceRoutes(province, { ...provinceUnit, created: added({ epoch: 'own' }) }),
    { ...provinceUnit, children: { table: 'districts', column: 'province_id' } },
    [],
  ),
  ...placeRoutes(
    district,
    resourceRoutes(district, { ...districtUnit, created: added({}) }),
    { ...districtUnit, children: { table: 'wards', column: 'district_id' } },
    ['province_id', 'id', 'name'],
  ),
  ...placeRoutes(ward, resourceRoutes(ward, { ...wardUnit, created: added({}) }), wardUnit, [
    'district_id',
    'province_id',
    'id',
    'postcode',
    'successor_of',
  ]),
];
