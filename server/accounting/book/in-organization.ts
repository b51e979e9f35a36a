import { sql, type SqlBool } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { both, type Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

/** Books are those of one organization, also for users who may read all of them. */
export const inOrganization = (ctx: Context, organization: string): Condition =>
  both([
    rowAccess(ctx, { organization, owners: [] }),
    sql<SqlBool>`${sql.ref(organization)} = ${ctx.organizationId}`,
  ])!;
