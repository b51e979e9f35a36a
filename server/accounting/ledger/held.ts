import { sql } from 'kysely';
import { compare, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

/** What a locked account may give: its balance without what is held of it. */
export const availableOf = ({ balance, held }: Pick<LedgerAccount, 'balance' | 'held'>): Decimal =>
  subtract(balance, held);

/** True where a locked account can give that much. */
export const canGive = (account: LedgerAccount, amount: Decimal): boolean =>
  compare(availableOf(account), amount) >= 0;

/**
 * Holds more of a locked account, or less where the change is negative. The database refuses a hold of what
 * is not there, and whatever would take what is held.
 */
export async function changeHeld(ctx: Context, { id }: LedgerAccount, change: Decimal): Promise<void> {
  await sql`update ledger_accounts l set held = l.held + ${change}::numeric where l.id = ${id}`.execute(
    ctx.db,
  );
}

/** A locked account may not fall below zero from now on, or may: the database refuses what would take it there. */
export async function keepAboveZero(ctx: Context, id: number, kept: boolean): Promise<void> {
  await sql`update ledger_accounts l set minimum = ${kept ? 0 : null}::numeric where l.id = ${id}`.execute(
    ctx.db,
  );
}
