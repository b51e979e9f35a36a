import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { eachSide, SIDES, sidesOfPostings } from '../ledger/sides.ts';
import type { Period } from './period-of.ts';

/** Postings above the roll-up's watermark as sides of accounts, as `tail`, scanned once (tail.ts). */
export const tailSides = (ctx: Context): RawBuilder<unknown> => tailOf(sql`${ctx.organizationId}`);

/** The same for all organizations. */
export const tailOfAll: RawBuilder<unknown> = tailOf(sql`null`);

function tailOf(organization: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
  tail as materialized (
    select p.id as posting_id, l.id as ledger_account_id, l.organization_id, l.account_id, l.party_type,
      l.party_id, l.currency_id, p.voucher_date as day, s.debit, s.credit, s.debit_base, s.credit_base
    from ledger_tail(${organization}) p
    ${sidesOfPostings('p')})`;
}

/**
 * Whether any posting is dated after a day, joined with `tail`. If not, balances at its end are the current
 * ones. Reads the last day from the index; an `exists` would scan all later postings.
 */
export const comesAfter = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select greatest((select max(day) from ledger_days), (select max(day) from tail)) > ${day})`;

const sums = (when: RawBuilder<unknown>) =>
  eachSide((name) => sql`coalesce(sum(${sql.ref(`x.${name}`)}) filter (where ${when}), 0)`);
const taken = eachSide((name) => sql`-coalesce(sum(${sql.ref(`x.${name}`)}), 0)`);
const before = eachSide((name) => sql.ref(`o_${name}`));
const moved = eachSide((name) => sql.ref(`m_${name}`));
const total = sql.join(
  ['o', 'm'].flatMap((part) =>
    SIDES.map((name) => sql`sum(${sql.ref(`${part}_${name}`)}) as ${sql.ref(`${part}_${name}`)}`),
  ),
);

/**
 * Debit and credit of each account and currency before (`o`) and within (`m`) a period, as `totals`, joined
 * with `tail`: whole months and edge days from the roll-ups, the rest from the unaggregated tail. The cost
 * grows with accounts and months, not with postings.
 */
export const accountTotals = (ctx: Context, { from, to }: Period): RawBuilder<unknown> => {
  const own = sql`x.organization_id = ${ctx.organizationId}`;
  return sql`
    edges as (
      select date_trunc('month', ${from}::date)::date as from_month,
        (date_trunc('month', ${to}::date + 1))::date as to_month),
    parts (account_id, currency_id, ${before}, ${moved}) as (
      select account_id, currency_id, ${sums(sql`x.month < e.from_month`)},
        ${sums(sql`x.month >= e.from_month and x.month < e.to_month`)}
      from account_months x, edges e
      where ${own} and x.month < e.to_month
      group by 1, 2
      union all
      select account_id, currency_id, ${sums(sql`true`)}, ${taken}
      from account_days x, edges e
      where ${own} and x.day >= e.from_month and x.day < ${from}::date
      group by 1, 2
      union all
      select account_id, currency_id, 0, 0, 0, 0, ${sums(sql`true`)}
      from account_days x, edges e
      where ${own} and x.day >= e.to_month and x.day <= ${to}::date
      group by 1, 2
      union all
      select account_id, currency_id, ${sums(sql`x.day < ${from}::date`)}, ${sums(sql`x.day >= ${from}::date`)}
      from tail x
      where x.day <= ${to}::date
      group by 1, 2),
    totals as (select account_id, currency_id, ${total} from parts group by 1, 2)`;
};

/** Such totals of an alias as opening balance and movements. */
export const balancesOfTotals = (totals: string): RawBuilder<unknown> =>
  sql.join(
    ['', '_base'].map((base) => {
      const of = (name: string) => sql.ref(`${totals}.${name}${base}`);
      return sql`${of('o_debit')} - ${of('o_credit')} as ${sql.ref(`opening${base}`)},
        ${of('m_debit')} as ${sql.ref(`debit${base}`)}, ${of('m_credit')} as ${sql.ref(`credit${base}`)}`;
    }),
  );
