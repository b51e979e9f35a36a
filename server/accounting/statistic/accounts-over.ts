import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '#kernel/list/list-source.ts';
import type { Period } from './period-of.ts';
import { standingOver } from './standing-over.ts';

/** The days of a period as the roll-up keeps on which days accounts and parties hold anything. */
export const rangeOf = ({ from, to }: Period): RawBuilder<unknown> =>
  sql`daterange(${from}::date, ${to}::date, '[]')`;

const OWN = sql.raw('ledger_account_id, organization_id, account_id, party_type, party_id, currency_id');

/** Accounts that the tail touches until the end of a period, as `touched`, beside `tail`: those within it, and others. */
export const touchedUntil = ({ from, to }: Period): RawBuilder<unknown> => sql`
  touched as materialized (
    select ${OWN}, bool_or(day >= ${from}::date) as within
    from tail
    where day <= ${to}::date
    group by ${OWN})`;

const ZEROS = sql`(0, 0, 0, 0, 0, 0)`;

/**
 * The accounts `l` of a condition that hold something at the beginning or the end of a period, or moved in it,
 * beside `tail` and `touched`. Only those on which the tail has earlier days alone have to be asked what they
 * held.
 */
export const accountsOver = (period: Period, which: Condition): RawBuilder<unknown> => sql`
  select l.ledger_account_id as id, l.party_type, l.party_id, l.currency_id
  from ledger_spans l
  where ${which} and l.days && ${rangeOf(period)}
    and not exists (select from touched t where t.ledger_account_id = l.ledger_account_id)
  union all
  select m.ledger_account_id, m.party_type, m.party_id, m.currency_id
  from (select * from touched l where ${which}) as m
  where m.within or exists (
    select from (${standingOver(period, sql`l.id = m.ledger_account_id`)}) as x
    where (x.opening, x.opening_base, x.debit, x.credit, x.debit_base, x.credit_base) <> ${ZEROS})`;
