// What statistics of customers and of suppliers have in common: whose they are, and who may see them.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { partyTypes } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { ListQuery } from '@hakobu/contract/kernel/list.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { Context } from '#kernel/context.ts';
import { areFew } from './are-few.ts';
import { listLimits } from './list-limits.ts';
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

/** Whose figures a list is asked for: those of customers, unless suppliers are named. */
export const partyTypeOf = ({ filters }: ListQuery): PartyType =>
  oneOfWords(partyTypes, filters.object_type) ?? 'user';

/** The first of a few words that a filter names. */
export const oneOfWords = <Word extends string>(
  words: readonly Word[],
  asked: readonly string[] | undefined,
): Word | undefined => words.find((word) => asked?.includes(word));

const scopeOf = (ctx: Context, type: PartyType) =>
  widestScope(ctx.actor.permissions, { resource: parties[type].wallet, action: 'read' });

/**
 * The rows of parties of one type that the caller may see: the right is that on their wallets, and own are
 * the customers one sells to. Whoever has no such right sees none.
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

/** The same of few rows, of which there are no others among `rows`: told all at once. */
export const joinFewParties = (type: PartyType, rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${joinParty(type)} and x.id = any(array(select object_id from ${rows}))`;

/** The same one by one: to join them with the rows of a page, a plan would read all parties. */
export const joinEachParty = (type: PartyType): RawBuilder<unknown> =>
  sql`cross join lateral (select x.id, x.name from ${sql.table(parties[type].table)} x
    where x.id = t.object_id offset 0) as x`;

/** A party as lists show it. */
export const partyObject = sql`jsonb_build_object('id', x.id, 'name', x.name) as object`;

/** Parties `x` with a text in their names: users have an index for it, suppliers are few. */
function keysNamed(type: PartyType, text: string): RawBuilder<unknown> {
  const { table, name } = parties[type];
  return sql`select x.id from ${sql.table(table)} x where ${contains(name, text)}`;
}

/** True of rows `t` of parties with a text in their names. */
export const isNamed =
  (type: PartyType) =>
  (text: string): Condition =>
    sql<SqlBool>`t.object_id in (${keysNamed(type, text)})`;

/** The same, looked up first where so few bear it that the rows of each are found by an index of parties. */
export async function isNamedSoon(
  ctx: Context,
  type: PartyType,
  text: string | undefined,
): Promise<(text: string) => Condition> {
  const few = text !== undefined && (await areFew(ctx, keysNamed(type, text), listLimits.sorted));
  return few ? () => sql<SqlBool>`t.object_id = any(array(${keysNamed(type, text)}))` : isNamed(type);
}

/** Parties that a statement goes through several tables with: they are looked up once for all of these. */
const REACHED = sql`reached`;
/** Looks up the parties of whose keys each query has them; begins a statement. */
export function reachedOnce([first, ...others]: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const alsoIn = others.map((keys) => sql` where id in (${keys})`);
  return sql`${REACHED} as materialized (select id from (${first}) as reached_first${sql.join(alsoIn, sql``)})`;
}
/** True of rows `alias` of such parties. As a join, rows would be looked for party by party: most have none. */
export const isReached = (alias: string): Condition =>
  sql<SqlBool>`coalesce(${sql.ref(`${alias}.party_id`)} in (select id from ${REACHED}), false)`;
/** The same along an index of parties, in which each of them is met without looking at the others. */
export const isReachedInTurn = (alias: string): Condition =>
  sql<SqlBool>`${sql.ref(`${alias}.party_id`)} = any(array(select id from ${REACHED}))`;

/** The parties with a text in their names where those are few: their keys. */
export async function keysOfFewNamed(
  ctx: Context,
  type: PartyType,
  text: string,
): Promise<RawBuilder<unknown> | undefined> {
  const named = keysNamed(type, text);
  return (await areFew(ctx, named, listLimits.named)) ? named : undefined;
}
/**
 * True of rows `alias` where many are named so: each is asked, or, where many rows are read whose parties are
 * `among` such, those once for all of their rows.
 */
export const isNamedEach =
  (type: PartyType, text: string) =>
  (alias: string, among?: RawBuilder<unknown>): Condition => {
    const named = contains(parties[type].name, text);
    const party = sql.ref(`${alias}.party_id`);
    return among === undefined
      ? sql<SqlBool>`(select ${named} from ${sql.table(parties[type].table)} x where x.id = ${party})`
      : sql<SqlBool>`coalesce(${party} in (
        select x.id from ${sql.table(parties[type].table)} x
        where x.id = any(array(${among})) and ${named}), false)`;
  };
/** True of parties `x` that were joined to their rows and are named so. */
export const isCalled = (type: PartyType, text: string): Condition => contains(parties[type].name, text);

/** A filter by a word for which the rows are computed: they are all that, and no other. */
export const allAre =
  (word: string) =>
  (asked: string[]): Condition =>
    sql<SqlBool>`${word} = any(${asked}::text[])`;

/** A range that says what is computed, and so narrows nothing. */
export const anyOfThem = (): Condition => sql<SqlBool>`true`;

/** Rows `alias` that the caller may see, of the asked parties alone: the others are not even read. */
export function rowsSeen(ctx: Context, type: PartyType, { filters }: ListQuery, alias: string): Condition {
  const [party, organization] = [`${alias}.party_id`, `${alias}.organization_id`];
  const reach = reachOf(ctx, type, { party, organization });
  const ids = filters.object_id;
  return ids === undefined ? reach : sql<SqlBool>`(${reach} and ${sql.ref(party)} = any(${ids}::bigint[]))`;
}

/** The keys of one's own customers, where those alone are seen. */
export const keysOfOwn = (ctx: Context, type: PartyType): RawBuilder<unknown> | undefined =>
  type === 'user' && scopeOf(ctx, type) === 'own' ? keysOwnOrSoldTo(ctx) : undefined;
