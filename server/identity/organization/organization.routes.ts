import { sql } from 'kysely';
import * as endpoints from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { linkRoutes } from '#kernel/crud/link-routes.ts';
import { deleteRow, differences, hasRow, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, listRows, lockRow } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { Refusal, refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { organizationSource } from './organization.queries.ts';

/** Areas are places everybody names: routes, boxes and bills refer to them. */
const areas = defineListSource<RowOf<typeof endpoints.listAreas>>({
  from: sql`areas a`,
  select: sql`a.id, a.name, a.kind, a.country_id, a.organization_id`,
  key: 'a.id',
  access: () => undefined,
});
const read = (ctx: Context, id: number) => findRow(ctx, organizationSource, id, ['members', 'areas']);

const tell = (
  ctx: Context,
  id: number,
  type_id: 'created' | 'write' | 'deleted',
  content: Record<string, unknown>,
): void => {
  ctx.log({ logable_type: 'organization', logable_id: id, type_id, content });
  ctx.announce('changed', { type: 'organization', id });
};

export const routes = [
  route(endpoints.listOrganizations, (ctx, { list }) =>
    listRows(ctx, endpoints.listOrganizations.list, organizationSource, list),
  ),
  route(endpoints.getOrganization, (ctx, { params, include }) =>
    findRow(ctx, organizationSource, params.id, include),
  ),
  route(endpoints.createOrganization, async (ctx, { body: { area, ...fields } }) => {
    if (!(await hasRow(ctx, 'organizations', { id: fields.parent_id, kind: 'company' })))
      throw unknownReference('parent_id', fields.parent_id);
    const id = await insertRow(ctx, 'organizations', { ...fields, kind: 'warehouse' });
    if (area !== undefined) {
      if (await hasRow(ctx, 'areas', { name: area.name })) throw refuseField('area.name', 'area_taken');
      await insertRow(ctx, 'areas', { ...area, organization_id: id });
    }
    tell(ctx, id, 'created', { ...fields, ...(area && { area: area.name }) });
    return read(ctx, id);
  }),
  route(endpoints.updateOrganization, async (ctx, { params, body, version }) => {
    const before = await lockRow<Record<string, unknown>>(ctx, organizationSource, {
      id: params.id,
      version,
      columns: sql`o.*`,
    });
    const content = differences(before, body);
    if (Object.keys(content).length > 0) {
      await updateRow(ctx, 'organizations', params.id, body);
      tell(ctx, params.id, 'write', content);
    }
    return read(ctx, params.id);
  }),
  route(endpoints.deleteOrganization, async (ctx, { params, version }) => {
    const { kind } = await lockRow<{ kind: string }>(ctx, organizationSource, {
      id: params.id,
      version,
      columns: sql`o.kind`,
    });
    if (kind === 'company') throw new Refusal('in_use', { details: { kind } });
    await ctx.db.deleteFrom('organization_members').where('organization_id', '=', params.id).execute();
    await deleteRow(ctx, 'organizations', params.id);
    tell(ctx, params.id, 'deleted', {});
    return undefined;
  }),
  ...linkRoutes(endpoints.organizationMembers, {
    table: 'organization_members',
    owner: 'organization_id',
    other: 'user_id',
    others: 'users',
    source: organizationSource,
    name: 'organization',
    include: 'members',
  }),
  route(endpoints.listAreas, (ctx, { list }) => listRows(ctx, endpoints.listAreas.list, areas, list)),
];
