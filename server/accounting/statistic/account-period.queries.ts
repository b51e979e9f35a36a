import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { accountTotals, tailSides } from './account-sums.ts';

const BEGINNING = '0001-01-01';
const END = '9999-12-30';

interface Period {
  from: string;
  to: string;
  currency: string | null;
  accountId: number | null;
}

/** Each account in each currency over a period. */
export const readAccountSums = (ctx: Context, { from, to }: Pick<Period, 'from' | 'to'>) =>
  readAccounts(ctx, { from, to, currency: null, accountId: null });

function periodOf({ between, filters }: ListQuery): Period {
  const { start = BEGINNING, end = END } = between.voucher_date ?? {};
  if (start.slice(0, 10) > end.slice(0, 10)) throw refuseField('voucher_date', 'period_inverted');
  return {
    from: start.slice(0, 10),
    to: end.slice(0, 10),
    currency: filters.currency_id?.[0] ?? null,
    accountId: filters.account_id === undefined ? null : Number(filters.account_id[0]),
  };
}

const sums = (alias: string, when: RawBuilder<unknown>) =>
  sql.join(
    ['debit', 'credit', 'debit_base', 'credit_base'].map(
      (name) => sql`coalesce(sum(${sql.ref(`${alias}.${name}`)}) filter (where ${when}), 0)`,
    ),
  );

/**
 * Opening and movements in the natural sign, from debit and credit sums before (`o`) and within (`m`) the
 * period.
 */
const figures = (sign: RawBuilder<unknown>) => sql`
  ${sign} * (o_debit - o_credit) as opening, case when ${sign} = 1 then m_debit else m_credit end as increase,
    case when ${sign} = 1 then m_credit else m_debit end as decrease,
  ${sign} * (o_debit - o_credit + m_debit - m_credit) as closing,
  ${sign} * (o_debit_base - o_credit_base) as opening_base, case when ${sign} = 1 then m_debit_base
    else m_credit_base end as increase_base, case when ${sign} = 1 then m_credit_base
      else m_debit_base end as decrease_base,
  ${sign} * (o_debit_base - o_credit_base + m_debit_base - m_credit_base) as closing_base`;

const total = sql.join(
  [
    'o_debit',
    'o_credit',
    'o_debit_base',
    'o_credit_base',
    'm_debit',
    'm_credit',
    'm_debit_base',
    'm_credit_base',
  ].map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`),
);
const columns = sql`(account_id, currency_id, o_debit, o_credit, o_debit_base, o_credit_base, m_debit,
  m_credit, m_debit_base, m_credit_base)`;

/** Sums per account and currency. */
async function readAccounts(ctx: Context, period: Period): Promise<RowOf<typeof accountPeriod>[]> {
  const { from, to, currency, accountId } = period;
  const { rows } = await sql<RowOf<typeof accountPeriod>>`
    with ${tailSides(ctx)}, ${accountTotals(ctx, { from, to })}
    select a.id as account_id, a.code, a.name, a.natural_side, t.currency_id,
      ${figures(sql`case a.natural_side when 'debit' then 1 else -1 end`)}
    from totals t join accounts a on a.id = t.account_id
    where (${currency}::text is null or t.currency_id = ${currency}) and (${accountId}::bigint is null
      or a.id = ${accountId}) and (o_debit, o_credit, m_debit, m_credit, o_debit_base, o_credit_base,
        m_debit_base, m_credit_base) <> (0, 0, 0, 0, 0, 0, 0, 0)
    order by a.code, t.currency_id`.execute(ctx.db);
  return rows;
}

/** The same for the parties of one account. */
async function readParties(ctx: Context, period: Period): Promise<RowOf<typeof accountPeriodObjects>[]> {
  const { from, to, currency, accountId } = period;
  if (accountId === null) throw refuseField('account_id', 'invalid_fields');
  const { rows } = await sql<RowOf<typeof accountPeriodObjects>>`
    with ${tailSides(ctx)},
    parts ${columns} as (
      select l.id, l.currency_id, ${sums('x', sql`x.day < ${from}::date`)},
        ${sums('x', sql`x.day >= ${from}::date`)}
      from ledger_accounts l join ledger_days x on x.ledger_account_id = l.id
      where l.organization_id = ${ctx.organizationId} and l.account_id = ${accountId} and x.day <= ${to}::date
      group by 1, 2
      union all select x.ledger_account_id, x.currency_id, ${sums('x', sql`x.day < ${from}::date`)},
        ${sums('x', sql`x.day >= ${from}::date`)} from tail x
        where x.account_id = ${accountId} and x.day <= ${to}::date group by 1, 2
    ), totals as (select account_id, currency_id, ${total} from parts group by 1, 2)
    select l.party_type, l.party_id, coalesce(u.name, s.name, f.name, c.name) as party_name, t.currency_id,
      ${figures(sql`l.sign`)}
    from totals t join ledger_accounts l on l.id = t.account_id
    left join users u on l.party_type = 'user' and u.id = l.party_id left
    join suppliers s on l.party_type = 'supplier' and s.id = l.party_id
    left join funds f on l.party_type = 'fund' and f.id = l.party_id left
    join cards c on l.party_type = 'card' and c.id = l.party_id
    where ${currency}::text is null or t.currency_id = ${currency}
    order by party_name, t.currency_id`.execute(ctx.db);
  return rows;
}

/** Each account over a period. */
export const listAccountPeriod: Handler<typeof accountPeriod> = async (ctx, { list }) =>
  unpaged(await readAccounts(ctx, periodOf(list)));

/** One account over a period, by party. */
export const listAccountPeriodObjects: Handler<typeof accountPeriodObjects> = async (ctx, { list }) =>
  unpaged(await readParties(ctx, periodOf(list)));
