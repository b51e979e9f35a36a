import { sql } from 'kysely';
import type { accountParties } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { CUSTOM_PLAN } from '#kernel/database/statement-names.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { ledgerPartyOf } from '../ledger/party-of.ts';
import { balancesOverPeriod } from '../statistic/balances-over-period.ts';
import { partiesOf } from './parties-of-period.ts';
import { selectionOf } from './balances.ts';
import { periodOf } from '../statistic/period-of.ts';
import { descends, onSides } from './trial-balance.ts';

type Row = RowOf<typeof accountParties>;

/** A row of the page; without figures on an empty page, which still has a total. */
interface Read extends Omit<Row, 'account' | 'debit' | 'credit'> {
  total: number;
  account: string | null;
  debit: string | null;
  credit: string | null;
}

/**
 * A trial balance by party: customers, suppliers, funds and bank accounts. Figures are computed for the page
 * only.
 */
export const listAccountParties: Handler<typeof accountParties> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  // ASCII codes: byte order equals the locale's and is faster.
  const order = descends(list)
    ? sql`account collate "C" desc, party_type collate "C" desc, party_id desc`
    : sql`account collate "C", party_type collate "C", party_id`;
  const selection = selectionOf(list);
  const before = (list.page - 1) * list.per_page;
  const most = TOTAL_CAP + 1;
  const { parties, ids } = partiesOf(ctx, period, selection, { descending: descends(list), most });
  const figures = balancesOverPeriod(period, sql`l.id = any(array(select unnest(ids) from page))`);
  const { rows } = await sql<Read>`${sql.raw(CUSTOM_PLAN)}with ${parties},
    page as materialized (
      select account, party_type, party_id, ${ids}
      from (
        select *
        from parties
        order by ${order}
        limit ${list.counted === undefined ? list.per_page : 0}::bigint
        offset ${before}::bigint) as page),
    figures as materialized (${figures}),
    sums as (
      select p.account, p.party_type, p.party_id, sum(x.opening_base) as opening, sum(x.debit_base) as debit,
        sum(x.credit_base) as credit
      from page p
      join figures x on x.id = any(p.ids)
      group by 1, 2, 3)
    select (select count(*)::int from parties) as total, s.account,
      case when s.party_type <> 'none' then ${ledgerPartyOf('s')} end as party, ${onSides('opening', sql`s.opening`)},
      s.debit, s.credit, ${onSides('closing', sql`s.opening + s.debit - s.credit`)}
    from (select) as one
    left join sums s on true
    order by ${order}`.execute(ctx.db);
  const data = rows.filter(({ account }) => account !== null).map(({ total: _, ...row }) => row as Row);
  return pageOf(data, list.uncounted ? 0 : (rows[0]?.total ?? 0), list);
};
