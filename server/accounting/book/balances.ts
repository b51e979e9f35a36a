import { sql, type RawBuilder } from 'kysely';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { documentNumberOf } from '../charge/document-number.ts';
import { accountTotals, balancesOfTotals } from '../statistic/account-sums.ts';
import type { Period } from '../statistic/period-of.ts';
import { balancesOverPeriod } from '../statistic/balances-over-period.ts';

const isAmong = (account: RawBuilder<unknown>, accountIds: readonly number[] | undefined) =>
  accountIds === undefined ? sql`true` : sql`${account} = any(${[...accountIds]}::bigint[])`;

/**
 * Opening balance and movements of each account of a party in a currency, joined with `tail`. One statement
 * reads everything, so the result is consistent.
 */
export const partyBalances = (
  ctx: Context,
  period: Period,
  condition: RawBuilder<unknown> = sql`true`,
  accountIds?: readonly number[],
): RawBuilder<unknown> =>
  balancesOverPeriod(
    period,
    sql`l.organization_id = ${ctx.organizationId} and ${condition} and ${isAmong(sql`l.id`, accountIds)}`,
  );

/** The same for whole accounts over all parties. */
export const accountBalances = (
  ctx: Context,
  period: Period,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  with ${accountTotals(ctx, period)}
  select l.currency_id, ${balancesOfTotals('l')}
  from totals l
  join accounts a on a.id = l.account_id
  where ${condition}`;

/** The selected accounts. */
export interface Selection {
  accounts?: readonly string[] | undefined;
  partyTypes?: readonly string[] | undefined;
  partyIds?: readonly number[] | undefined;
  currencies?: readonly string[] | undefined;
}

/**
 * The condition of a selection over `ledger_accounts l` and `accounts a`, or over other rows `of` with an
 * account code.
 */
export const selected = (
  { accounts, partyTypes, partyIds, currencies }: Selection,
  { of = 'l', code = 'a.code' } = {},
): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql.join(
    [
      sql`true`,
      ...among(accounts, (codes) => startsWith(sql.ref(code), codes)),
      ...among(partyTypes, (types) => sql`${column('party_type')} = any(${types}::text[])`),
      ...among(partyIds, (ids) => sql`${column('party_id')} = any(${ids}::bigint[])`),
      ...among(currencies, (ids) => sql`${column('currency_id')} = any(${ids}::text[])`),
    ],
    sql` and `,
  );
};

/** Whether account codes start with one of these. */
const startsWith = (account: RawBuilder<unknown>, codes: string[]): RawBuilder<unknown> =>
  sql`exists (
    select from unnest(${codes}::text[]) as asked (code)
    where starts_with(${account}, asked.code))`;

const among = <Value>(
  values: readonly Value[] | undefined,
  condition: (values: Value[]) => RawBuilder<unknown>,
): RawBuilder<unknown>[] => (values === undefined ? [] : [condition([...values])]);

/** The selection in a list query. */
export const selectionOf = ({ filters }: ListQuery): Selection => ({
  accounts: filters.account,
  partyTypes: filters.party_type,
  partyIds: filters.party_id?.map(Number),
  currencies: filters.currency_id,
});

/** Parties whose balances are shown on both sides of a trial balance, because they are not netted. */
export const byParty = sql`case when x.party_type in ('user', 'supplier') then x.party_type end`;

/** The documents of a voucher `t`. */
export const documentsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('type', r.receiptable_type, 'id', r.receiptable_id,
    'number', ${documentNumberOf(sql.ref('r.receiptable_type'), sql.ref('r.receiptable_id'))}) order by r.id)
  from receipts r
  where r.transaction_id = t.id), '[]')`;
