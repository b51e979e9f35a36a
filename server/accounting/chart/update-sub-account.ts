import type { updateAccount } from '@hakobu/contract/accounting/account/account.endpoints.ts';
import {
  accountRoleProperties,
  type AccountRole,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import { isZero } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { differences, hasRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { companyAccount, lockAccounts } from '../ledger/ledger-accounts.ts';
import { accounts } from './chart.queries.ts';
import { lockSubAccount, type SubAccount } from './lock-sub-account.ts';
import { requireCode } from './sub-account-code.ts';

/**
 * Renames, closes or reopens a sub-account. Its code is fixed after the first posting, because printed books
 * contain it.
 */
export const updateSubAccount: Handler<typeof updateAccount> = async (
  ctx,
  { params, body: { closed, ...named }, version },
) => {
  const before = await lockSubAccount(ctx, params.id, version, { ends: closed === true });
  const { id, code, parent_code, organization_id } = before;
  if (named.code !== undefined && named.code !== code) {
    await requireCode(ctx, named.code, { parent: parent_code, organization_id, id });
    if (await hasRow(ctx, 'ledger_accounts', { account_id: id }))
      throw new Refusal('account_has_postings', { values: { code }, details: { id } });
  }
  const turns = closed !== undefined && closed !== (before.closed_at !== null);
  if (turns && closed) await requireEmpty(ctx, before);
  const content = { ...differences(before, named), ...(turns && { closed }) };
  if (Object.keys(content).length > 0) {
    await updateRow(ctx, 'accounts', id, {
      ...named,
      ...(turns && { closed_at: closed ? ctx.now : null }),
    });
    ctx.log({ logable_type: 'account', logable_id: id, type_id: 'write', content });
  }
  return findRow(ctx, accounts, id);
};

/**
 * Refuses to close a balance-sheet account with a balance, which could no longer be settled. Revenue and
 * expense accounts are cleared by the month-end closing, closed or not.
 */
async function requireEmpty(ctx: Context, { id, code, role }: SubAccount): Promise<void> {
  if (accountRoleProperties[role as AccountRole].inBase === true) return;
  const rows = await ctx.db
    .selectFrom('ledger_accounts')
    .select('currency_id')
    .where('account_id', '=', id)
    .execute();
  // The account exists per currency.
  const own = rows.map(({ currency_id }) =>
    companyAccount(role as AccountRole, currency_id as CurrencyId, id),
  );
  const held = (await lockAccounts(ctx, own)).find(({ balance }) => !isZero(balance));
  if (held === undefined) return;
  const { balance, currency_id } = held;
  throw new Refusal('account_not_empty', {
    values: { code, amount: balance, currency: currency_id },
    details: { id, balance, currency_id },
  });
}
