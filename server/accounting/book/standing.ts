import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, Range } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';

/** Days of a period, both within it. */
export interface Period {
  from: string;
  to: string;
}

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

/** The period of a list's range. Refuses one that ends before it begins. */
export function periodOf({ start = BEGINNING, end = END }: Range = {}, field = 'voucher_date'): Period {
  const period = { from: start.slice(0, 10), to: end.slice(0, 10) };
  if (period.from > period.to) throw refuseField(field, 'period_inverted');
  return period;
}

/** A statutory account: the chart's own sub-accounts stand after a dash. */
export const statutory = (code: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`split_part(${code}, '-', 1)`;

/**
 * Both sides of every posting on a day or later, by account and day: from the sums of days, and from the
 * journal above the watermark of the roll-up. Of few accounts these alone are looked up.
 */
export const sidesSince = (
  ctx: Context,
  day: string | RawBuilder<unknown>,
  few?: readonly number[],
): RawBuilder<unknown> => sql`
  select x.ledger_account_id, x.day, x.debit, x.credit, x.debit_base, x.credit_base
  from ledger_days x
  where x.day >= ${day}::date and ${amongFew(sql`x.ledger_account_id`, few)}
  union all
  select s.account, p.voucher_date, s.debit, s.credit, s.debit_base, s.credit_base
  from ledger_postings p
  cross join lateral (
    values (p.to_account_id, p.to_amount, 0::numeric, p.amount_base, 0::numeric),
      (p.from_account_id, 0::numeric, p.from_amount, 0::numeric, p.amount_base)
  ) as s (account, debit, credit, debit_base, credit_base)
  where p.organization_id = ${ctx.organizationId}
    and p.xact >= (select next_xact from ledger_roll_up)
    and p.voucher_date >= ${day}::date and ${amongFew(sql`s.account`, few)}`;

const amongFew = (account: RawBuilder<unknown>, few: readonly number[] | undefined) =>
  few === undefined ? sql`true` : sql`${account} = any(${[...few]}::bigint[])`;

/** Sums of a side within the period. */
const within = (name: string, { to }: Period) =>
  sql`coalesce(sum(${sql.ref(`m.${name}`)}) filter (where m.day <= ${to}::date), 0)`;
const since = (name: string) => sql`coalesce(sum(${sql.ref(`m.${name}`)}), 0)`;

/**
 * Each account of a party in a currency with what it held before the period and what moved within it, debit
 * less credit: what it holds now, less what came since. So a period is the dearer the longer it is ago, never
 * the more history there is; and since all is read in one statement, it is exact at any moment.
 */
export const standing = (
  ctx: Context,
  period: Period,
  condition: RawBuilder<unknown> = sql`true`,
  few?: readonly number[],
): RawBuilder<unknown> => sql`
  select l.id, l.account_id, a.code, a.role, l.party_type, l.party_id, l.currency_id, l.sign,
    l.debit - l.credit as held, l.debit - l.credit - ${since('debit')} + ${since('credit')} as opening,
    ${within('debit', period)} as debit, ${within('credit', period)} as credit,
    l.debit_base - l.credit_base - ${since('debit_base')} + ${since('credit_base')} as opening_base,
    ${within('debit_base', period)} as debit_base, ${within('credit_base', period)} as credit_base
  from ledger_accounts l
  join accounts a on a.id = l.account_id
  left join (${sidesSince(ctx, period.from, few)}) m on m.ledger_account_id = l.id
  where l.organization_id = ${ctx.organizationId} and ${condition} and ${amongFew(sql`l.id`, few)}
  group by l.id, a.id`;

/** Which accounts are asked for. */
export interface Selection {
  accounts?: readonly string[] | undefined;
  partyTypes?: readonly string[] | undefined;
  partyIds?: readonly number[] | undefined;
  currencies?: readonly string[] | undefined;
}

/** The condition of a selection over `ledger_accounts l` and `accounts a`. */
export const selected = ({ accounts, partyTypes, partyIds, currencies }: Selection): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...among(
        accounts,
        (codes) => sql`exists (
        select from unnest(${codes}::text[]) as asked (code)
        where starts_with(a.code, asked.code))`,
      ),
      ...among(partyTypes, (types) => sql`l.party_type = any(${types}::text[])`),
      ...among(partyIds, (ids) => sql`l.party_id = any(${ids}::bigint[])`),
      ...among(currencies, (ids) => sql`l.currency_id = any(${ids}::text[])`),
    ],
    sql` and `,
  );

const among = <Value>(
  values: readonly Value[] | undefined,
  condition: (values: Value[]) => RawBuilder<unknown>,
): RawBuilder<unknown>[] => (values === undefined ? [] : [condition([...values])]);

/** What a list is narrowed to. */
export const selectionOf = ({ filters }: ListQuery): Selection => ({
  accounts: filters.account,
  partyTypes: filters.party_type,
  partyIds: filters.party_id?.map(Number),
  currencies: filters.currency_id,
});

/** Whose accounts stand on both sides of a trial balance: what one owes is not set against another's. */
export const byParty = sql`case when x.party_type in ('user', 'supplier') then x.party_type end`;

/** The documents of a voucher, over `t`. */
export const documentsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('type', r.receiptable_type, 'id', r.receiptable_id) order by r.id)
  from receipts r
  where r.transaction_id = t.id), '[]')`;
