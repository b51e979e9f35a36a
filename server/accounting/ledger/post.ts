import { sql } from 'kysely';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { isZero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import type { LedgerAccount } from './ledger-accounts.ts';
import { requireNoOverdraft } from './overdraft.ts';
import { rememberPosting } from './recent-postings.ts';

/**
 * A posting: value moves from `credit` to `debit`, both with the same base amount (VND). It belongs to a
 * voucher.
 */
export interface Posting {
  debit: LedgerAccount;
  credit: LedgerAccount;
  debit_amount: Decimal;
  credit_amount: Decimal;
  amount_base: Decimal;
  kind: TransactionKind;
  charge_id?: number | null;
  transaction_id: number;
  voucher_date: string;
}

/**
 * Inserts postings and updates balances in one statement. Accounts must be locked (`lockAccounts`), postings
 * made by `transferPostings`. The only writer of the ledger, which itself refuses closed months. Zero
 * postings are dropped.
 */
export async function post(ctx: Context, postings: readonly Posting[]): Promise<void> {
  const rows = postings.filter(
    (posting) =>
      !(isZero(posting.debit_amount) && isZero(posting.credit_amount) && isZero(posting.amount_base)),
  );
  if (rows.length === 0) return;
  rememberPosting();
  await requireNoOverdraft(ctx, rows);
  const input = JSON.stringify(
    rows.map(({ debit, credit, ...row }) => ({
      ...row,
      from_account_id: credit.id,
      to_account_id: debit.id,
      from_currency_id: credit.currency_id,
      to_currency_id: debit.currency_id,
    })),
  );
  const accounts = rows.flatMap(({ debit, credit }) => [debit.id, credit.id]);
  // The ids are repeated as an array, so that the planner uses the index.
  await sql`
    with input as (
      select * from jsonb_to_recordset(${input}::jsonb)
        as p (kind text, charge_id bigint, transaction_id bigint, voucher_date date, from_account_id bigint,
          to_account_id bigint, from_currency_id text, to_currency_id text, credit_amount numeric,
          debit_amount numeric, amount_base numeric)
    ), posted as (
      insert into ledger_postings (organization_id, transaction_id, kind, charge_id, from_account_id,
        to_account_id,
        from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date, created_by)
      select ${ctx.organizationId}, transaction_id, kind, charge_id, from_account_id, to_account_id,
        from_currency_id, to_currency_id, credit_amount, debit_amount, amount_base, voucher_date,
        ${ctx.actor.id || null}::bigint
      from input
    ), changes as (
      select id, sum(debit) as debit, sum(credit) as credit, sum(debit_base) as debit_base,
        sum(credit_base) as credit_base
      from (
        select to_account_id as id, debit_amount as debit, 0 as credit, amount_base as debit_base,
          0 as credit_base
        from input
        union all
        select from_account_id, 0, credit_amount, 0, amount_base
        from input) as sides
      group by id
    )
    update ledger_accounts l
    set debit = l.debit + c.debit,
      credit = l.credit + c.credit,
      debit_base = l.debit_base + c.debit_base,
      credit_base = l.credit_base + c.credit_base
    from changes c
    where l.id = c.id and l.id = any(${accounts}::bigint[])`.execute(ctx.db);
}
