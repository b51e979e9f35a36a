import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { isTotalKnown, rememberTotal } from './count-rows.ts';
import { isRare } from './is-rare.ts';
import { listLimits } from './list-limits.ts';
import { both } from './list-source.ts';
import { coreOf, keysWithin, orderBy, whereOf, type Question } from './question.ts';

/** The keys of a page, where they were looked up, and how many rows fit in all, where that is known by it. */
export interface Found {
  keys?: readonly (string | number)[];
  total: number | undefined;
}

/**
 * Looks up what cannot be guessed, how many rows hold a text, by indexes alone. What they find is counted; up
 * to a limit it is fetched, narrowed and sorted. Undefined where nothing is to be looked up, or more fit:
 * those are met soon by walking along the order that is asked.
 */
export async function findByText<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  if (question.ranged) return findByRange(ctx, question);
  if (question.found === undefined) return undefined;
  const { query, reaches } = question;
  const found = await lookUp(ctx, question, query.uncounted ? listLimits.sortedFew : listLimits.sorted);
  if (found !== undefined) return found;
  // own rows are few among those that hold a text: there is no walk on which they are met soon
  if (reaches.length > 1 || (await isRare(ctx, question, listLimits.sortedFar))) {
    const many = await lookUp(ctx, question, listLimits.sortedFar);
    if (many !== undefined) {
      if (many.total! > TOTAL_CAP) rememberTotal(ctx, question);
      return many;
    }
  }
  if (query.uncounted || reaches.length > 1 || question.found.filters !== undefined) return undefined;
  const all = reaches[0] === undefined && listLimits.sorted >= TOTAL_CAP;
  return all || (await isBeyondCap(ctx, question)) ? { total: TOTAL_CAP + 1 } : undefined;
}

/**
 * True where more found rows than the cap are within the caller's: almost all of an organization are, so that
 * those found first tell it. Counting them on the way that is walked would pass by all that do not fit.
 */
async function isBeyondCap<Row extends object>(ctx: Context, question: Question<Row>): Promise<boolean> {
  if (isTotalKnown(ctx, question)) return true;
  const { source, access } = question;
  const key = sql.ref(source.key);
  const most = sql.lit(TOTAL_CAP + 1);
  const counts = question.found!.ways.map((keys) => {
    const first = sql`select * from (${keys}) as way limit ${sql.lit(2 * TOTAL_CAP)}`;
    const within = whereOf(both([sql<SqlBool>`${key} = met_first.key`, access]));
    return sql`(select count(*) from (
      select from (select distinct key from (${first}) as met) as met_first
      cross join lateral (select from ${coreOf(source)}${within} offset 0) as one
      limit ${most}) as counted)`;
  });
  const { rows } = await sql<{
    total: number;
  }>`${question.planned}select greatest(${sql.join(counts)}) as total`.execute(ctx.db);
  if (rows[0]!.total <= TOTAL_CAP) return false;
  rememberTotal(ctx, question);
  return true;
}

/**
 * Rows of a range of time that are asked in another order: they are sorted, where walking along that order
 * would pass by more than they are.
 */
async function findByRange<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const few = await sortRange(ctx, question, listLimits.sorted);
  if (few !== undefined || !(await isRare(ctx, question, listLimits.sortedFar))) return few;
  return sortRange(ctx, question, listLimits.sortedRange);
}

/** Up to `most` rows of a range, sorted; undefined where there are more. */
async function sortRange<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  most: number,
): Promise<Found | undefined> {
  const { query, order, access, filters } = question;
  const fitting = keysWithin({ ...question, walks: [access] }, filters);
  const compiled = fitting.compile(ctx.db);
  const text = JSON.stringify([compiled.sql, compiled.parameters, most]);
  if (isKnownCapped(text)) return undefined;
  const { rows } = await sql<{ total: number; keys: (string | number)[] }>`${question.planned}with fitting as
      materialized (select * from ${fitting} as reached limit ${sql.lit(most + 1)})
    select (select count(*) from fitting) as total,
      array(select key from fitting${orderBy(order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { total, keys } = rows[0]!;
  if (total <= most) {
    if (total > TOTAL_CAP) rememberTotal(ctx, question);
    return { keys, total };
  }
  rememberCapped(text);
  return undefined;
}

/** Up to `most` found rows, sorted; undefined where there are more. */
async function lookUp<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  most: number,
): Promise<Found | undefined> {
  const { source, query, order, access } = question;
  const { ways, filters } = question.found!;
  const limit = sql` limit ${sql.lit(most + 1)}`;
  const fitting = sql`select key from (${sql.join(
    ways.map((keys) => sql`(${keys}${limit})`),
    sql` union `,
  )}) as ways${limit}`;
  const compiled = fitting.compile(ctx.db);
  const text = JSON.stringify([compiled.sql, compiled.parameters]);
  if (isKnownCapped(text)) return undefined;
  const within = sql<SqlBool>`${sql.ref(source.key)} = any(array(select key from found))`;
  const few = sql<SqlBool>`(select count(*) from found) <= ${sql.lit(most)}`;
  const { rows } = await sql<{
    found: number;
    total: number;
    keys: (string | number)[];
  }>`${question.planned}with found as materialized (${fitting}),
      fitting as materialized (select *
      from ${keysWithin({ ...question, walks: [access] }, both([within, few, filters]))} as reached)
    select (select count(*) from found) as found, (select count(*) from fitting) as total,
      array(select key from fitting${orderBy(order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { found, total, keys } = rows[0]!;
  if (found <= most) return { keys, total };
  rememberCapped(text);
  return undefined;
}
