import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

/** The role of the account that a voucher names, where its kind lets choose. Refuses one not offered. */
export async function requireAccount(
  ctx: Context,
  offered: readonly AccountRole[] | undefined,
  account_id: number | undefined,
): Promise<AccountRole | undefined> {
  if (offered === undefined || account_id === undefined) return undefined;
  const account = await ctx.db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', account_id)
    .executeTakeFirst();
  const role = offered.find((one) => one === account?.role);
  if (role === undefined) throw unknownReference('account_id', account_id);
  return role;
}
