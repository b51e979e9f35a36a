import { sql } from 'kysely';

/**
 * The journal above the roll-up's watermark, as `tail`: read by that alone, since a plan for any account may
 * take all that ever was on it for less.
 */
export const tail = sql`tail as materialized (
  select id, from_account_id, to_account_id, from_amount, to_amount, amount_base, voucher_date
  from ledger_tail(null))`;
