import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  countryRow,
  districtRow,
  provinceRow,
  wardRow,
} from '@hakobu/contract/helper/place/place.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';

const named =
  (column: string) =>
  ([text = '']: string[]): Condition =>
    contains(column, text);

/** Computes the same as the SQL function `region_of`, from columns that are joined already. */
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
/**
 * Units above a ward. A province has thousands of wards, so the objects are built here, which is faster
 * than building JSON in PostgreSQL.
 */
async function nestAbove(_: Context, rows: z.output<typeof wardRow>[]): Promise<void> {
  for (const row of rows as (z.output<typeof wardRow> & Partial<Above>)[]) {
    const { district_name: name, synthetic, province_id, province_name } = row as Above;
    row.district = { id: row.district_id, name, synthetic };
    row.province = { id: province_id, name: province_name };
    for (const field of ['district_name', 'synthetic', 'province_id', 'province_name'] as const)
      delete row[field];
  }
}
interface Above {
  district_name: string;
  synthetic: boolean;
  province_id: string;
  province_name: string;
}

export const wardSource = defineListSource<z.output<typeof wardRow>>({
  from: sql`wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id`,
  select: sql`w.id, w.district_id, w.code, w.name, w.postcode, p.epoch, p.country_id,
    ${address} as address, w.created_at, w.updated_at, w.version,
    d.name as district_name, d.synthetic, p.id as province_id, p.name as province_name`,
  key: 'w.id',
  always: nestAbove,
  access: () => sql<SqlBool>`w.hidden_at is null`,
  filters: {
    name: named('w.name'),
    province_id: 'd.province_id',
    postcode: (codes) => sql<SqlBool>`w.postcode = any(${codes.map((code) => code.replaceAll(/\D/g, ''))})`,
    successor_of: (ids) =>
      sql<SqlBool>`w.id in (select new_ward_id from ward_map where old_ward_id = any(${ids}))`,
  },
});
