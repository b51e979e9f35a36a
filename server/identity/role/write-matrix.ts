import { sql } from 'kysely';
import {
  permissionKeys,
  type PermissionEntry,
  type PermissionKey,
} from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import { forbidden, Refusal } from '#kernel/refusal.ts';

/** Refuses entries with rights that the caller lacks. */
export function requireOwnRights(ctx: Context, entries: readonly PermissionEntry[]): void {
  const missing = [...permissionKeys(entries)].find((key) => !ctx.actor.permissions.has(key));
  if (missing !== undefined) throw forbidden(missing);
}

/** Replaces the whole matrix of a role. Lines without any flag are left out. */
export async function replaceMatrix(
  ctx: Context,
  roleId: string,
  entries: readonly PermissionEntry[],
): Promise<void> {
  await ctx.db.deleteFrom('role_permissions').where('role_id', '=', roleId).execute();
  for (const entry of entries) await writeLine(ctx, roleId, entry);
  await matrixChanged(ctx);
}

export async function writeLine(
  { db }: Context,
  roleId: string,
  { resource_id, scope, ...flags }: PermissionEntry,
): Promise<void> {
  if (!flags.read && !flags.create && !flags.update && !flags.delete) {
    await db
      .deleteFrom('role_permissions')
      .where('role_id', '=', roleId)
      .where('resource_id', '=', resource_id)
      .where('scope', '=', scope)
      .execute();
    return;
  }
  await sql`insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update,
    may_delete)
    values (${roleId}, ${resource_id}, ${scope}, ${flags.read}, ${flags.create}, ${flags.update},
      ${flags.delete})
    on conflict (role_id, resource_id, scope) do update
    set may_read = excluded.may_read, may_create = excluded.may_create, may_update = excluded.may_update,
      may_delete = excluded.may_delete`.execute(db);
}

/**
 * Increments the matrix version, so that every server reads it again, and refuses a change that nobody could
 * undo.
 */
export async function matrixChanged(ctx: Context): Promise<void> {
  // Also serializes changes of rights.
  await ctx.db
    .updateTable('permission_version')
    .set((own) => ({ version: own('version', '+', 1) }))
    .execute();
  await requireAdministrator(ctx);
}

/** Rights of a role that control the rights of other people. */
export const ruleKeys = (entries: readonly PermissionEntry[]): string[] =>
  [...permissionKeys(entries)].filter((key) => RULING.has(key));
const RULING: ReadonlySet<string> = new Set<PermissionKey>(
  (['user', 'role', 'permission'] as const).flatMap((resource) =>
    (['create', 'update', 'delete'] as const).map((action) => `${resource}.all.${action}` as const),
  ),
);

/**
 * At least one user who can sign in must be able to change roles and users. Two users who disable each other
 * are serialized: the second sees the change of the first.
 */
export async function requireAdministrator({ db }: Context): Promise<void> {
  await forNoKeyUpdate(sql`select 1 from permission_version v`, 'v').execute(db);
  const {
    rows: [keeper],
  } = await sql`
    select 1 from users u where u.disabled_at is null and u.password_hash is not null
      and exists (select from role_permissions p where p.role_id = u.role_id and p.resource_id = 'role'
        and p.scope = 'all' and p.may_update)
      and exists (select from role_permissions p where p.role_id = u.role_id and p.resource_id = 'user'
        and p.scope = 'all' and p.may_update) limit 1`.execute(db);
  if (keeper === undefined) throw new Refusal('last_administrator');
}
