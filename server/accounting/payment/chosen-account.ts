import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import type { ChosenAccount } from '../ledger/ledger-accounts.ts';

/**
 * The account that a voucher names, where its kind lets choose: one of the chart or a sub-account of the
 * company. Refuses one not offered, or closed.
 */
export async function requireAccount(
  ctx: Context,
  offered: readonly AccountRole[] | undefined,
  account_id: number | undefined,
): Promise<ChosenAccount | undefined> {
  if (offered === undefined || account_id === undefined) return undefined;
  const account = await ctx.db
    .selectFrom('accounts')
    .select(['code', 'role', 'parent_id', 'closed_at'])
    .where('id', '=', account_id)
    .where(({ eb, or }) =>
      or([eb('organization_id', 'is', null), eb('organization_id', '=', ctx.organizationId)]),
    )
    .executeTakeFirst();
  const role = offered.find((one) => one === account?.role);
  if (role === undefined) throw unknownReference('account_id', account_id);
  const { code, closed_at } = account!;
  if (closed_at !== null) throw refuseField('account_id', 'account_closed', { code });
  return { role, sub_account_id: account!.parent_id === null ? null : account_id };
}
