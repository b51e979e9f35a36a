import { sql } from 'kysely';
import {
  roleFacts,
  type AccountRole,
  type PartyType,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';

/** Who has wallets. */
export type Party = { type: 'user' | 'supplier'; id: number };

/** One balance: an account of the chart, for one party, in one currency. */
export interface AccountKey {
  role: AccountRole;
  party_type: PartyType;
  party_id: number;
  currency_id: CurrencyId;
}
/**
 * The same with its locked balances; `balance` in its own currency, `balance_base` in VND, both in the
 * account's natural sign.
 */
export interface LedgerAccount extends AccountKey {
  id: number;
  code: string;
  balance: Decimal;
  balance_base: Decimal;
}

const NEVER_NEGATIVE = (Object.keys(roleFacts) as AccountRole[]).filter(
  (role) => roleFacts[role].neverNegative,
);

/** The account of a party with a role, where the role is kept for each party. */
export const partyAccount = (
  role: AccountRole,
  { type, id }: Party,
  currency_id: CurrencyId,
): AccountKey => ({ role, party_type: type, party_id: id, currency_id });

/**
 * Locks ledger accounts in id order and answers them in the order asked, making those that are not there yet.
 */
export async function lockAccounts(ctx: Context, keys: readonly AccountKey[]): Promise<LedgerAccount[]> {
  let found = await readAndLock(ctx, keys);
  if (found.some((account) => account === undefined)) {
    await createMissing(ctx, keys);
    found = await readAndLock(ctx, keys);
  }
  return found as LedgerAccount[];
}

async function readAndLock(
  ctx: Context,
  keys: readonly AccountKey[],
): Promise<(LedgerAccount | undefined)[]> {
  const { rows } = await sql<LedgerAccount>`
    select l.id, a.code, a.role, l.party_type, l.party_id, l.currency_id, l.balance, l.balance_base
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k (role text, party_type text, party_id bigint, currency_id text)
    join accounts a on a.role = k.role
    join ledger_accounts l on l.organization_id = ${ctx.organizationId}
      and l.account_id = a.id
      and l.party_type = k.party_type
      and l.party_id = k.party_id
      and l.currency_id = k.currency_id
    order by l.id
    for no key update of l`.execute(ctx.db);
  return keys.map((key) =>
    rows.find(
      (row) =>
        row.role === key.role &&
        row.party_type === key.party_type &&
        row.party_id === key.party_id &&
        row.currency_id === key.currency_id,
    ),
  );
}

async function createMissing(ctx: Context, keys: readonly AccountKey[]): Promise<void> {
  await sql`
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign,
      minimum)
    select ${ctx.organizationId}, a.id, k.party_type, k.party_id, k.currency_id,
      case a.natural_side when 'debit' then 1 else -1 end,
      case when a.role = any(${NEVER_NEGATIVE}::text[]) then 0 end
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k (role text, party_type text, party_id bigint, currency_id text)
    join accounts a on a.role = k.role
    order by 2, 3, 4, 5
    on conflict do nothing`.execute(ctx.db);
}
