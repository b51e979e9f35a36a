import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/identity/role/role.endpoints.ts';
import type { PermissionEntry } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readPermissionMatrix } from '#kernel/session/role-keys.ts';
import { permissionSource } from './role.queries.ts';
import { logRoleChange } from './log-role-change.ts';
import { matrixChanged, requireOwnRights, writeLine } from './write-matrix.ts';

/** Adds a line to the matrix of a role, or replaces it. */
export const createPermission: Handler<typeof endpoints.createPermission> = async (
  ctx,
  { body: { role_id, ...entry } },
) => {
  if (!(await lockRole(ctx, role_id))) throw unknownReference('role_id', role_id);
  await changeLine(ctx, role_id, entry);
  return { id: `${role_id}.${entry.resource_id}.${entry.scope}`, role_id, ...entry };
};

/** Changes flags of a line. */
export const updatePermission: Handler<typeof endpoints.updatePermission> = async (
  ctx,
  { params: { id }, body },
) => {
  const { role_id, entry } = await lockLine(ctx, id);
  const changed = { ...entry, ...body };
  await changeLine(ctx, role_id, changed);
  return { id, role_id, ...changed };
};

/** Deletes a line of the matrix. */
export const deletePermission: Handler<typeof endpoints.deletePermission> = async (ctx, { params }) => {
  const { role_id, entry } = await lockLine(ctx, params.id);
  await changeLine(ctx, role_id, { ...entry, read: false, create: false, update: false, delete: false });
};

/**
 * Changes one line of the matrix; a line without flags is deleted. Callers can neither grant nor revoke
 * rights that they lack.
 */
async function changeLine(ctx: Context, roleId: string, entry: PermissionEntry): Promise<void> {
  const before = (await readPermissionMatrix(ctx.db, roleId)).filter(
    ({ resource_id, scope }) => resource_id === entry.resource_id && scope === entry.scope,
  );
  requireOwnRights(ctx, [entry, ...before]);
  await writeLine(ctx, roleId, entry);
  await matrixChanged(ctx);
  const { resource_id, scope, ...flags } = entry;
  logRoleChange(ctx, roleId, 'write', { line: `${resource_id}.${scope}`, ...flags });
}

async function lockLine(ctx: Context, id: string): Promise<{ role_id: string; entry: PermissionEntry }> {
  const { role_id, id: _, ...entry } = await findRow(ctx, permissionSource, id);
  await lockRole(ctx, role_id);
  return { role_id, entry: entry as PermissionEntry };
}

/** Serializes changes of one role's matrix. Returns whether the role exists. */
async function lockRole({ db }: Context, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from roles where id = ${id} for update`.execute(db);
  return rows.length > 0;
}
