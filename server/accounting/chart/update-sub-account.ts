import { sql } from 'kysely';
import type { updateAccount } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { differences, hasRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { accounts } from './chart.queries.ts';
import { requireCode } from './sub-account-code.ts';

interface Locked {
  id: number;
  code: string;
  name: string;
  organization_id: number | null;
  parent_code: string | null;
}

/** Renames a sub-account. Books that were written tell its code, so that stays once something was posted. */
export const updateSubAccount: Handler<typeof updateAccount> = async (ctx, { params, body, version }) => {
  const { parent_code, organization_id, ...before } = await lockRow<Locked>(ctx, accounts, {
    id: params.id,
    version,
    columns: sql`a.id, a.code, a.name, a.organization_id,
      (select p.code from accounts p where p.id = a.parent_id) as parent_code`,
  });
  if (parent_code === null || organization_id === null)
    throw new Refusal('account_of_chart', { values: { code: before.code }, details: { id: before.id } });
  const { id } = before;
  const content = differences(before, body);
  if (body.code !== undefined && body.code !== before.code) {
    await requireCode(ctx, body.code, { parent: parent_code, organization_id, id });
    if (await hasRow(ctx, 'ledger_accounts', { account_id: id }))
      throw new Refusal('account_has_postings', { values: { code: before.code }, details: { id } });
  }
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'accounts', id, body);
    ctx.log({ logable_type: 'account', logable_id: id, type_id: 'write', content });
    ctx.announce('changed', { type: 'account', id });
  }
  return findRow(ctx, accounts, id);
};
