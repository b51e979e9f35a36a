import { sql, type RawBuilder } from 'kysely';
import type { EndedWrites } from './ended-writes.ts';

/** What postings of ended writes moved on each account by day, as `sides`. */
export const endedPostings = ({ next, horizon }: EndedWrites): RawBuilder<unknown> => sql`
  sides as materialized (
    select p.organization_id, l.account_id, l.id as ledger_account_id, l.currency_id, p.voucher_date as day,
      sum(s.debit) as debit, sum(s.credit) as credit, sum(s.debit_base) as debit_base,
      sum(s.credit_base) as credit_base, count(*) as lines
    from ledger_postings p
    cross join lateral (
      values (p.to_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
        (p.from_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)
    ) as s (account, debit, credit, debit_base, credit_base)
    join ledger_accounts l on l.id = s.account
    where p.xact >= ${next}::xid8 and p.xact < ${horizon}::xid8
    group by 1, 2, 3, 4, 5)`;
