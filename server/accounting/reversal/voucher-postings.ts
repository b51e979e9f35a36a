import { sql } from 'kysely';
import { accountRoleProperties } from '@hakobu/contract/accounting/account/account-roles.ts';
import { add, compare, negate, subtract, zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import { availableOf } from '../ledger/holds.ts';
import { subAccountOf, type AccountKey, type LedgerAccount } from '../ledger/ledger-accounts.ts';
import type { Posting } from '../ledger/post.ts';
import { lockWithExchange } from '../ledger/transfer.ts';

type Written = Pick<Posting, 'debit_amount' | 'credit_amount' | 'amount_base' | 'charge_id'> & {
  debit: AccountKey;
  credit: AccountKey;
};

/** The postings of a voucher, last first, with locked accounts; `made` describes their owner. */
export async function readPostings(
  ctx: Context,
  id: number,
  made: Pick<Posting, 'kind' | 'transaction_id' | 'voucher_date'>,
): Promise<Posting[]> {
  const written = await readWritten(ctx, id);
  const accounts = await lockWithExchange(
    ctx,
    written.flatMap(({ debit, credit }) => [debit, credit]),
  );
  return written.map((posting, index) => ({
    ...posting,
    ...made,
    debit: accounts[2 * index]!,
    credit: accounts[2 * index + 1]!,
  }));
}

/** Accounts of customers and suppliers that a voucher posted to. */
export async function partyAccountsOf(ctx: Context, id: number): Promise<AccountKey[]> {
  const written = await readWritten(ctx, id);
  return written
    .flatMap(({ debit, credit }) => [debit, credit])
    .filter(({ party_type }) => party_type === 'user' || party_type === 'supplier');
}

async function readWritten(ctx: Context, id: number): Promise<Written[]> {
  const key = (
    account: string,
    ledger: string,
  ) => sql`jsonb_build_object('role', ${sql.ref(`${account}.role`)}, 'sub_account_id', ${subAccountOf(account)},
    'party_type', ${sql.ref(`${ledger}.party_type`)}, 'party_id', ${sql.ref(`${ledger}.party_id`)},
    'currency_id', ${sql.ref(`${ledger}.currency_id`)})`;
  const { rows } = await sql<Written>`
    select ${key('da', 'd')} as debit, ${key('ca', 'c')} as credit, p.to_amount as debit_amount,
      p.from_amount as credit_amount, p.amount_base, p.charge_id
    from ledger_postings p
    join ledger_accounts d on d.id = p.to_account_id
    join accounts da on da.id = d.account_id
    join ledger_accounts c on c.id = p.from_account_id
    join accounts ca on ca.id = c.account_id
    where p.transaction_id = ${id}
    order by p.id desc`.execute(ctx.db);
  return rows;
}

/** Refuses postings that exceed the available balance of a locked account. */
export function requireSufficientBalance(postings: readonly Posting[]): void {
  const changes = new Map<LedgerAccount, Decimal>();
  const change = (account: LedgerAccount, debit: Decimal) => {
    const natural = accountRoleProperties[account.role].side === 'debit' ? debit : negate(debit);
    changes.set(account, add(changes.get(account) ?? zero, natural));
  };
  for (const { debit, credit, debit_amount, credit_amount } of postings) {
    change(debit, debit_amount);
    change(credit, negate(credit_amount));
  }
  for (const [account, changed] of changes) {
    const available = availableOf(account);
    if (
      accountRoleProperties[account.role].neverNegative === true &&
      compare(add(available, changed), zero) < 0
    )
      throw new Refusal('reversal_beyond_wallet', {
        values: { available, currency: account.currency_id },
        details: { available, needed: subtract(zero, changed), currency_id: account.currency_id },
      });
  }
}
