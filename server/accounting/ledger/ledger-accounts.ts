import { sql, type RawBuilder } from 'kysely';
import {
  accountRoleProperties,
  type AccountRole,
  type PartyType,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { heldLocks } from '#kernel/locks/held-locks.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';

/** Owners of wallets. */
export type Party = { type: 'user' | 'supplier'; id: number };

/** Key of one balance: chart account, party, currency. */
export interface AccountKey {
  role: AccountRole;
  /** The company's sub-account; null for the account of the role itself. */
  sub_account_id?: number | null;
  party_type: PartyType;
  party_id: number;
  currency_id: CurrencyId;
}
/**
 * The account with locked balances; `balance` in its currency, `balance_base` in VND, both in the account's
 * natural sign.
 */
export interface LedgerAccount extends AccountKey {
  id: number;
  code: string;
  name: string;
  balance: Decimal;
  balance_base: Decimal;
  /** The amount on hold. */
  held: Decimal;
  /** The lowest balance including holds; null without a lower bound. */
  minimum: Decimal | null;
}

const NEVER_NEGATIVE = (Object.keys(accountRoleProperties) as AccountRole[]).filter(
  (role) => accountRoleProperties[role].neverNegative,
);

/** A party's account of a role that is kept per party. */
export const partyAccount = (
  role: AccountRole,
  { type, id }: Party,
  currency_id: CurrencyId,
): AccountKey => ({ role, party_type: type, party_id: id, currency_id });

/** A chart account without a party: that of a role, or a sub-account. */
export type ChosenAccount = Pick<AccountKey, 'role' | 'sub_account_id'>;

/**
 * The company's account of a role, or a sub-account. Goods, costs, revenue and taxes are kept in VND only.
 */
export const companyAccount = (
  role: AccountRole,
  currency_id: CurrencyId,
  sub_account_id: number | null = null,
): AccountKey => ({
  role,
  sub_account_id,
  party_type: 'none',
  party_id: 0,
  currency_id: accountRoleProperties[role].inBase ? BASE_CURRENCY : currency_id,
});

/** The chart account of a key `k`. */
const ACCOUNT_OF_KEY = sql`coalesce(k.sub_account_id,
  (select head.id from accounts head where head.role = k.role and head.parent_id is null))`;
/** The sub-account of a key, if any. */
export const subAccountOf = (alias: string): RawBuilder<number | null> =>
  sql`case when ${sql.ref(`${alias}.parent_id`)} is not null then ${sql.ref(`${alias}.id`)} end`;

/** Roles for goods and revenue, posted after everything else in a transaction. */
export const RESULT_ROLES = [
  'GOODS',
  'COST',
  'REV_GOODS',
  'REV_SERVICES',
  'VAT_OUT',
] as const satisfies AccountRole[];

/** A requested account; `if_there` does not create a missing one. */
type RequestedAccount = AccountKey & { if_there?: true };

/**
 * Locks ledger accounts by rank: parties, funds, company, goods and revenue. Returns them in the requested
 * order. Missing ones are created before anything is locked, so that two transactions creating the same
 * account do not deadlock.
 */
export async function lockAccounts(
  ctx: Context,
  keys: readonly RequestedAccount[],
): Promise<[LedgerAccount, ...LedgerAccount[]]> {
  const locks = heldLocks(ctx);
  for (const rank of ACCOUNT_RANKS)
    if (!locks.holdsNamed(keys.filter((key) => rankOfAccount(key) === rank).map(nameOf))) locks.enter(rank);
  let found = await lockIfComplete(ctx, keys);
  if (found === undefined) {
    await createMissing(
      ctx,
      keys.filter(({ if_there }) => if_there !== true),
    );
    found = await lockIfComplete(ctx, keys);
  }
  return found as [LedgerAccount, ...LedgerAccount[]];
}

/** Locks the accounts if all required ones exist; otherwise locks nothing. */
async function lockIfComplete(
  ctx: Context,
  keys: readonly RequestedAccount[],
): Promise<(LedgerAccount | undefined)[] | undefined> {
  // A lateral lookup per account: cached plans of a join, made for few rows, would scan the whole table.
  const { rows } = await forNoKeyUpdate(
    sql<LedgerAccount>`
      with wanted as materialized (
        select if_there is true as may_miss, (
          select l.id
          from ledger_accounts l
          where l.organization_id = ${ctx.organizationId}
            and l.account_id = ${ACCOUNT_OF_KEY}
            and l.party_type = k.party_type
            and l.party_id = k.party_id
            and l.currency_id = k.currency_id) as id
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
          as k (role text, sub_account_id bigint, party_type text, party_id bigint, currency_id text,
            if_there boolean))
      select l.id, a.code, a.name, a.role, ${subAccountOf('a')} as sub_account_id,
        l.party_type, l.party_id, l.currency_id, l.balance, l.balance_base,
        l.held, l.minimum
      from ledger_accounts l
      join accounts a on a.id = l.account_id
      where l.id = any(array(select id from wanted))
        and not exists (select from wanted where id is null and not may_miss)
      order by case l.party_type
          when 'none' then case when a.role = any(${[...RESULT_ROLES]}::text[]) then 3 else 2 end
          when 'fund' then 1
          when 'card' then 1
          else 0 end, l.id`,
    'l',
  ).execute(ctx.db);
  if (rows.length === 0) return undefined;
  const locks = heldLocks(ctx);
  for (const rank of ACCOUNT_RANKS)
    locks.add(
      rank,
      rows.filter((row) => rankOfAccount(row) === rank).map(({ id }) => id),
    );
  locks.name(keys.map(nameOf));
  return keys.map((key) => rows.find((row) => nameOf(row) === nameOf(key)));
}

/** The order of locking. */
const ACCOUNT_RANKS = ['party_accounts', 'fund_accounts', 'house_accounts', 'result_accounts'] as const;
function rankOfAccount({ party_type, role }: AccountKey): (typeof ACCOUNT_RANKS)[number] {
  if (party_type === 'none')
    return RESULT_ROLES.some((one) => one === role) ? 'result_accounts' : 'house_accounts';
  return party_type === 'user' || party_type === 'supplier' ? 'party_accounts' : 'fund_accounts';
}
const nameOf = ({ role, sub_account_id, party_type, party_id, currency_id }: AccountKey): string =>
  `${role} ${sub_account_id ?? ''} ${party_type} ${party_id} ${currency_id}`;

/** Creates missing accounts without locking them. */
export async function createMissing(ctx: Context, keys: readonly AccountKey[]): Promise<void> {
  await sql`
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign,
      minimum)
    select ${ctx.organizationId}, a.id, k.party_type, k.party_id, k.currency_id,
      case a.natural_side when 'debit' then 1 else -1 end,
      case when a.role = any(${NEVER_NEGATIVE}::text[])
          or exists (
            select from funds f
            where k.party_type = 'fund' and f.id = k.party_id and f.never_below_zero)
          or exists (
            select from cards f
            where k.party_type = 'card' and f.id = k.party_id and f.never_below_zero)
        then 0 end
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k (role text, sub_account_id bigint, party_type text, party_id bigint, currency_id text)
    join accounts a on a.id = ${ACCOUNT_OF_KEY}
    order by 2, 3, 4, 5
    on conflict do nothing`.execute(ctx.db);
}
