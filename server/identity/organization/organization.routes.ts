import { sql, type SqlBool } from 'kysely';
import { listAreas, listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { route } from '#kernel/route.ts';

const organizations = defineListSource<RowOf<typeof listOrganizations>>({
  from: sql`organizations o`,
  select: sql`o.id, o.name, o.kind, o.parent_id`,
  key: 'o.id',
  /** Those the actor belongs to and the warehouses below them; everything for those who may read every organization. */
  access: ({ actor }) => (actor.permissions.has('organization.all.read') ? undefined
    : sql<SqlBool>`(o.id = any(${actor.organizationIds}::bigint[]) or o.parent_id = any(${actor.organizationIds}::bigint[]))`),
});

/** Areas are places everybody names: routes, boxes and bills refer to them. */
const areas = defineListSource<RowOf<typeof listAreas>>({
  from: sql`areas a`, select: sql`a.id, a.name, a.kind, a.country_id, a.organization_id`, key: 'a.id', access: () => undefined,
});

export const routes = [
  route(listOrganizations, (ctx, { list }) => listRows(ctx, listOrganizations.list, organizations, list)),
  route(listAreas, (ctx, { list }) => listRows(ctx, listAreas.list, areas, list)),
];
