import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';
import type { Period } from './period-of.ts';
import { balancesOverPeriod } from './balances-over-period.ts';

/** A period as the range type in which the roll-up stores days with balances. */
export const rangeOf = ({ from, to }: Period): RawBuilder<unknown> =>
  sql`daterange(${from}::date, ${to}::date, '[]')`;

const OWN = sql.raw('ledger_account_id, organization_id, account_id, party_type, party_id, currency_id');

/**
 * Accounts in the unaggregated tail up to the end of a period, as `touched`, joined with `tail`: those within
 * the period, and others.
 */
export const touchedUntil = ({ from, to }: Period): RawBuilder<unknown> => sql`
  touched as materialized (
    select ${OWN}, bool_or(day >= ${from}::date) as within
    from tail
    where day <= ${to}::date
    group by ${OWN})`;

const ZEROS = sql`(0, 0, 0, 0, 0, 0)`;

/**
 * Accounts `l` with a balance at either end of the period or movements in it, joined with `tail` and
 * `touched`. Opening balances are computed only for accounts with earlier tail postings alone.
 */
export const accountsOfPeriod = (period: Period, which: Condition): RawBuilder<unknown> => sql`
  select l.ledger_account_id as id, l.party_type, l.party_id, l.currency_id
  from ledger_spans l
  where ${which} and l.days && ${rangeOf(period)}
    and not exists (select from touched t where t.ledger_account_id = l.ledger_account_id)
  union all
  select m.ledger_account_id, m.party_type, m.party_id, m.currency_id
  from (select * from touched l where ${which}) as m
  where m.within or exists (
    select from (${balancesOverPeriod(period, sql`l.id = m.ledger_account_id`)}) as x
    where (x.opening, x.opening_base, x.debit, x.credit, x.debit_base, x.credit_base) <> ${ZEROS})`;
