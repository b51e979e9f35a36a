import { cardOfRight } from '@hakobu/contract/find-card.ts';
import type { explainPermission } from '@hakobu/contract/identity/role/role.endpoints.ts';
import {
  actions,
  permissionKeys,
  resources,
  scopes,
  widestScope,
  type Action,
  type Resource,
  type Scope,
} from '@hakobu/contract/kernel/permission.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler, Route } from '#kernel/route.ts';
import { actorOfUser } from '#kernel/session/find-actor.ts';
import { readPermissionMatrix, RoleKeys } from '#kernel/session/role-keys.ts';
import { canReadRow } from '#kernel/session/can-read-row.ts';

interface ParsedKey {
  resource: Resource;
  scope: Scope;
  action: Action;
}

/**
 * Explains a user's right on an endpoint. Whether a row is within reach is found by reading it as that
 * user. Refuses with `unknown_reference`.
 */
export const explainPermissionOver =
  (served: readonly Route[]): Handler<typeof explainPermission> =>
  async (ctx, { query: { user_id, key, resource_id } }) => {
    const user = await ctx.db
      .selectFrom('users')
      .select('role_id')
      .where('id', '=', user_id)
      .executeTakeFirst();
    if (user === undefined) throw unknownReference('user_id', user_id);
    const answer = { allowed: false, key, role_id: user.role_id, scope: null, lines: [], row_visible: null };
    const permission = parseKey(key);
    if (permission === undefined) return { ...answer, reason: 'unknown_key' as const };
    const lines = (await readPermissionMatrix(ctx.db, user.role_id)).filter(
      (line) => line.resource_id === permission.resource,
    );
    const keys = permissionKeys(lines);
    const scope = widestScope(keys, permission) ?? null;
    const known = { ...answer, lines, scope };
    const actor = await actorOfUser(ctx.db, new RoleKeys(), { id: user_id });
    if (actor === undefined) return { ...known, reason: 'disabled' as const };
    if (scope === null) return { ...known, reason: 'no_right' as const };
    if (!(keys as ReadonlySet<string>).has(key)) return { ...known, reason: 'scope_too_narrow' as const };
    if (resource_id === undefined || resource_id === '')
      return { ...known, allowed: true, reason: 'granted' as const };
    const card = cardOfRight(permission.resource);
    const visible = card && (await canReadRow(ctx, served, { actor, scope, card, id: resource_id }));
    if (visible === undefined) return { ...known, allowed: true, reason: 'row_not_checked' as const };
    return {
      ...known,
      allowed: visible,
      row_visible: visible,
      reason: visible ? ('granted' as const) : ('row_out_of_reach' as const),
    };
  };

function parseKey(key: string): ParsedKey | undefined {
  const [resource, scope, action, rest] = key.split('.');
  const known =
    rest === undefined &&
    resources.includes(resource as Resource) &&
    scopes.includes(scope as Scope) &&
    actions.includes(action as Action);
  return known
    ? { resource: resource as Resource, scope: scope as Scope, action: action as Action }
    : undefined;
}
