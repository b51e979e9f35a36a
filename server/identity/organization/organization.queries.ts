import { sql, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type {
  listAreas,
  organizationRow,
} from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { isOfCompany } from '#kernel/list/row-access.ts';

export const organizationSource = defineListSource<z.output<typeof organizationRow>>({
  from: sql`organizations o`,
  select: sql`o.id, o.name, o.kind, o.parent_id, o.time_zone, o.address, o.tax_code, o.tel, o.representative,
    o.auction_cancel_fee,
    o.second_person_above, o.second_person_kinds,
    o.quantity_tolerance,
    coalesce((
      select jsonb_agg(jsonb_build_object('type_id', v.type_id, 'currency_id', v.currency_id, 'percent',
        v.percent::text) order by v.type_id, v.currency_id)
      from sales_vat_rates v
      where v.organization_id = o.id), '[]') as sales_vat,
    o.created_at, o.updated_at, o.version`,
  key: 'o.id',
  /**
   * Organizations of the actor and the warehouses below them; all for actors who may read every
   * organization.
   */
  access: ({ actor }) =>
    actor.permissions.has('organization.all.read')
      ? undefined
      : sql<SqlBool>`(o.id = any(${actor.organizationIds}::bigint[])
        or o.parent_id = any(${actor.organizationIds}::bigint[]))`,
  filters: { name: ([text = '']) => contains('o.name', text) },
  includes: {
    /** Colleagues are visible to those who may read other users. */
    members: hasMany(
      'members',
      'id',
      (
        ids,
        { actor },
      ) => sql`select m.organization_id as parent, u.id, u.name, u.role_id from organization_members m
        join users u on u.id = m.user_id
      where m.organization_id = any(${ids}) and u.disabled_at is null and u.role_id <> 'customer'
        and (u.id = ${actor.id} or ${actor.permissions.has('user.organization.read')}) order by u.name`,
    ),
    areas: hasMany(
      'areas',
      'id',
      (ids) =>
        sql`select a.organization_id as parent, a.id, a.name, a.kind, a.country_id, a.organization_id
          from areas a where a.organization_id = any(${ids}) order by a.id`,
    ),
  },
});

/** Areas are readable for everybody of a company: routes, boxes and bills refer to them. */
export const areaSource = defineListSource<RowOf<typeof listAreas>>({
  from: sql`areas a`,
  select: sql`a.id, a.name, a.kind, a.country_id, a.organization_id`,
  key: 'a.id',
  access: (ctx) =>
    ctx.actor.permissions.has('organization.all.read') ? undefined : isOfCompany(ctx, 'a.organization_id'),
});
