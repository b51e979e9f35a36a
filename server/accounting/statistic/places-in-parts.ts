// Where a page of a list stands that is read in parts.
import { sql } from 'kysely';
import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import type { Context } from '#kernel/context.ts';
import { isKnownCapped, cacheCapped } from '#kernel/list/capped-totals.ts';
import { nearerEnd } from './nearer-end.ts';
import { laterOnly, type Part, type Span } from './keys-of-parts.ts';
import type { InParts } from './outstanding-in-parts.ts';

/** How many rows a list has, up to one more than is told, and how many each part that is counted. */
export interface Counted {
  total: number;
  /** Undefined where there are more than is told. */
  parts?: readonly number[];
  /** True where the first part alone has more than is told. */
  first?: boolean;
}

/** Counts a list part by part, as long as it is not known to have more rows than are told. */
export async function countParts(ctx: Context, { given, counted }: InParts): Promise<Counted> {
  const names = counted.map((_, index) => sql.ref(`count_${index + 1}`));
  const of = (these: typeof names) =>
    sql.join([sql.lit(0), ...these.map((name) => sql`(select n from ${name})`)], sql` + `);
  const counts = counted.map(
    (part, index) => sql`${names[index]} as materialized (
      select count(*)::int as n
      from (
        select from (${laterOnly(part, TOTAL_CAP)}) as k
        where ${of(names.slice(0, index))} <= ${sql.lit(TOTAL_CAP)}
        limit ${sql.lit(TOTAL_CAP + 1)}) as keys)`,
  );
  const query = sql<{ parts: number[] }>`
    with ${given}, ${sql.join(counts)}
    select array[${sql.join(names.map((name) => sql`(select n from ${name})`))}] as parts`.compile(ctx.db);
  const known = JSON.stringify([query.sql, query.parameters]);
  const ofFirst = `${known} first`;
  if (isKnownCapped(known)) return { total: TOTAL_CAP + 1, first: isKnownCapped(ofFirst) };
  const { parts } = (await ctx.db.executeQuery(query)).rows[0]!;
  const total = parts.reduce((sum, count) => sum + count, 0);
  if (total <= TOTAL_CAP) return { total, parts };
  const first = parts[0]! > TOTAL_CAP;
  cacheCapped(known);
  if (first) cacheCapped(ofFirst);
  return { total: TOTAL_CAP + 1, first };
}

/** What is read for a page: parts, from which row to which; from the end where that is nearer. */
export interface Place extends Span {
  parts: readonly Part[];
  backwards?: boolean;
}

/**
 * Where a page is looked for until it is full: in the first part alone where that has so many rows that the
 * others need not even be planned.
 */
export const placesOf = (
  read: InParts,
  backwards: InParts | undefined,
  counted: Counted,
  span: Span,
): readonly Place[] => [
  ...(read.apart && counted.first ? [{ parts: read.parts.slice(0, 1), ...span }] : []),
  placeOf(read, backwards, counted, span),
];

/** A page that stands in one part, whose rows are counted, is read from the end of it that is nearer. */
export function placeOf(
  { parts, apart }: InParts,
  backwards: InParts | undefined,
  counted: Counted,
  { after, upTo }: Span,
): Place {
  // no part is begun to fill a last page
  const most = counted.parts === undefined ? upTo : Math.min(upTo, counted.total);
  const sizes = apart ? (counted.parts ?? []) : [];
  for (let index = 0, before = 0; index < sizes.length; before += sizes[index]!, index += 1) {
    const size = sizes[index]!;
    if (after < before || most > before + size) continue;
    const here = { after: after - before, upTo: most - before };
    const fromEnd = backwards?.parts.at(-1 - index);
    const { fromLast, skip, take } = nearerEnd(size, here.after, here.upTo - here.after);
    if (fromEnd === undefined || !fromLast) return { parts: [parts[index]!], ...here };
    return { parts: [fromEnd], after: skip, upTo: skip + take, backwards: true };
  }
  return { parts, after, upTo: most };
}
