import { sql } from 'kysely';
import { add, compare, negate, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { LedgerAccount } from './ledger-accounts.ts';

/** Accounts and amount of a posting. */
interface Moved {
  debit: LedgerAccount;
  credit: LedgerAccount;
  debit_amount: Decimal;
  credit_amount: Decimal;
}

/** Whether a fund or bank account must not be overdrawn. */
const isGuarded = ({ party_type, minimum }: LedgerAccount): boolean =>
  minimum !== null && (party_type === 'fund' || party_type === 'card');

/**
 * Refuses postings that would overdraw a fund or bank account that forbids it. Wallets are checked by their
 * use cases, which know the purpose.
 */
export async function requireNoOverdraft(ctx: Context, postings: readonly Moved[]): Promise<void> {
  const changes = new Map<number, Decimal>();
  const change = (account: LedgerAccount, amount: Decimal) => {
    if (isGuarded(account)) changes.set(account.id, add(changes.get(account.id) ?? zero, amount));
  };
  for (const { debit, credit, debit_amount, credit_amount } of postings) {
    change(debit, debit_amount);
    change(credit, negate(credit_amount));
  }
  const giving = [...changes].filter(([, changed]) => compare(changed, zero) < 0).map(([id]) => id);
  if (giving.length === 0) return;
  // Read again, because vouchers of the same transaction may have changed the balance since locking.
  const { rows } = await sql<{
    id: number;
    party_type: string;
    party_id: number;
    name: string | null;
    balance: Decimal;
    currency_id: string;
  }>`
    select l.id, l.party_type, l.party_id, coalesce(f.name, c.name) as name, l.balance, l.currency_id
    from ledger_accounts l
    left join funds f on l.party_type = 'fund' and f.id = l.party_id
    left join cards c on l.party_type = 'card' and c.id = l.party_id
    where l.id = any(${giving}::bigint[])
    order by l.id`.execute(ctx.db);
  const short = rows.find(({ id, balance }) => compare(add(balance, changes.get(id)!), zero) < 0);
  if (short === undefined) return;
  const { name: place, balance: amount, currency_id: currency, party_type, party_id } = short;
  throw new Refusal('place_not_enough', {
    values: { place, amount, currency },
    details: { [`${party_type}_id`]: party_id, balance: amount, currency_id: currency },
  });
}
