// Holds on a customer's wallet for an order. The caller has locked the order, which guards its one open hold;
// the wallet's account is locked here, where the available balance is checked.
import { sql } from 'kysely';
import { isPositive, negate, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import { availableOf, canGive, changeHold } from '../ledger/holds.ts';
import { lockAccounts, type AccountKey, type LedgerAccount, type Party } from '../ledger/ledger-accounts.ts';
import { openWallet, walletAccount } from '../wallet/open-wallets.ts';
import { isOpen } from './wallet-hold.queries.ts';

/** An amount reserved for an order until a voucher takes it or it is released. */
export interface WalletHold {
  id: number;
  amount: Decimal;
  currency_id: CurrencyId;
  walletable_id: number;
  expired: boolean;
}

interface NewHold {
  party: Party;
  currency_id: CurrencyId;
  order_id: string;
  amount: Decimal;
  expires_at: string | null;
}

/** Places a hold for an order without one. Refuses more than is available. */
export async function holdMoney(ctx: Context, hold: NewHold): Promise<void> {
  const { party, currency_id, order_id, amount, expires_at } = hold;
  const wallet_id = await openWallet(ctx, party, currency_id);
  const [account] = await lockAccounts(ctx, [walletAccount(party, currency_id)]);
  requireRoom(account, amount, order_id);
  await changeHold(ctx, account, amount);
  await insertRow(ctx, 'wallet_holds', {
    ...{ organization_id: ctx.organizationId, wallet_id, order_id, amount },
    ...{ expires_at, created_by: ctx.actor.id || null },
  });
}

/** The open hold of a locked order; undefined if taken, released or never placed. */
export async function findHold(ctx: Context, orderId: string): Promise<WalletHold | undefined> {
  const { rows } = await sql<WalletHold>`
    select h.id, h.amount, w.currency_id, w.walletable_id,
      coalesce(h.expires_at <= clock_timestamp(), false) as expired
    from wallet_holds h
    join wallets w on w.id = h.wallet_id
    where h.order_id = ${orderId} and ${isOpen}`.execute(ctx.db);
  return rows[0];
}

/** Increases the open hold of an order. Refuses expired holds and more than is available. */
export async function raiseHold(ctx: Context, orderId: string, amount: Decimal): Promise<void> {
  const hold = await findHold(ctx, orderId);
  if (hold === undefined || hold.expired)
    throw new Refusal('hold_expired', { values: { order_id: orderId }, details: { order_id: orderId } });
  const more = subtract(amount, hold.amount);
  if (!isPositive(more)) return;
  const account = await lockWallet(ctx, hold);
  requireRoom(account, more, orderId);
  await changeHold(ctx, account, more);
  await updateRow(ctx, 'wallet_holds', hold.id, { amount });
}

/** Changes the expiry of an order's open hold; an expired one stays expired. */
export async function holdUntil(ctx: Context, orderId: string, expires_at: string): Promise<void> {
  const hold = await findHold(ctx, orderId);
  if (hold !== undefined && !hold.expired) await updateRow(ctx, 'wallet_holds', hold.id, { expires_at });
}

/**
 * Releases the open hold of an order and returns its amount. The accounts `beside` are locked together with
 * the wallet's.
 */
export const releaseHold = (
  ctx: Context,
  orderId: string,
  beside: readonly AccountKey[] = [],
): Promise<Decimal | undefined> =>
  endHold(ctx, orderId, { released_at: sql<string>`clock_timestamp()` }, beside);

/**
 * Consumes the open hold of an order for a voucher of the same transaction and returns its amount; any
 * remainder is released.
 */
export const takeHold = (
  ctx: Context,
  orderId: string,
  transactionId: number,
): Promise<Decimal | undefined> => endHold(ctx, orderId, { transaction_id: transactionId });

type End = { released_at: ReturnType<typeof sql<string>> } | { transaction_id: number };

async function endHold(
  ctx: Context,
  orderId: string,
  end: End,
  beside: readonly AccountKey[] = [],
): Promise<Decimal | undefined> {
  const hold = await findHold(ctx, orderId);
  if (hold === undefined) return undefined;
  await changeHold(ctx, await lockWallet(ctx, hold, beside), negate(hold.amount));
  await updateRow(ctx, 'wallet_holds', hold.id, end);
  return hold.amount;
}

async function lockWallet(
  ctx: Context,
  { walletable_id, currency_id }: Pick<WalletHold, 'walletable_id' | 'currency_id'>,
  beside: readonly AccountKey[] = [],
): Promise<LedgerAccount> {
  const wallet = walletAccount({ type: 'user', id: walletable_id }, currency_id);
  const [account] = await lockAccounts(ctx, [wallet, ...beside]);
  return account;
}

function requireRoom(account: LedgerAccount, amount: Decimal, order_id: string): void {
  if (canGive(account, amount)) return;
  const { currency_id, balance, held } = account;
  const available = availableOf(account);
  throw new Refusal('hold_beyond_available', {
    values: { needed: amount, available, currency: currency_id },
    details: { order_id, needed: amount, available, balance, held, currency_id },
  });
}
