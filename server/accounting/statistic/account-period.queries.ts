import { sql } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import type {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { pageOf, unpaged } from '#kernel/list/list-rows.ts';
import { invalidField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { accountTotals, balancesOfTotals, tailSides } from './account-sums.ts';
import { touchedUntil } from './accounts-of-period.ts';
import { periodOf, type Period } from './period-of.ts';
import { inNaturalSign, balancesOverPeriod } from './balances-over-period.ts';

interface PeriodQuery extends Period {
  currency: string | null;
  accountId: number | null;
}

const periodQueryOf = ({ between, filters }: ListQuery): PeriodQuery => ({
  ...periodOf(between.voucher_date),
  currency: filters.currency_id?.[0] ?? null,
  accountId: filters.account_id === undefined ? null : Number(filters.account_id[0]),
});

/** Sums per account and currency. */
async function readAccounts(ctx: Context, query: PeriodQuery): Promise<RowOf<typeof accountPeriod>[]> {
  const { currency, accountId } = query;
  const { rows } = await sql<RowOf<typeof accountPeriod>>`
    with ${tailSides(ctx)}, ${accountTotals(ctx, query)}
    select x.account_id, x.code, x.name, x.natural_side, x.currency_id, ${inNaturalSign(sql`x`)}
    from (
      select a.id as account_id, a.code, a.name, a.natural_side, t.currency_id,
        case a.natural_side when 'debit' then 1 else -1 end as sign, ${balancesOfTotals('t')}
      from totals t
      join accounts a on a.id = t.account_id
      where (${currency}::text is null or t.currency_id = ${currency})
        and (${accountId}::bigint is null or a.id = ${accountId})
        and (o_debit, o_credit, m_debit, m_credit, o_debit_base, o_credit_base, m_debit_base, m_credit_base)
          <> (0, 0, 0, 0, 0, 0, 0, 0)) as x
    order by x.code, x.currency_id`.execute(ctx.db);
  return rows;
}

/** Parties of an account with names, in order. */
interface Parties extends PeriodQuery {
  page: { take: number | null; skip: number };
}
/** A row; null on an empty page, which still has a total. */
type Party = { [name in keyof PartyRow]: PartyRow[name] | null } & { listed: number };
type PartyRow = RowOf<typeof accountPeriodObjects>;

/**
 * The same for the parties of one account with movements by the end of the period. Figures are computed for
 * the page only.
 */
async function readParties(ctx: Context, { from, to, currency, accountId, page }: Parties): Promise<Party[]> {
  if (accountId === null) throw invalidField('account_id', 'required');
  const order = sql`party_name, currency_id, party_type, party_id`;
  const { rows } = await sql<Party>`
    with ${tailSides(ctx)}, ${touchedUntil({ from, to })},
    moved as (
      select ledger_account_id, party_type, party_id, currency_id
      from ledger_spans
      where organization_id = ${ctx.organizationId} and account_id = ${accountId}
        and lower(days) <= ${to}::date
      union all
      select t.ledger_account_id, t.party_type, t.party_id, t.currency_id
      from touched t
      where t.account_id = ${accountId} and not exists (
        select from ledger_spans s
        where s.ledger_account_id = t.ledger_account_id and lower(s.days) <= ${to}::date)),
    parties as materialized (
      select l.ledger_account_id as id, l.party_type, l.party_id, l.currency_id,
        coalesce(u.name, s.name, f.name, c.name) as party_name
      from moved l
      left join users u on l.party_type = 'user' and u.id = l.party_id
      left join suppliers s on l.party_type = 'supplier' and s.id = l.party_id
      left join funds f on l.party_type = 'fund' and f.id = l.party_id
      left join cards c on l.party_type = 'card' and c.id = l.party_id
      where (${currency}::text is null or l.currency_id = ${currency})),
    page as materialized (
      select * from parties order by ${order} limit ${page.take}::bigint offset ${page.skip}::bigint)
    select sums.listed, p.party_type, p.party_id, p.party_name, p.currency_id, ${inNaturalSign(sql`x`)}
    from (select count(*)::int as listed from parties) as sums
    left join page p on true
    left join (${balancesOverPeriod({ from, to }, sql`l.id = any(array(select id from page))`)}) as x on x.id = p.id
    order by p.party_name, p.currency_id, p.party_type, p.party_id`.execute(ctx.db);
  return rows;
}

/** Accounts over a period. */
export const listAccountPeriod: Handler<typeof accountPeriod> = async (ctx, { list }) =>
  unpaged(await readAccounts(ctx, periodQueryOf(list)));

/** One account over a period, by party. */
export const listAccountPeriodObjects: Handler<typeof accountPeriodObjects> = async (ctx, { list }) => {
  const { page, per_page } = list;
  const rows = await readParties(ctx, {
    ...periodQueryOf(list),
    page: list.inPages ? { take: per_page, skip: (page - 1) * per_page } : { take: null, skip: 0 },
  });
  const data = rows
    .filter(({ party_type }) => party_type !== null)
    .map(({ listed: _, ...row }) => row as PartyRow);
  return list.inPages ? pageOf(data, rows[0]!.listed, list) : unpaged(data);
};
