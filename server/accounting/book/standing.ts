import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, Range } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { refuseField } from '#kernel/refusal.ts';
import { eachSide } from '../ledger/sides.ts';
import { accountTotals, tailSides, type Days } from '../statistic/account-sums.ts';

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

/** What had moved on an account by its last day of these. */
const upTo = (condition: RawBuilder<unknown>) => sql`
  select ${eachSide((name) => sql`d.${sql.ref(`total_${name}`)} as ${sql.ref(name)}`)}
  from ledger_days d
  where d.ledger_account_id = l.id and ${condition}
  order by d.day desc
  limit 1`;
/** A side until the beginning (`o`) or the end (`c`) of a period, with what the journal's tail adds. */
const until = (cut: 'o' | 'c', name: string) =>
  sql`coalesce(${sql.ref(`${cut}.${name}`)}, 0) + coalesce(${sql.ref(`t.${cut}_${name}`)}, 0)`;
const held = (base: '' | '_base') => sql`${until('o', `debit${base}`)} - (${until('o', `credit${base}`)})`;
const within = (name: string) => sql`${until('c', name)} - (${until('o', name)}) as ${sql.ref(name)}`;

/**
 * Each account of a party in a currency with what it held before the period and what moved within it, debit
 * less credit: its days bear what had moved until then, so that no period costs more than another. Since all
 * is read in one statement, it is exact at any moment.
 */
export const standing = (
  ctx: Context,
  { from, to }: Period,
  condition: RawBuilder<unknown> = sql`true`,
  few?: readonly number[],
): RawBuilder<unknown> => sql`
  with ${tailSides(ctx)}
  select l.id, l.account_id, a.code, a.role, l.party_type, l.party_id, l.currency_id, l.sign,
    l.debit - l.credit as held, ${held('')} as opening, ${held('_base')} as opening_base, ${eachSide(within)}
  from ledger_accounts l
  join accounts a on a.id = l.account_id
  left join lateral (${upTo(sql`d.day < ${from}::date`)}) as o on true
  left join lateral (${upTo(sql`d.day <= ${to}::date`)}) as c on true
  left join (
    select x.ledger_account_id,
      ${eachSide((name) => sql`sum(x.${sql.ref(name)}) filter (where x.day < ${from}::date) as ${sql.ref(`o_${name}`)}`)},
      ${eachSide((name) => sql`sum(x.${sql.ref(name)}) as ${sql.ref(`c_${name}`)}`)}
    from tail x
    where x.day <= ${to}::date
    group by 1) as t on t.ledger_account_id = l.id
  where l.organization_id = ${ctx.organizationId} and ${condition} and ${amongFew(sql`l.id`, few)}`;

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
