import type { Access } from '@hakobu/contract/kernel/endpoint.ts';
import {
  widestScope,
  type Permission,
  type Resource,
  type Scope,
} from '@hakobu/contract/kernel/permission.ts';
import type { Actor } from '../context.ts';
import { forbidden, Refusal } from '../refusal.ts';

const ADMINISTRATION: ReadonlySet<Resource> = new Set(['user', 'role', 'permission', 'organization']);

/**
 * Checks that the actor may call, and returns the scope of the permission. Refuses with `logged_out`,
 * `email_not_verified`, `forbidden`.
 */
export function authorise(actor: Actor | undefined, access: Access, verified: boolean): Scope {
  if (access === 'public') return 'all';
  if (actor === undefined) throw new Refusal('logged_out');
  if (verified && !actor.emailVerified) throw new Refusal('email_not_verified');
  if (access === 'signed_in') return 'all';
  if (!actor.emailVerified && needsVerifiedEmail(actor, access)) throw new Refusal('email_not_verified');
  const scope = widestScope(actor.permissions, access);
  if (scope === undefined) {
    const permission = `${access.resource}.own.${access.action}`;
    throw forbidden(permission);
  }
  return scope;
}

/**
 * The customer and administration areas require a verified email address; everybody may read their own
 * account.
 */
function needsVerifiedEmail({ roleId }: Actor, { resource, action }: Permission): boolean {
  if (resource === 'user' && action === 'read') return false;
  return roleId === 'customer' || ADMINISTRATION.has(resource);
}

/**
 * The organization of a request: `X-Organization-Id` if the actor belongs to it (or has
 * `organization.all.read`), otherwise the actor's own. Another one is refused like an unknown id.
 */
export function chooseOrganization(actor: Actor, header: string | undefined): number {
  if (header === undefined || header === '') return actor.organizationId;
  const id = Number(header);
  if (
    Number.isSafeInteger(id) &&
    (actor.organizationIds.includes(id) || (id > 0 && actor.permissions.has('organization.all.read')))
  )
    return id;
  throw new Refusal('not_found', { details: { organization_id: header } });
}

/**
 * The warehouse in `X-Warehouse-Scope`, or undefined for all. An invalid id is refused, because it would
 * remove the restriction; an unknown one shows nothing.
 */
export function chooseWarehouse(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  const id = Number(header);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new Refusal('not_found', { details: { warehouse_id: header } });
}
