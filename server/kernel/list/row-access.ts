import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { anyOf } from './any-of.ts';
import { columnOf, type Column, type Condition } from './list-source.ts';

interface RowOwnership {
  /** Column with the organization of the row. */
  organization?: Column;
  /** Columns with the users who own the row: creator, assignee, or the customer's own account. */
  owners: readonly Column[];
}

/**
 * Rows within a scope: `all` (of the organization in the header, if any), `organization`: of the request's
 * organization if the actor belongs to it, `own`: owned by the actor or the actor's team.
 */
export function rowAccess(ctx: Context, { organization, owners }: RowOwnership): Condition | undefined {
  if (ctx.scope === 'own') return ownedBy(ctx, owners);
  if (organization === undefined) return undefined;
  if (ctx.scope === 'all')
    return ctx.chosenOrganizationId === undefined
      ? undefined
      : sql<SqlBool>`${columnOf(organization)} = ${ctx.chosenOrganizationId}`;
  if (!ctx.actor.organizationIds.includes(ctx.organizationId)) return sql<SqlBool>`false`;
  return sql<SqlBool>`${columnOf(organization)} = ${ctx.organizationId}`;
}

/** Whether an organization is the company of the request's organization, or one of its warehouses. */
export const isOfCompany = (ctx: Context, organization: Column): Condition =>
  sql<SqlBool>`${columnOf(organization)} in (select o.id from organizations o
    where coalesce(o.parent_id, o.id) = (select coalesce(h.parent_id, h.id) from organizations h
      where h.id = ${ctx.organizationId}))`;

/** The same for users of one company; users who may read all organizations are not restricted. */
export const isOfCompanyInView = (ctx: Context, organization: Column): Condition =>
  ctx.actor.permissions.has('organization.all.read') ? sql<SqlBool>`true` : isOfCompany(ctx, organization);

/** Whether rows belong to the actor or the actor's team. */
export function ownedBy(ctx: Context, owners: readonly Column[]): Condition {
  const people = [ctx.actor.id, ...ctx.actor.manageUserIds];
  return anyOf(
    owners.map((owner) =>
      people.length === 1
        ? sql<SqlBool>`${columnOf(owner)} = ${people[0]}`
        : sql<SqlBool>`${columnOf(owner)} = any(${people}::bigint[])`,
    ),
  );
}
