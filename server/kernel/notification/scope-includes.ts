import { sql, type SqlBool } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';

/** The right `p` of the user of an alias reaches an organization: all, or where they work or are a member. */
export const scopeIncludes = (user: string, organizationId: number): Condition => sql<SqlBool>`
  (p.scope = 'all' or (p.scope = 'organization' and (
    ${sql.ref(`${user}.organization_id`)} = ${organizationId} or exists (
      select from organization_members m
      where m.user_id = ${sql.ref(`${user}.id`)} and m.organization_id = ${organizationId}))))`;
