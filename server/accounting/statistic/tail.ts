import { sql } from 'kysely';

/**
 * Postings above the roll-up's watermark, as `tail`. Materialized, because for a single account the planner
 * may prefer to read its whole history.
 */
export const tail = sql`tail as materialized (
  select id, from_account_id, to_account_id, from_amount, to_amount, amount_base, voucher_date
  from ledger_tail(null))`;
