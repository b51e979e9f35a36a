import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { rememberTotal } from './count-rows.ts';
import { orderBy, type Question } from './question.ts';

/** The keys of a page, where they were looked up, and how many rows fit in all, where that is known by it. */
export interface Found {
  keys?: readonly (string | number)[];
  total: number | undefined;
}

/**
 * Up to `most` rows, told with what they are sorted by (`keysWithin`), counted and sorted by one statement;
 * undefined where there are more.
 */
export async function sortUpTo<Row extends object>(
  ctx: Context,
  { query, order, source, planned }: Question<Row>,
  told: RawBuilder<unknown>,
  most: number,
): Promise<Found | undefined> {
  const fitting = sql`${planned}${source.given === undefined ? sql`with` : sql`,`} fitting as materialized (
      select * from ${told} as reached limit ${sql.lit(most + 1)})`;
  const compiled = fitting.compile(ctx.db);
  const text = JSON.stringify([compiled.sql, compiled.parameters]);
  if (isKnownCapped(text)) return undefined;
  const { rows } = await sql<{ total: number; keys: (string | number)[] }>`${fitting}
    select (select count(*) from fitting) as total,
      array(select key from fitting${orderBy(order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { total, keys } = rows[0]!;
  if (total <= most) return { keys, total };
  rememberCapped(text);
  return undefined;
}

/** The same of all rows that the question asks: that they are more than are told is remembered. */
export async function sortFitting<Row extends object>(
  ctx: Context,
  question: Question<Row>,
  told: RawBuilder<unknown>,
  most: number,
): Promise<Found | undefined> {
  const found = await sortUpTo(ctx, question, told, most);
  if ((found?.total ?? 0) > TOTAL_CAP) rememberTotal(ctx, question);
  return found;
}
