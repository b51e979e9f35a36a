import { sql } from 'kysely';
import * as endpoints from '@hakobu/contract/identity/role/role.endpoints.ts';
import type { PermissionEntry } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { deleteRoute, readRoutes } from '#kernel/crud/resource-routes.ts';
import { differences, hasRow, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, listRows, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';
import { readMatrix } from '#kernel/session/role-keys.ts';
import { permissionSource, roleSource } from './role.queries.ts';
import { matrixChanged, replaceMatrix, requireOwnRights, writeLine } from './write-matrix.ts';

const { role } = endpoints;
const { list, get } = readRoutes(role, roleSource);
const read = (ctx: Context, id: string) => findRow(ctx, roleSource, id, ['permissions']);

const tell = (
  ctx: Context,
  id: string,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void => {
  ctx.log({ logable_type: 'role', logable_id: id, type_id, content });
  ctx.announce('changed', { type: 'role', id });
};

/**
 * Changes one line of the matrix; with no flag left it goes. Who lacks a right neither gives nor takes it.
 */
async function changeLine(ctx: Context, roleId: string, entry: PermissionEntry): Promise<void> {
  const before = (await readMatrix(ctx.db, roleId)).filter(
    ({ resource_id, scope }) => resource_id === entry.resource_id && scope === entry.scope,
  );
  requireOwnRights(ctx, [entry, ...before]);
  await writeLine(ctx, roleId, entry);
  await matrixChanged(ctx);
  tell(ctx, roleId, 'write', {
    line: `${entry.resource_id}.${entry.scope}`,
    read: entry.read,
    create: entry.create,
    update: entry.update,
    delete: entry.delete,
  });
}

async function lockLine(ctx: Context, id: string): Promise<{ role_id: string; entry: PermissionEntry }> {
  const { role_id, id: _, ...entry } = await findRow(ctx, permissionSource, id);
  await sql`select 1 from roles where id = ${role_id} for update`.execute(ctx.db);
  return { role_id, entry: entry as PermissionEntry };
}

export const routes = [
  list,
  get,
  deleteRoute(role.delete, { table: 'roles', name: 'role', source: roleSource }),
  route(role.create, async (ctx, { body: { id, name, permissions } }) => {
    requireOwnRights(ctx, permissions);
    if (await hasRow(ctx, 'roles', { id })) throw refuseField('id', 'role_taken');
    await insertRow(ctx, 'roles', { id, name });
    await replaceMatrix(ctx, id, permissions);
    tell(ctx, id, 'created', { name, permissions });
    return read(ctx, id);
  }),
  route(role.update, async (ctx, { params, body: { permissions, ...fields }, version }) => {
    const id = String(params.id);
    const before = await lockRow<Record<string, unknown>>(ctx, roleSource, {
      id,
      version,
      columns: sql`r.*`,
    });
    const content = differences(before, fields);
    if (permissions !== undefined) {
      // also nobody takes what they do not have
      requireOwnRights(ctx, [...permissions, ...(await readMatrix(ctx.db, id))]);
      await replaceMatrix(ctx, id, permissions);
    }
    if (permissions === undefined && Object.keys(content).length === 0) return read(ctx, id);
    await updateRow(ctx, 'roles', id, fields);
    tell(ctx, id, 'write', { ...content, ...(permissions && { permissions }) });
    return read(ctx, id);
  }),
  route(endpoints.listPermissions, (ctx, { list: query }) =>
    listRows(ctx, endpoints.listPermissions.list, permissionSource, query),
  ),
  route(endpoints.getPermission, (ctx, { params }) => findRow(ctx, permissionSource, params.id)),
  route(endpoints.createPermission, async (ctx, { body: { role_id, ...entry } }) => {
    const {
      rows: [known],
    } = await sql`select 1 from roles where id = ${role_id} for update`.execute(ctx.db);
    if (known === undefined) throw unknownReference('role_id', role_id);
    await changeLine(ctx, role_id, entry);
    return { id: `${role_id}.${entry.resource_id}.${entry.scope}`, role_id, ...entry };
  }),
  route(endpoints.updatePermission, async (ctx, { params, body }) => {
    const { role_id, entry } = await lockLine(ctx, params.id);
    const changed = { ...entry, ...body };
    await changeLine(ctx, role_id, changed);
    return { id: params.id, role_id, ...changed };
  }),
  route(endpoints.deletePermission, async (ctx, { params }) => {
    const { role_id, entry } = await lockLine(ctx, params.id);
    await changeLine(ctx, role_id, { ...entry, read: false, create: false, update: false, delete: false });
    return undefined;
  }),
];
