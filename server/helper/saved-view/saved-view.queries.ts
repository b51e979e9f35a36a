import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listSavedViews } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { defineListSource, type ListSource } from '#kernel/list/list-source.ts';
import type { Route } from '#kernel/route.ts';

type Row = RowOf<typeof listSavedViews>;

/** Whether the caller may read a list. */
export const mayRead = ({ actor }: Context, { endpoint: { access } }: Route): boolean =>
  typeof access === 'string' || widestScope(actor.permissions, access) !== undefined;

/** The caller's views, and shared views of the organization whose lists the caller may read. */
export function savedViewSource(lists: ReadonlyMap<string, Route>): ListSource<Row> {
  const readable = (ctx: Context): string[] =>
    [...lists].flatMap(([path, list]) => (mayRead(ctx, list) ? [path] : []));
  return defineListSource<Row>({
    from: sql`saved_views v`,
    select: sql`v.id, v.user_id, v.list, v.path, v.name, v.asked, v.look, v.shared, v.created_at,
      v.updated_at, v.version`,
    key: 'v.id',
    access: (ctx) => sql<SqlBool>`(v.user_id = ${ctx.actor.id} or v.shared
      and v.organization_id = ${ctx.organizationId} and v.path = any(${readable(ctx)}::text[]))`,
  });
}
