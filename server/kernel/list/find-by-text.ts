import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { isKnownCapped, rememberCapped } from './capped-totals.ts';
import { both } from './list-source.ts';
import { isFar, keysWithin, orderBy, type Question } from './question.ts';

/** The keys of a page, where they were looked up, and how many rows fit in all, where that is known by it. */
export interface Found {
  keys?: readonly (string | number)[];
  total: number | undefined;
}

/** A page far from the beginning is cheaper to sort out of so many than to walk to. */
const FAR = TOTAL_CAP * 10;
/** So many are enough where only a few are shown: more are met soon in any order. */
const FEW = 1000;

/**
 * Searches by indexes alone: how many rows hold a text cannot be guessed. What they find is counted; up to the cap of
 * totals it is fetched, narrowed and sorted. Undefined where the list is not searched, where indexes cannot serve the
 * text, or where more fit: those are met soon by walking along the order that is asked.
 */
export async function findByText<Row extends object>(
  ctx: Context,
  question: Question<Row>,
): Promise<Found | undefined> {
  const { source, query, order, reaches } = question;
  if (question.found === undefined) return undefined;
  const { ways, filters } = question.found;
  const most = query.uncounted ? FEW : isFar(query) ? FAR : TOTAL_CAP;
  const way = (keys: RawBuilder<unknown>) => sql`(${keys} limit ${sql.lit(most + 1)})`;
  const fitting = sql`select key from (${sql.join(ways.map(way), sql` union `)}) as ways`;
  const compiled = fitting.compile(ctx.db);
  const text = JSON.stringify([most, compiled.sql, compiled.parameters]);
  const all = filters === undefined && reaches[0] === undefined && !query.uncounted;
  const tooMany = { total: all ? TOTAL_CAP + 1 : undefined };
  if (isKnownCapped(text)) return tooMany;
  const within = sql<SqlBool>`${sql.ref(source.key)} = any(array(select key from found))`;
  const few = sql<SqlBool>`(select count(*) from found) <= ${sql.lit(most)}`;
  const { rows } = await sql<{
    found: number;
    total: number;
    keys: (string | number)[];
  }>`${question.planned}with found as materialized (${fitting} limit ${sql.lit(most + 1)}),
      fitting as materialized (select * from ${keysWithin(question, both([within, few, filters]))} as reached)
    select (select count(*) from found) as found, (select count(*) from fitting) as total,
      array(select key from fitting${orderBy(order, true)} limit ${query.per_page}
        offset ${(query.page - 1) * query.per_page}) as keys`.execute(ctx.db);
  const { found, total, keys } = rows[0]!;
  if (found <= most) return { keys, total };
  rememberCapped(text);
  return tooMany;
}
