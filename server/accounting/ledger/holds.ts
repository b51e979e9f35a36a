import { sql } from 'kysely';
import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

/** The available balance of a locked account: balance less holds. */
export const availableOf = ({ balance, held }: Pick<LedgerAccount, 'balance' | 'held'>): Decimal =>
  subtract(balance, held);

/** Whether a locked account has that much available. */
export const canGive = (account: LedgerAccount, amount: Decimal): boolean =>
  compare(availableOf(account), amount) >= 0;

/**
 * Changes the hold on a locked account. The database refuses holds beyond the balance, and withdrawals beyond
 * the available amount.
 */
export async function changeHold(ctx: Context, { id }: LedgerAccount, change: Decimal): Promise<void> {
  await sql`update ledger_accounts l set held = l.held + ${change}::numeric where l.id = ${id}`.execute(
    ctx.db,
  );
}

/** Forbids or allows negative balances of a locked account, enforced by the database. */
export async function keepAboveZero(ctx: Context, id: number, kept: boolean): Promise<void> {
  await sql`update ledger_accounts l set minimum = ${kept ? 0 : null}::numeric where l.id = ${id}`.execute(
    ctx.db,
  );
}
