import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { addressRow } from '@hakobu/contract/identity/address/address.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { belongsTo, named } from '#kernel/list/attach-relation.ts';
import { anyOf } from '#kernel/list/any-of.ts';
import { type Condition, defineListSource } from '#kernel/list/list-source.ts';
import { searches, storedPartOf } from '#kernel/list/search.ts';
import { ownedBy, rowAccess } from '#kernel/list/row-access.ts';
import { isOfPersonNamed } from '../user/person-name.ts';
import { ownOrSoldTo } from '../user/customer.access.ts';

/** Scope `own`: the caller's addresses, and those of customers that the caller created or sells to. */
export function addressAccess(ctx: Context): Condition | undefined {
  if (ctx.scope !== 'own') return rowAccess(ctx, { organization: 'u.organization_id', owners: [] });
  return anyOf([ownOrSoldTo(ctx, 'a.user_id'), ownedBy(ctx, ['u.created_by'])]);
}

const conversion = sql`case when a.ward_id is null then 'none' when a.ward_id not like 'old-%' then 'current'
  when a.resolved_ward_id is null then 'needs_choice' else 'converted' end`;

const consignee = storedPartOf('a.search_text', 'a.plain_consignee');

/** The access condition as alternatives that each use an index. */
const conversions: Record<string, Condition> = {
  none: sql<SqlBool>`a.ward_id is null`,
  current: sql<SqlBool>`(a.ward_id is not null and a.ward_id not like 'old-%')`,
  needs_choice: sql<SqlBool>`(a.ward_id like 'old-%' and a.resolved_ward_id is null)`,
  converted: sql<SqlBool>`(a.ward_id like 'old-%' and a.resolved_ward_id is not null)`,
};

export const addressSource = defineListSource<z.output<typeof addressRow>>({
  from: sql`addresses a left join users u on u.id = a.user_id`,
  select: sql`a.id, a.user_id, a.consignee, a.tel, a.address_detail, a.address_detail as address, a.ward_id,
    a.resolved_ward_id, ${conversion} as conversion, full_address(a.address_detail, a.ward_id,
      a.resolved_ward_id) as full_address,
    a.note, a.is_default as "default", a.sender_name, a.sender_tel, a.sender_address, a.sender_ward_id,
      a.created_at, a.updated_at, a.version`,
  key: 'a.id',
  access: addressAccess,
  filters: {
    consignee,
    conversion: (words) =>
      sql<SqlBool>`(${sql.join(
        words.map(
          (word) => (Object.hasOwn(conversions, word) ? conversions[word] : undefined) ?? sql<SqlBool>`false`,
        ),
        sql` or `,
      )})`,
    default: 'a.is_default',
  },
  sorts: { default: 'a.is_default' },
  search: (text) => anyOf([searches('a.search_text', text), isOfPersonNamed('a.user_id', text)]),
  includes: {
    user: named('user', 'user_id', 'users'),
    ward: belongsTo(
      'ward',
      'ward_id',
      (
        ids,
      ) => sql`select w.id, w.name, region_of(w.id) as address, w.district_id, d.province_id, p.country_id,
        p.epoch
      from wards w join districts d on d.id = w.district_id join provinces p on p.id = d.province_id
      where w.id = any(${ids})`,
    ),
  },
});
