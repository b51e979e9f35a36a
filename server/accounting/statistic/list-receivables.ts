// Receivables from customers and payables to suppliers, by party and currency.
import { sql, type RawBuilder } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { ages, outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import { defineListSource, type Column, type ListSource } from '#kernel/list/list-source.ts';
import type { Handler } from '#kernel/route.ts';
import {
  matchesAll,
  isNamed,
  joinEachParty,
  joinParty,
  partyObject,
  partyTypeOf,
  reachOf,
  scopeOf,
  type PartyType,
} from './parties.ts';
import { joinAgeing, notYetDue } from './receivables-ageing.ts';

type Row = RowOf<typeof outstandingObjects>;

/**
 * The organization whose balances are listed. Undefined where the caller sees those of several: they are
 * summed by party, since a party has one row in the list whatever the organization.
 */
async function organizationListed(ctx: Context, type: PartyType): Promise<number | undefined> {
  const scope = scopeOf(ctx, type);
  if (scope === 'organization') return ctx.organizationId;
  if (scope === 'all' && ctx.chosenOrganizationId !== undefined) return ctx.chosenOrganizationId;
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(organization_id) as first, max(organization_id) as last from receivable_balances`.execute(
    ctx.db,
  );
  const { first, last } = rows[0]!;
  return first === last ? (first ?? undefined) : undefined;
}

const figures = sql.raw(`wallet as wallet_balance, held, debt as outstanding, unsettled as unsolved, net`);
/** Open balances of one organization as its indexes have them. */
const ofOne = (type: PartyType, organization: number) => sql`
  select id, organization_id, party_id as object_id, currency_id, ${figures}
  from receivable_balances
  where party_type = ${sql.lit(type)} and organization_id = ${organization} and is_open`;
const sums = sql.join(
  ['wallet', 'held', 'debt', 'unsettled', 'net'].map(
    (name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`,
  ),
);
/** Open balances summed across organizations. */
const ofAll = (type: PartyType) => sql`
  select id, party_id as object_id, currency_id, ${figures}
  from (
    select id, party_id, currency_id, ${sums}
    from receivable_balances
    where party_type = ${sql.lit(type)} and is_open
    group by 1, 2, 3) as summed
  where (wallet, held, debt, unsettled) <> (0, 0, 0, 0)`;

/** Rows `t`, with the overdue amount where the list is sorted or narrowed by it. */
function balances(
  type: PartyType,
  organization: number | undefined,
  { between, sort }: ListQuery,
): RawBuilder<unknown> {
  const rows = organization === undefined ? ofAll(type) : ofOne(type, organization);
  const byOverdue = between.overdue !== undefined || sort.some(({ field }) => field === 'overdue');
  if (!byOverdue) return sql`(${rows}) as t`;
  return sql`(
    select b.*, b.outstanding - coalesce(n.amount, 0) as overdue
    from (${rows}) as b
    left join (${notYetDue(type, organization)}) as n
      on n.party_id = b.object_id and n.currency_id = b.currency_id) as t`;
}

/** A secondary sort column for rows whose first one is zero; in others it is constant. */
const whereZero = (zero: string, column: string) =>
  sql`case when ${sql.raw(zero)} then ${sql.ref(column)} else 0 end`;
const byParty = ['t.object_id', 't.currency_id'] as const;
const sorts: Record<string, readonly Column[]> = {
  outstanding: ['t.outstanding', whereZero('t.outstanding = 0', 't.wallet_balance'), ...byParty],
  wallet_balance: ['t.wallet_balance', whereZero('t.wallet_balance = 0', 't.outstanding'), ...byParty],
  unsolved: [
    't.unsolved',
    whereZero('t.unsolved = 0', 't.wallet_balance'),
    whereZero('t.unsolved = 0 and t.wallet_balance = 0', 't.outstanding'),
    ...byParty,
  ],
  overdue: ['t.overdue', 't.outstanding', whereZero('t.outstanding = 0', 't.wallet_balance'), ...byParty],
  net: ['t.net', ...byParty],
  name: ['x.name', ...byParty],
};

function receivables(
  ctx: Context,
  type: PartyType,
  organization: number | undefined,
  list: ListQuery,
): ListSource<Row> {
  const rows = balances(type, organization, list);
  const byName = list.sort.some(({ field }) => field === 'name');
  const ageing = joinAgeing(type, organization);
  return defineListSource<Row>({
    from: byName ? sql`${rows} ${joinParty(type)}` : rows,
    joins: byName ? ageing : sql`${joinEachParty(type)} ${ageing}`,
    select: sql`t.id, ${type}::text as object_type, t.object_id, ${partyObject}, t.currency_id,
      t.wallet_balance, t.held, t.outstanding, t.outstanding - a.not_due as overdue, t.unsolved, t.net,
      ${sql.join(ages.map((age) => sql.ref(`a.${age}`)))}`,
    key: 't.id',
    sorts,
    access: () => reachOf(ctx, type, { party: 't.object_id', organization: 't.organization_id' }),
    filters: { object_type: matchesAll(type) },
    search: isNamed(type),
  });
}

/** Lists receivables from customers, or payables to suppliers. */
export const listReceivables: Handler<typeof outstandingObjects> = async (ctx, { list }) => {
  const type = partyTypeOf(list);
  const organization = await organizationListed(ctx, type);
  return listRows(ctx, outstandingObjects.list, receivables(ctx, type, organization, list), list);
};
