import { sql } from 'kysely';
import type { role } from '@hakobu/contract/identity/role/role.endpoints.ts';
import { differences, hasRow, insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { readPermissionMatrix } from '#kernel/session/role-keys.ts';
import { roleSource } from './role.queries.ts';
import { logRoleChange } from './log-role-change.ts';
import { replaceMatrix, requireOwnRights } from './write-matrix.ts';

/** Creates a role with its matrix. Callers cannot grant rights that they lack. */
export const createRole: Handler<typeof role.create> = async (ctx, { body: { id, name, permissions } }) => {
  requireOwnRights(ctx, permissions);
  if (await hasRow(ctx, 'roles', { id })) throw refuseField('id', 'role_taken');
  await insertRow(ctx, 'roles', { id, name });
  await replaceMatrix(ctx, id, permissions);
  logRoleChange(ctx, id, 'created', { name, permissions });
  return findRow(ctx, roleSource, id, ['permissions']);
};

/** Changes a role's name or its whole matrix. Callers cannot revoke rights that they lack, either. */
export const updateRole: Handler<typeof role.update> = async (
  ctx,
  { params, body: { permissions, ...fields }, version },
) => {
  const id = String(params.id);
  const before = await lockRow<Record<string, unknown>>(ctx, roleSource, { id, version, columns: sql`r.*` });
  const content = differences(before, fields);
  if (permissions !== undefined) {
    requireOwnRights(ctx, [...permissions, ...(await readPermissionMatrix(ctx.db, id))]);
    await replaceMatrix(ctx, id, permissions);
  }
  if (permissions !== undefined || Object.keys(content).length > 0) {
    await updateRow(ctx, 'roles', id, fields);
    logRoleChange(ctx, id, 'write', { ...content, ...(permissions && { permissions }) });
  }
  return findRow(ctx, roleSource, id, ['permissions']);
};
