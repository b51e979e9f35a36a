import { sql, type SqlBool } from 'kysely';
import type { listAccounts } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { defineListSource, type Condition } from '#kernel/list/list-source.ts';
import { rowAccess } from '#kernel/list/row-access.ts';

export type AccountRow = RowOf<typeof listAccounts>;

/** The chart of accounts shared by all companies, with the sub-accounts of this one. */
export const accounts = defineListSource<AccountRow>({
  from: sql`accounts a`,
  select: sql`a.id, a.code, a.name, a.role, a.natural_side, a.parent_id, a.organization_id, a.closed_at, a.created_at,
    a.updated_at, a.version`,
  key: 'a.id',
  filters: {
    closed: ([wanted]: string[]): Condition => sql<SqlBool>`(a.closed_at is not null) = ${wanted === 'true'}`,
  },
  access: (ctx) => {
    const own = rowAccess(ctx, { organization: 'a.organization_id', owners: [] });
    return own && sql<SqlBool>`(a.organization_id is null or ${own})`;
  },
});
