import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  countryRow,
  districtRow,
  provinceRow,
  wardRow,
} from '@hakobu/contract/helper/place/place.endpoints.ts';
import { contains, defineListSource, type Condition } from '#kernel/list/list-source.ts';

const named =
  (column: string) =>
  ([text = '']: string[]): Condition =>
    contains(column, text);

/** As `region_of` says it, from what is joined already. */
const address = sql`case when p.epoch = 'jp'
  then coalesce('〒' || w.postcode || ' ', '') || p.name || d.name || w.name
  else concat_ws(', ', w.name, case when not d.synthetic then d.name end, p.name) end`;

export const countrySource = defineListSource<z.output<typeof countryRow>>({
  from: sql`countries c`,
  select: sql`c.id, c.name, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: () => undefined,
  filters: { name: named('c.name') },
});
export const provinceSource = defineListSource<z.output<typeof provinceRow>>({
  from: sql`provinces p`,
  select: sql`p.id, p.country_id, p.code, p.name, p.epoch, p.created_at, p.updated_at, p.version`,
  key: 'p.id',
  access: () => sql<SqlBool>`p.hidden_at is null`,
  filters: { name: named('p.name') },
});
export const districtSource = defineListSource<z.output<typeof districtRow>>({
  from: sql`districts d join provinces p on p.id = d.province_id`,
  select: sql`d.id, d.province_id, d.code, d.name, d.synthetic, case when d.synthetic then p.name
    when p.epoch = 'jp' then p.name || d.name else d.name || ', ' || p.name end as address, d.created_at,
      d.updated_at, d.version`,
  key: 'd.id',
  access: () => sql<SqlBool>`d.hidden_at is null`,
  filters: { name: named('d.name') },
});
export const wardSource = defineListSource<z.output<typeof wardRow>>({
  from: sql`wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id`,
  select: sql`w.id, w.district_id, w.code, w.name, w.postcode, p.epoch, p.country_id,
    ${address} as address, w.created_at, w.updated_at, w.version,
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
