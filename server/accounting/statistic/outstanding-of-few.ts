// Who owes what of parties that were looked up: the index of balances tells who has anything and in which
// coarse order they stand, and only accounts that may stand in the page by that are fetched.
import { sql, type RawBuilder } from 'kysely';
import type { ListQuery, Page } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { pageOf } from '#kernel/list/list-rows.ts';
import { columnOf, type Column } from '#kernel/list/list-source.ts';
import { accountOf } from '../ledger/balances-of-parties.ts';
import {
  accountsOf,
  begun,
  byKey,
  calledSo,
  columnsOf,
  rowsFrom,
  sorts,
  sumsOfAccounts,
  type Row,
  type Seen,
} from './outstanding-rows.ts';
import type { PartyType } from './parties.ts';

/** Of these orders ranks tell the coarse one. */
const told = ['outstanding', 'wallet_balance', 'unsolved', 'name'];

/** A row of the page with the totals, or the totals alone where it has none. */
type Read = { [name in keyof Row]: Row[name] | null } & {
  listed: number;
  is_coarse: boolean;
  n: number | null;
};

/** The page; undefined where it is asked what ranks do not tell. */
export async function listFew(
  ctx: Context,
  type: PartyType,
  list: ListQuery,
  seen: Seen,
): Promise<Page<Row> | undefined> {
  const [sort, ...others] = list.sort;
  if (seen.given === undefined || sort === undefined || others.length > 0) return undefined;
  if (!told.includes(sort.field) || Object.keys(list.between).length > 0) return undefined;
  if (list.uncounted !== undefined || list.counted !== undefined) return undefined;
  const { rows } = await pageByRanks(type, list, { seen, sort }).execute(ctx.db);
  const { listed, is_coarse: isCoarse } = rows[0]!;
  // what somebody holds in several organizations is told by no rank
  if (!isCoarse) return undefined;
  const data = rows
    .filter(({ id }) => id !== null)
    .map(({ listed: _, is_coarse: __, n: ___, ...row }) => row as Row);
  return pageOf(data, listed, list);
}

/**
 * Rows `t` in the order of their ranks, with how many stand before the first of the same ranks (`before`):
 * those between the first and the last of the page are put in order by what they hold exactly.
 */
const pageByRanks = (
  type: PartyType,
  list: ListQuery,
  { seen, sort }: { seen: Seen; sort: ListQuery['sort'][number] },
) => {
  const order = (columns: readonly Column[]) =>
    sql.join(columns.map((column) => (sort.descending ? sql`${columnOf(column)} desc` : columnOf(column))));
  const columns = sorts[sort.field]!;
  const after = (list.page - 1) * list.per_page;
  const first = sql`(select before from placed where place = ${after}::bigint + 1)`;
  return sql<Read>`
    with ${begun(type, seen)}, ${calledSo(type, list, { seen, rows: ranksOfAll(type, seen) })},
    placed as materialized (
      select t.*, row_number() over ranked as place, rank() over ranked - 1 as before
      from t
      window ranked as (order by ${order(columns.slice(0, -byKey.length))})),
    near as materialized (
      select *
      from placed
      where before between ${first} and (
        select max(before) from placed where place <= ${after + list.per_page}::bigint)),
    page as materialized (
      select *, row_number() over (order by ${order(columns)}) as n
      from ${exactly(type, sort.field, seen)}
      order by ${order(columns)}
      limit ${list.per_page}::bigint offset ${after}::bigint - ${first})
    select totals.*, told.*
    from (select count(*)::int as listed, coalesce(bool_and(is_coarse), true) as is_coarse from t) as totals
    left join (
      select ${columnsOf(type)}, t.n from ${rowsFrom(type, seen, sql`page as t`)}) as told on true
    order by told.n`;
};

/** Who has anything at all: what is asked of them, and the ranks of what they hold and owe. */
const ranksOfAll = (type: PartyType, { ofAll }: Seen): RawBuilder<unknown> => {
  const of = (held: 'wallet' | 'debt') => sql`filter (where l.account_id = ${accountOf(type, held)})`;
  return sql`
  select party_id as object_id, currency_id, coalesce(unsolved, 0) as unsolved,
    coalesce(wallet, 0) as wallet_balance, coalesce(debt, 0) as outstanding,
    coalesce(greatest(wallets, debts), 0) <= 1 as is_coarse
  from open
  full join (
    select l.party_id, l.currency_id, max(l.balance_rank) ${of('wallet')} as wallet,
      max(l.balance_rank) ${of('debt')} as debt, count(*) ${of('wallet')} as wallets,
      count(*) ${of('debt')} as debts
    from ledger_accounts l
    where ${accountsOf(type, ofAll)}
    group by 1, 2) as kept using (party_id, currency_id)
  where wallets is not null or unsolved <> 0`;
};

/** The rows that are `near` with what they hold and owe. */
const exactly = (type: PartyType, field: string, { ofFound }: Seen): RawBuilder<unknown> => sql`(
  select (near.object_id || ':' || near.currency_id) collate "C" as id, near.object_id, near.currency_id,
    near.unsolved, ${field === 'name' ? sql`near.name, ` : sql``}l.*, l.wallet_balance - l.outstanding as net
  from near
  cross join lateral (
    select ${sumsOfAccounts(type)}
    from ledger_accounts l
    where ${accountsOf(type, ofFound)}
      and l.party_id = near.object_id and l.currency_id = near.currency_id) as l) as t`;
