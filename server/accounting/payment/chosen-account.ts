import { sql } from 'kysely';
import type { AccountRole } from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Context } from '#kernel/context.ts';
import { forKeyShare } from '#kernel/locks/lock.ts';
import { refuseField, unknownReference } from '#kernel/refusal.ts';
import type { ChosenAccount } from '../ledger/ledger-accounts.ts';

/**
 * The chart account or sub-account chosen for a voucher, locked against closing. Refuses accounts that the
 * kind does not offer, and closed ones.
 */
export async function requireAccount(
  ctx: Context,
  offered: readonly AccountRole[] | undefined,
  account_id: number | undefined,
): Promise<ChosenAccount | undefined> {
  if (offered === undefined || account_id === undefined) return undefined;
  const {
    rows: [account],
  } = await forKeyShare(
    sql<{ code: string; role: string; parent_id: number | null; closed_at: string | null }>`
      select a.code, a.role, a.parent_id, a.closed_at
      from accounts a
      where a.id = ${account_id} and coalesce(a.organization_id, ${ctx.organizationId}) = ${ctx.organizationId}`,
    'a',
  ).execute(ctx.db);
  const role = offered.find((one) => one === account?.role);
  if (role === undefined) throw unknownReference('account_id', account_id);
  const { code, closed_at } = account!;
  if (closed_at !== null) throw refuseField('account_id', 'account_closed', { code });
  return { role, sub_account_id: account!.parent_id === null ? null : account_id };
}
