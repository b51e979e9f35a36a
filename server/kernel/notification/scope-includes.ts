import { sql, type SqlBool } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';

/** Whether permission `p` of a user covers an organization: all, or one where they work or are a member. */
export const scopeIncludes = (user: string, organizationId: number): Condition => sql<SqlBool>`
  (p.scope = 'all' or (p.scope = 'organization' and (
    ${sql.ref(`${user}.organization_id`)} = ${organizationId} or exists (
      select from organization_members m
      where m.user_id = ${sql.ref(`${user}.id`)} and m.organization_id = ${organizationId}))))`;
