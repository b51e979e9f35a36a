import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import { accounts } from './chart.queries.ts';

export interface SubAccount {
  id: number;
  code: string;
  name: string;
  role: string;
  organization_id: number;
  parent_code: string;
  closed_at: string | null;
}

/**
 * Locks a sub-account of the company. `ends` waits for transactions that post to it. Accounts of the shared
 * chart cannot be changed.
 */
export async function lockSubAccount(
  ctx: Context,
  id: number,
  version: number | undefined,
  { ends }: { ends: boolean },
): Promise<SubAccount> {
  const found = await lockRow<
    Omit<SubAccount, 'organization_id' | 'parent_code'> & {
      organization_id: number | null;
      parent_code: string | null;
    }
  >(ctx, accounts, {
    ...{ id, version, whole: ends },
    columns: sql`a.id, a.code, a.name, a.role, a.organization_id, a.closed_at,
      (select p.code from accounts p where p.id = a.parent_id) as parent_code`,
  });
  const { parent_code, organization_id } = found;
  if (parent_code === null || organization_id === null)
    throw new Refusal('account_of_chart', { values: { code: found.code }, details: { id: found.id } });
  return { ...found, parent_code, organization_id };
}
