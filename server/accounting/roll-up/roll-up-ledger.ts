import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { defineTask } from '#kernel/jobs/task.ts';
import { lockEndedWrites } from './ended-writes.ts';

/**
 * Adds postings to the daily and monthly sums, each exactly once: those whose writing transaction is older
 * than the oldest one still running, so that nothing below the watermark can appear later. Back-dated
 * postings simply add to their day. Answers how many it took.
 */
export async function rollUpLedger(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mark = await lockEndedWrites(transaction, 'ledger_roll_up');
    if (mark === undefined) return 0;
    const {
      rows: [taken],
    } = await sql<{ count: number }>`
      with sides as materialized (
        select p.organization_id, l.account_id, l.id as ledger_account_id, l.currency_id,
          p.voucher_date as day, sum(s.debit) as debit, sum(s.credit) as credit,
            sum(s.debit_base) as debit_base, sum(s.credit_base) as credit_base, count(*) as lines
        from ledger_postings p cross
        join lateral (values (p.to_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
          (p.from_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)) as s (account, debit,
            credit, debit_base, credit_base)
        join ledger_accounts l on l.id = s.account
        where p.xact >= ${mark.next}::xid8 and p.xact < ${mark.horizon}::xid8 group by 1, 2, 3, 4, 5
      ), by_party as (
        insert into ledger_days as d (ledger_account_id, day, debit, credit, debit_base, credit_base, lines)
        select ledger_account_id, day, debit, credit, debit_base, credit_base, lines from sides
        on conflict (ledger_account_id, day) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base,
          lines = d.lines + excluded.lines
      ), by_day as (
        insert into account_days as d (organization_id, account_id, currency_id, day, debit, credit,
          debit_base, credit_base)
        select organization_id, account_id, currency_id, day, sum(debit), sum(credit), sum(debit_base),
          sum(credit_base) from sides group by 1, 2, 3, 4
        on conflict (organization_id, day, account_id, currency_id) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base
      ), by_month as (
        insert into account_months as d (organization_id, account_id, currency_id, month, debit, credit,
          debit_base, credit_base)
        select organization_id, account_id, currency_id, date_trunc('month', day)::date, sum(debit),
          sum(credit), sum(debit_base), sum(credit_base) from sides group by 1, 2, 3, 4
        on conflict (organization_id, month, account_id, currency_id) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base
      ), moved as (update ledger_roll_up set next_xact = ${mark.horizon}::xid8)
      select coalesce(sum(lines), 0)::int as count from sides`.execute(transaction);
    return (taken?.count ?? 0) / 2;
  });
}

/**
 * Keeps the sums close behind the journal; figures are exact at any moment, since what is above the watermark
 * is read from the journal.
 */
export const rollUpLedgerTask = defineTask({
  name: 'roll-up-ledger',
  cron: '* * * * *',
  async run({ db, log }) {
    const count = await rollUpLedger(db);
    if (count > 0) log('ledger rolled up', { count });
  },
});
