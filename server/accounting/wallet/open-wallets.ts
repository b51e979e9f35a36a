import { sql } from 'kysely';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';
import { lockAccounts, partyAccount, type AccountKey, type Party } from '../ledger/ledger-accounts.ts';

const CUSTOMER_CURRENCIES: readonly CurrencyId[] = ['VND', 'JPY'];

/** The ledger account behind a wallet. */
export const walletAccount = (party: Party, currency_id: CurrencyId): AccountKey =>
  partyAccount(party.type === 'user' ? 'WALLET' : 'SUPW', party, currency_id);

/**
 * Makes the wallet of a party in a currency, which it gets on first use (customers get VND and JPY together).
 * Refuses parties that are not there.
 */
export async function openWallet(
  ctx: Context,
  party: Party,
  currency: CurrencyId,
  field = 'transactionable_id',
): Promise<number> {
  await requireParty(ctx, party, field);
  const currencies = party.type === 'user' ? [...new Set([...CUSTOMER_CURRENCIES, currency])] : [currency];
  const accounts = await lockAccounts(
    ctx,
    currencies.map((id) => walletAccount(party, id)),
  );
  await sql`
    insert into wallets (organization_id, walletable_type, walletable_id, currency_id, ledger_account_id)
    select ${ctx.organizationId}, ${party.type}, ${party.id}, currency_id, id
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a (id bigint, currency_id text)
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

/** Money came into a wallet or left it for outside: its row has changed. */
export async function touchWallet(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .updateTable('wallets')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

async function requireParty(ctx: Context, { type, id }: Party, field: string): Promise<void> {
  const {
    rows: [row],
  } =
    type === 'user'
      ? await sql`
        select 1 from users
        where id = ${id} and role_id = 'customer' and organization_id = ${ctx.organizationId}`.execute(ctx.db)
      : await sql`
        select 1 from suppliers
        where id = ${id} and organization_id = ${ctx.organizationId}`.execute(ctx.db);
  if (row === undefined) throw unknownReference(field, id);
}
