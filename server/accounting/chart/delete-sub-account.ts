import type { deleteAccount } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import { deleteRow, hasRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockSubAccount } from './lock-sub-account.ts';

/** Deletes a sub-account without postings. */
export const deleteSubAccount: Handler<typeof deleteAccount> = async (ctx, { params, version }) => {
  const { id, code, name } = await lockSubAccount(ctx, params.id, version, { ends: true });
  if (await hasRow(ctx, 'ledger_accounts', { account_id: id }))
    throw new Refusal('account_keeps_postings', { values: { code }, details: { id } });
  await deleteRow(ctx, 'accounts', id);
  ctx.log({ logable_type: 'account', logable_id: id, type_id: 'deleted', content: { code, name } });
};
