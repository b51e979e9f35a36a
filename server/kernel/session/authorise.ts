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
 * Checks that the actor may call, and answers how far the right reaches. Refuses with `logged_out`,
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
 * The customers' and the administrators' areas are for people whose email is proven; everybody may read their
 * own account.
 */
function needsVerifiedEmail({ roleId }: Actor, { resource, action }: Permission): boolean {
  if (resource === 'user' && action === 'read') return false;
  return roleId === 'customer' || ADMINISTRATION.has(resource);
}

/**
 * The organization a request works in: `X-Organization-Id` when the actor belongs to it (or has
 * `organization.all.read`), else the actor's own. A foreign one is refused as if it did not exist.
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
 * The warehouse in `X-Warehouse-Scope`, or undefined for all of them. What is no id is refused: it would show
 * everything to somebody who meant to narrow. One that is not there shows nothing.
 */
export function chooseWarehouse(header: string | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  const id = Number(header);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new Refusal('not_found', { details: { warehouse_id: header } });
}
