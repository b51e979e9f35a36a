import { sql } from 'kysely';
import type { z } from 'zod';
import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { timelineMachine } from '@hakobu/contract/product/price/timeline.machine.ts';
import type { conditionRow, priceRow } from '@hakobu/contract/product/price/price.endpoints.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowRights } from '#kernel/list/row-rights.ts';
import { contains } from '#kernel/list/search.ts';
import type { Context } from '#kernel/context.ts';
import { priceAccess } from './price.access.ts';
import { timelineActions } from './timeline.queries.ts';

type PriceRow = z.output<typeof priceRow>;

const conditions = hasMany<PriceRow>(
  'conditions',
  'id',
  (ids) =>
    sql`select price_id as parent, id, key, value, version from price_conditions where price_id = any(${ids})
      order by key = 'unit', id`,
);
const readTimelines = hasMany<PriceRow>(
  'timelines',
  'id',
  (ids) => sql`
  select t.price_id as parent, t.id, t.start_date, t.end_date, t.version,
    (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'from', a.from_measure::text, 'to',
      a.to_measure::text, 'value', a.value::text) order by a.from_measure), '[]') from price_amounts a
      where a.price_timeline_id = t.id) as amounts
  from price_timelines t where t.price_id = any(${ids}) order by t.start_date desc nulls last`,
);

/** Timelines with their permitted actions. */
async function timelines(ctx: Context, rows: PriceRow[]): Promise<void> {
  await readTimelines(ctx, rows);
  const rights = await rowRights(ctx, priceSource, timelineMachine, rows);
  for (const { id, timelines: list = [] } of rows)
    for (const timeline of list)
      timeline.actions = timelineActions(ctx, rights(id), timeline, timeline.amounts.length > 0);
}

export const priceSource = defineListSource<PriceRow>({
  from: sql`prices p`,
  select: sql`p.id, p.group_type, p.name, p.minimum_charge, p.rounding_step, p.higher_break, p.created_at,
    p.updated_at, p.version`,
  key: 'p.id',
  access: priceAccess,
  search: (text) => contains('p.name', text),
  includes: {
    conditions,
    timelines,
    amounts: hasMany<PriceRow>(
      'amounts',
      'id',
      (ids) => sql`
        select t.price_id as parent, a.id, a.from_measure::text as "from", a.to_measure::text as "to",
          a.value::text as value, t.id as price_timeline_id
        from price_timelines t
        join price_amounts a on a.price_timeline_id = t.id
        where t.price_id = any(${ids})
        order by t.start_date desc nulls last, t.id, a.from_measure`,
    ),
    async problems(ctx, rows) {
      if (rows.some((row) => row.timelines === undefined)) await timelines(ctx, rows);
      for (const row of rows) row.problems = problemsOf(row.timelines ?? []);
    },
  },
});

/** Condition: the brackets cover 0 to infinity without gaps. */
export function reachesAll(amounts: readonly { from: string; to: string | null }[]): boolean {
  const sorted = amounts.toSorted((a, b) => compare(a.from, b.from));
  return (
    sorted.length > 0 &&
    compare(sorted[0]!.from, '0') === 0 &&
    sorted.at(-1)!.to === null &&
    sorted
      .slice(1)
      .every(({ from }, index) => sorted[index]!.to !== null && compare(sorted[index]!.to!, from) === 0)
  );
}

function problemsOf(of: NonNullable<PriceRow['timelines']>): NonNullable<PriceRow['problems']> {
  if (of.length === 0) return ['no_timeline'];
  if (of.every(({ amounts }) => amounts.length === 0)) return ['no_amounts'];
  return of.every(({ amounts }) => reachesAll(amounts)) ? [] : ['gap'];
}

export const conditionSource = defineListSource<z.output<typeof conditionRow>>({
  from: sql`price_conditions c join prices p on p.id = c.price_id`,
  select: sql`c.id, c.price_id, c.key, c.value, c.created_at, c.updated_at, c.version`,
  key: 'c.id',
  access: priceAccess,
});
