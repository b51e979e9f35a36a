import { sql, type RawBuilder } from 'kysely';
import { sidesOfPostings } from '../ledger/sides.ts';
import type { EndedWrites } from './ended-writes.ts';

/** Movements by account and day of committed transactions, as `sides`. */
export const endedPostings = ({ next, horizon }: EndedWrites): RawBuilder<unknown> => sql`
  sides as materialized (
    select p.organization_id, l.account_id, l.id as ledger_account_id, l.currency_id, p.voucher_date as day,
      sum(s.debit) as debit, sum(s.credit) as credit, sum(s.debit_base) as debit_base,
      sum(s.credit_base) as credit_base, count(*) as lines
    from ledger_postings p
    ${sidesOfPostings('p')}
    where p.xact >= ${next}::xid8 and p.xact < ${horizon}::xid8
    group by 1, 2, 3, 4, 5)`;
