import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';
import type { Period } from './period-of.ts';
import { standingOver } from './standing-over.ts';

/** The days of a period as the roll-up keeps on which days accounts and parties hold anything. */
export const rangeOf = ({ from, to }: Period): RawBuilder<unknown> =>
  sql`daterange(${from}::date, ${to}::date, '[]')`;

/** Accounts that the tail touches until the end of a period, as `touched`, beside `tail`: those within it, and others. */
export const touchedUntil = ({ from, to }: Period): RawBuilder<unknown> => sql`
  touched as materialized (
    select ledger_account_id, bool_or(day >= ${from}::date) as within
    from tail
    where day <= ${to}::date
    group by 1)`;

const ZEROS = sql`(0, 0, 0, 0, 0, 0)`;

/**
 * The accounts `l` of a condition that hold something at the beginning or the end of a period, or moved in it,
 * as rows `m`, beside `tail` and `touched`. Only those on which the tail has an earlier day have to be asked
 * what they held. The tail is joined last: the plan takes it for long.
 */
export const accountsOver = (period: Period, which: Condition): RawBuilder<unknown> => sql`
  select m.*
  from (
    select own.*, touched.within
    from (
      select l.id, l.party_type, l.party_id, l.currency_id, s.days
      from ledger_accounts l
      join accounts a on a.id = l.account_id
      left join ledger_spans s on s.ledger_account_id = l.id
      where ${which}
      offset 0) as own
    left join touched on touched.ledger_account_id = own.id) as m
  where m.within
    or m.within is null and m.days && ${rangeOf(period)}
    or not m.within and exists (
      select from (${standingOver(period, sql`l.id = m.id`)}) as x
      where (x.opening, x.opening_base, x.debit, x.credit, x.debit_base, x.credit_base) <> ${ZEROS})`;
