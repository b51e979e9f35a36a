import { sql } from 'kysely';
import type { accountParties } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { partyOf } from '../ledger/party-of.ts';
import { tailSides } from '../statistic/account-sums.ts';
import { statutory } from '../ledger/sides.ts';
import { periodOf, selected, selectionOf, standing, type Period, type Selection } from './standing.ts';
import { descends, onSides } from './trial-balance.ts';

type Row = RowOf<typeof accountParties>;

/**
 * Parties of which the period tells anything, as `parties` with their accounts: those that hold something at
 * its end, and of the others those that moved. What they hold at the end of all that there is, is what their
 * accounts hold now.
 */
const partiesOf = (ctx: Context, { from, to }: Period, selection: Selection) => sql`
  ${tailSides(ctx)},
  later as materialized (
    select exists (select from ledger_days where day > ${to}::date)
      or exists (select from tail where day > ${to}::date) as comes),
  came as materialized (
    select ledger_account_id, sum(debit_base - credit_base) as net
    from tail
    where day <= ${to}::date
    group by 1),
  held as (
    select ${statutory(sql`a.code`)} as account, nullif(l.party_type, 'none') as party_type,
      case when l.party_type <> 'none' then l.party_id end as party_id, l.id,
      case when (select comes from later) then coalesce(d.base, 0) + coalesce(c.net, 0)
        else l.debit_base - l.credit_base end as base
    from ledger_accounts l
    join accounts a on a.id = l.account_id
    left join came c on c.ledger_account_id = l.id
    left join lateral (
      select d.total_debit_base - d.total_credit_base as base
      from ledger_days d
      where (select comes from later) and d.ledger_account_id = l.id and d.day <= ${to}::date
      order by d.day desc
      limit 1) as d on true
    where l.organization_id = ${ctx.organizationId} and ${selected(selection)}
      and (l.debit, l.credit, l.debit_base, l.credit_base) <> (0, 0, 0, 0)),
  parties as materialized (
    select account, party_type, party_id, ids
    from (
      select account, party_type, party_id, array_agg(id) as ids, sum(base) as base
      from held
      group by 1, 2, 3) as g
    where base <> 0 or ${moved({ from, to })})`;

const moved = ({ from, to }: Period) => sql`(
  exists (
    select
    from unnest(g.ids) as own (id)
    join ledger_days d on d.ledger_account_id = own.id and d.day between ${from}::date and ${to}::date)
  or exists (
    select from tail t where t.ledger_account_id = any(g.ids) and t.day between ${from}::date and ${to}::date))`;

/** A row of the page; without figures where the page has none, so that the total is told in any case. */
interface Read extends Omit<Row, 'account' | 'debit' | 'credit'> {
  total: number;
  account: string | null;
  debit: string | null;
  credit: string | null;
}

/** A trial balance by party: customers, suppliers, funds and bank accounts. Figures are read for the page. */
export const listAccountParties: Handler<typeof accountParties> = async (ctx, { list }) => {
  const period = periodOf(list.between.voucher_date);
  const order = descends(list)
    ? sql`account desc, party_type desc, party_id desc`
    : sql`account, party_type, party_id`;
  const figures = standing(ctx, period, sql`l.id = any(array(select unnest(ids) from page))`);
  const { rows } = await sql<Read>`
    with ${partiesOf(ctx, period, selectionOf(list))},
    page as materialized (
      select account, party_type, party_id, ids
      from parties
      order by ${order}
      limit ${list.counted === undefined ? list.per_page : 0}::bigint
      offset ${(list.page - 1) * list.per_page}::bigint),
    sums as (
      select p.account, p.party_type, p.party_id, sum(x.opening_base) as opening, sum(x.debit_base) as debit,
        sum(x.credit_base) as credit
      from page p
      join (${figures}) as x on x.id = any(p.ids)
      group by 1, 2, 3)
    select (select count(*)::int from parties) as total, s.account,
      case when s.party_type is not null then ${partyOf('s')} end as party, ${onSides('opening', sql`s.opening`)},
      s.debit, s.credit, ${onSides('closing', sql`s.opening + s.debit - s.credit`)}
    from (select) as one
    left join sums s on true
    order by ${order}`.execute(ctx.db);
  const data = rows.filter(({ account }) => account !== null).map(({ total: _, ...row }) => row as Row);
  return pageOf(data, list.uncounted ? 0 : (rows[0]?.total ?? 0), list);
};
