import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { hasRow, updateRow } from '#kernel/crud/rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { createMissing, partyAccount, type AccountKey, type Party } from '../ledger/ledger-accounts.ts';

const CUSTOMER_CURRENCIES: readonly CurrencyId[] = ['VND', 'JPY'];

/** The ledger account of a wallet. */
export const walletAccount = (party: Party, currency_id: CurrencyId): AccountKey =>
  partyAccount(party.type === 'user' ? 'WALLET' : 'SUPW', party, currency_id);

/**
 * Opens the wallet of a party in a currency on first use (customers get VND and JPY together). It locks no
 * existing rows, so it can run at any point of a transaction. Refuses unknown parties.
 */
export async function openWallet(
  ctx: Context,
  party: Party,
  currency: CurrencyId,
  field = 'transactionable_id',
): Promise<number> {
  await requireParty(ctx, party, field);
  const currencies = party.type === 'user' ? [...new Set([...CUSTOMER_CURRENCIES, currency])] : [currency];
  const keys = currencies.map((id) => walletAccount(party, id));
  await createMissing(ctx, keys);
  await sql`
    insert into wallets (organization_id, walletable_type, walletable_id, currency_id, ledger_account_id)
    select ${ctx.organizationId}, ${party.type}, ${party.id}, l.currency_id, l.id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k (role text, party_type text, party_id bigint, currency_id text)
    join accounts a on a.role = k.role and a.parent_id is null
    join ledger_accounts l on l.organization_id = ${ctx.organizationId}
      and l.account_id = a.id
      and l.party_type = k.party_type
      and l.party_id = k.party_id
      and l.currency_id = k.currency_id
    order by l.id
    on conflict do nothing`.execute(ctx.db);
  const wallet = await ctx.db
    .selectFrom('wallets')
    .select('id')
    .where('walletable_type', '=', party.type)
    .where('walletable_id', '=', party.id)
    .where('currency_id', '=', currency)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirstOrThrow();
  return wallet.id;
}

/** Increments the version of a wallet after a receipt or payment. */
export const touchWallet = (ctx: Context, id: number): Promise<void> => updateRow(ctx, 'wallets', id, {});

async function requireParty(ctx: Context, { type, id }: Party, field: string): Promise<void> {
  const organization_id = ctx.organizationId;
  const known =
    type === 'user'
      ? await hasRow(ctx, 'users', { id, role_id: 'customer', organization_id })
      : await hasRow(ctx, 'suppliers', { id, organization_id });
  if (!known) throw unknownReference(field, id);
}
