import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, Range } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { accountTotals, tailSides, type Days } from '../statistic/account-sums.ts';
import { standingOver } from '../statistic/standing-over.ts';

export type Period = Days;

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

/** The period of a list's range. Refuses one that ends before it begins. */
export function periodOf({ start = BEGINNING, end = END }: Range = {}, field = 'voucher_date'): Period {
  const period = { from: start.slice(0, 10), to: end.slice(0, 10) };
  if (period.from > period.to) throw refuseField(field, 'period_inverted');
  return period;
}

const amongFew = (account: RawBuilder<unknown>, few: readonly number[] | undefined) =>
  few === undefined ? sql`true` : sql`${account} = any(${[...few]}::bigint[])`;

/**
 * Each account of a party in a currency with what it held before the period and what moved within it. Since
 * all is read in one statement, it is exact at any moment.
 */
export const standing = (
  ctx: Context,
  period: Period,
  condition: RawBuilder<unknown> = sql`true`,
  few?: readonly number[],
): RawBuilder<unknown> => sql`
  with ${tailSides(ctx)}
  ${standingOver(
    period,
    sql`l.organization_id = ${ctx.organizationId} and ${condition} and ${amongFew(sql`l.id`, few)}`,
  )}`;

/** The same of whole accounts, all their parties together. */
export const accountStanding = (
  ctx: Context,
  period: Period,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  with ${tailSides(ctx)}, ${accountTotals(ctx, period)}
  select l.currency_id, l.o_debit - l.o_credit as opening, l.m_debit as debit, l.m_credit as credit,
    l.o_debit_base - l.o_credit_base as opening_base, l.m_debit_base as debit_base,
    l.m_credit_base as credit_base
  from totals l
  join accounts a on a.id = l.account_id
  where ${condition}`;

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
      ...among(accounts, (codes) => startsWith(sql`a.code`, codes)),
      ...among(partyTypes, (types) => sql`l.party_type = any(${types}::text[])`),
      ...among(partyIds, (ids) => sql`l.party_id = any(${ids}::bigint[])`),
      ...among(currencies, (ids) => sql`l.currency_id = any(${ids}::text[])`),
    ],
    sql` and `,
  );

/** True of accounts whose codes begin with one of these. */
export const startsWith = (account: RawBuilder<unknown>, codes: readonly string[]): RawBuilder<unknown> =>
  sql`exists (
    select from unnest(${[...codes]}::text[]) as asked (code)
    where starts_with(${account}, asked.code))`;

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
