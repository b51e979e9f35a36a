import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { defineTask } from '#kernel/jobs/task.ts';
import { endedPostings } from './ended-postings.ts';
import { lockEndedWrites } from './ended-writes.ts';
import { rollUpSides } from './roll-up-sides.ts';

const summed = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));

/**
 * Adds postings to the daily and monthly sums, each exactly once: those whose writing transaction is older
 * than the oldest one still running, so that nothing below the watermark can appear later. Back-dated
 * postings simply add to their day. Answers how many it took.
 */
export async function rollUpLedger(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const mark = await lockEndedWrites(transaction, 'ledger_roll_up');
    if (mark === undefined) return 0;
    await rollUpSides(transaction, mark);
    const {
      rows: [taken],
    } = await sql<{ count: number }>`
      with ${endedPostings(mark)},
      firsts as materialized (
        select ledger_account_id, min(day) as day from sides group by 1
      ), totals as (
        select f.ledger_account_id, d.*
        from firsts f
        cross join lateral (
          select d.total_debit, d.total_credit, d.total_debit_base, d.total_credit_base
          from ledger_days d
          where d.ledger_account_id = f.ledger_account_id and d.day < f.day
          order by d.day desc
          limit 1) as d
      ), later as (
        select d.ledger_account_id, d.day, d.debit, d.credit, d.debit_base, d.credit_base,
          0::numeric as new_debit, 0::numeric as new_credit, 0::numeric as new_debit_base,
          0::numeric as new_credit_base, 0::bigint as lines
        from firsts f
        join ledger_days d on d.ledger_account_id = f.ledger_account_id and d.day >= f.day
        union all
        select ledger_account_id, day, debit, credit, debit_base, credit_base, debit, credit, debit_base,
          credit_base, lines
        from sides
      ), by_party_day as (
        select ledger_account_id, day, ${summed(['debit', 'credit', 'debit_base', 'credit_base', 'new_debit', 'new_credit', 'new_debit_base', 'new_credit_base', 'lines'])}
        from later group by 1, 2
      ), by_party as (
        insert into ledger_days as d (ledger_account_id, day, debit, credit, debit_base, credit_base, lines,
          total_debit, total_credit, total_debit_base, total_credit_base)
        select ledger_account_id, day, new_debit, new_credit, new_debit_base, new_credit_base, lines,
          coalesce(t.total_debit, 0) + sum(debit) over upto, coalesce(t.total_credit, 0) + sum(credit) over upto,
          coalesce(t.total_debit_base, 0) + sum(debit_base) over upto,
          coalesce(t.total_credit_base, 0) + sum(credit_base) over upto
        from by_party_day left join totals t using (ledger_account_id)
        window upto as (partition by ledger_account_id order by day)
        on conflict (ledger_account_id, day) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base,
          lines = d.lines + excluded.lines, total_debit = excluded.total_debit,
          total_credit = excluded.total_credit, total_debit_base = excluded.total_debit_base,
          total_credit_base = excluded.total_credit_base
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
