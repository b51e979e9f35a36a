// Parties of statistics, and access to their figures.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { partyTypes } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { type Column, type Condition } from '#kernel/list/list-source.ts';
import { contains } from '#kernel/list/search.ts';
import { rowAccess } from '#kernel/list/row-access.ts';
import { personName } from '../../identity/user/person-name.ts';
import { keysOwnOrSoldTo, ownOrSoldTo } from '../../identity/user/customer.access.ts';

export type PartyType = (typeof partyTypes)[number];

const parties = {
  user: { table: 'users', name: personName('x'), wallet: 'wallet' },
  supplier: { table: 'suppliers', name: 'x.name', wallet: 'supplier_wallet' },
} as const;

/** The party type of a list: customers, unless the filter names suppliers. */
export const partyTypeOf = ({ filters }: ListQuery): PartyType =>
  firstNamed(partyTypes, filters.object_type) ?? 'user';

/** The first of several values that a filter contains. */
export const firstNamed = <Word extends string>(
  words: readonly Word[],
  filter: readonly string[] | undefined,
): Word | undefined => words.find((word) => filter?.includes(word));

/** The scope of the caller's permission on wallets of such parties. */
export const scopeOf = (ctx: Context, type: PartyType) =>
  widestScope(ctx.actor.permissions, { resource: parties[type].wallet, action: 'read' });

/**
 * Rows of one party type that the caller may read, by the permission on wallets; own ones are of customers
 * the user sells to. Without permission there are none.
 */
export function reachOf(
  ctx: Context,
  type: PartyType,
  { party, organization }: { party: Column; organization: Column },
): Condition {
  const scope = scopeOf(ctx, type);
  if (scope === undefined) return sql<SqlBool>`false`;
  const within = { ...ctx, scope };
  if (scope === 'own' && type === 'user') return ownOrSoldTo(within, party);
  return rowAccess(within, { organization, owners: [] }) ?? sql<SqlBool>`true`;
}

/** Joins the parties of rows `t` as `x`. */
export const joinParty = (type: PartyType): RawBuilder<unknown> =>
  sql`join ${sql.table(parties[type].table)} x on x.id = t.object_id`;

/** The same as a lateral join for the rows of a page: the planner may scan all parties for a plain one. */
export const joinEachParty = (type: PartyType): RawBuilder<unknown> =>
  sql`cross join lateral (select x.id, x.name from ${sql.table(parties[type].table)} x
    where x.id = t.object_id offset 0) as x`;

/** A party in responses. */
export const partyObject = sql`jsonb_build_object('id', x.id, 'name', x.name) as object`;

/** Parties `x` by a text in their names: users have an index for it, suppliers are few. */
function keysNamed(type: PartyType, text: string): RawBuilder<unknown> {
  const { table, name } = parties[type];
  return sql`select x.id from ${sql.table(table)} x where ${contains(name, text)}`;
}

/** Whether rows `t` belong to parties with a text in their names. */
export const isNamed =
  (type: PartyType) =>
  (text: string): Condition =>
    sql<SqlBool>`t.object_id in (${keysNamed(type, text)})`;

/** A filter by a field with the same value in all rows. */
export const matchesAll =
  (value: string) =>
  (wanted: string[]): Condition =>
    sql<SqlBool>`${value} = any(${wanted}::text[])`;

/** A range that determines how rows are computed instead of filtering them. */
export const narrowsNothing = (): Condition => sql<SqlBool>`true`;

/** Rows `alias` visible to the caller, of the filtered parties. */
export function visibleRows(ctx: Context, type: PartyType, { filters }: ListQuery, alias: string): Condition {
  const [party, organization] = [`${alias}.party_id`, `${alias}.organization_id`];
  const reach = reachOf(ctx, type, { party, organization });
  const ids = filters.object_id;
  return ids === undefined ? reach : sql<SqlBool>`(${reach} and ${sql.ref(party)} = any(${ids}::bigint[]))`;
}

/** Keys of the caller's own customers, if only those are visible. */
export const ownCustomers = (ctx: Context, type: PartyType): RawBuilder<unknown> | undefined =>
  type === 'user' && scopeOf(ctx, type) === 'own' ? keysOwnOrSoldTo(ctx) : undefined;
