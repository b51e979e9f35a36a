import { sql } from 'kysely';
import type { Db } from '#kernel/database/database.ts';
import { defineTask } from '#kernel/jobs/task.ts';
import { hasPostedWithin } from '../ledger/recent-postings.ts';
import { daysOfParties } from './days-of-parties.ts';
import { endedPostings } from './ended-postings.ts';
import { lockEndedWrites, type EndedWrites } from './ended-writes.ts';
import { rollUpBlocks } from './roll-up-blocks.ts';
import { rollUpSides } from './roll-up-sides.ts';

/**
 * Approximate number of postings per run, which limits its duration; transactions are not split. Tests lower
 * it.
 */
export const batch = { most: 5000 };

/**
 * Statistics read the unaggregated tail, which is therefore kept short in number and age; each run slows
 * postings down. A large tail is aggregated by a process that posts itself, an old one by any process. Tests
 * lower it.
 */
export const due = { much: 150 };
const LONG_SECONDS = 15;
const EVERY_SECONDS = 0.5;

/** The first of these transactions, with about the number of postings of a batch. */
async function oneBatch(transaction: Db, { next, horizon }: EndedWrites): Promise<EndedWrites> {
  const {
    rows: [row],
  } = await sql<{ horizon: string }>`
    select p.xact::text as horizon
    from ledger_postings p
    where p.xact < ${horizon}::xid8 and p.xact > (
      select f.xact
      from ledger_postings f
      where f.xact >= ${next}::xid8 and f.xact < ${horizon}::xid8
      order by f.xact
      limit 1 offset ${batch.most - 1}::bigint)
    order by p.xact
    limit 1`.execute(transaction);
  return { next, horizon: row?.horizon ?? horizon };
}

/** Whether there are postings above the watermark; an idle database is left alone. */
async function isBehind(db: Db): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{ behind: boolean | null }>`
    select (select xact from ledger_postings order by xact desc limit 1) >= next_xact as behind
    from ledger_roll_up`.execute(db);
  return row?.behind === true;
}

/** Whether the tail is large or old. */
async function isDue(db: Db, much: number): Promise<boolean> {
  const {
    rows: [row],
  } = await sql<{ due: boolean | null }>`
    select count(*) >= ${due.much}::bigint
      or min(created_at) < now() - make_interval(secs => ${LONG_SECONDS}::int) as due
    from (
      select created_at
      from ledger_postings
      where xact >= (select next_xact from ledger_roll_up)
      order by xact
      limit ${much}::bigint) as waiting`.execute(db);
  return row?.due === true;
}

/**
 * Adds postings to daily and monthly sums, each exactly once: those of transactions older than the oldest one
 * still running, so that none can appear below the watermark later. Back-dated postings are added to their
 * day and the running totals of later days. Returns the number of postings.
 */
export async function rollUpLedger(db: Db): Promise<number> {
  if (!(await isBehind(db))) return 0;
  return db.transaction().execute(async (transaction) => {
    const ended = await lockEndedWrites(transaction, 'ledger_roll_up');
    if (ended === undefined) return 0;
    const mark = await oneBatch(transaction, ended);
    await rollUpSides(transaction, mark);
    await rollUpBlocks(transaction, mark);
    const {
      rows: [taken],
    } = await sql<{ count: number }>`
      with ${endedPostings(mark)},
      ${daysOfParties}, by_day as (
        insert into account_days as d (organization_id, account_id, currency_id, day, debit, credit,
          debit_base, credit_base, lines)
        select organization_id, account_id, currency_id, day, sum(debit), sum(credit), sum(debit_base),
          sum(credit_base), sum(lines) from sides group by 1, 2, 3, 4
        on conflict (organization_id, day, account_id, currency_id) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base,
          lines = d.lines + excluded.lines
      ), by_month as (
        insert into account_months as d (organization_id, account_id, currency_id, month, debit, credit,
          debit_base, credit_base)
        select organization_id, account_id, currency_id, date_trunc('month', day)::date, sum(debit),
          sum(credit), sum(debit_base), sum(credit_base) from sides group by 1, 2, 3, 4
        on conflict (organization_id, month, account_id, currency_id) do update
        set debit = d.debit + excluded.debit, credit = d.credit + excluded.credit,
          debit_base = d.debit_base + excluded.debit_base, credit_base = d.credit_base + excluded.credit_base
      ), moved as (
        update ledger_roll_up
        set (next_xact, spans_xact, blocks_xact) =
          (${mark.horizon}::xid8, ${mark.horizon}::xid8, ${mark.horizon}::xid8))
      select coalesce(sum(lines), 0)::int as count from sides`.execute(transaction);
    return (taken?.count ?? 0) / 2;
  });
}

/**
 * Keeps the sums close to the journal. Statistics stay exact, because they add the postings above the
 * watermark.
 */
export const rollUpLedgerTask = defineTask({
  name: 'roll-up-ledger',
  everySeconds: EVERY_SECONDS,
  async run({ db, log }) {
    if (!(await isDue(db, hasPostedWithin(LONG_SECONDS) ? due.much : 1))) return;
    let count = 0;
    for (let taken = batch.most; taken >= batch.most; count += taken) taken = await rollUpLedger(db);
    if (count > 0) log('ledger rolled up', { count });
  },
});
