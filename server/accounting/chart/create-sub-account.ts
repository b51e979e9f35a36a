import type { createAccount } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { generalAccounts } from '@hakobu/contract/accounting/transaction/treasury-kinds.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { accounts } from './chart.queries.ts';
import { requireCode } from './sub-account-code.ts';

/**
 * Opens a sub-account of an account that vouchers offer for selection. Postings by role stay on the account
 * itself, so they need no mapping.
 */
export const createSubAccount: Handler<typeof createAccount> = async (ctx, { body }) => {
  const parent = await ctx.db
    .selectFrom('accounts')
    .select(['id', 'code', 'role', 'natural_side', 'parent_id'])
    .where('id', '=', body.parent_id)
    .where(({ eb, or }) =>
      or([eb('organization_id', 'is', null), eb('organization_id', '=', ctx.organizationId)]),
    )
    .executeTakeFirst();
  if (parent === undefined) throw unknownReference('parent_id', body.parent_id);
  const { code, role, natural_side } = parent;
  if (parent.parent_id !== null || !generalAccounts.some((one) => one === role))
    throw refuseField('parent_id', 'account_not_divided', { code });
  await requireCode(ctx, body.code, { parent: code, organization_id: ctx.organizationId });
  const id = await insertRow(ctx, 'accounts', {
    ...body,
    ...{ role, natural_side, organization_id: ctx.organizationId },
  });
  ctx.log({ logable_type: 'account', logable_id: id, type_id: 'created', content: body });
  return findRow(ctx, accounts, id);
};
