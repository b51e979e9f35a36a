import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { areasInScope } from '../movement/warehouse-scope.ts';

/**
 * Days in storage by box: of the last stay in the chosen warehouse (in any, when none is chosen), from its
 * first arrival until today or until the last box left.
 */
export async function storageDays(
  ctx: Context,
  boxIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const areas = areasInScope(ctx);
  const there = (place: string) =>
    areas === undefined
      ? sql`${sql.ref(`${place}.area_id`)} is not null`
      : sql`coalesce(${sql.ref(`${place}.area_id`)} in ${areas}, false)`;
  const { rows } = await sql<{ box_id: number; days: number }>`
    with steps as (
      select m.box_id, m.id, m.created_at, sum(m.quantity * ((${there('t')})::int - (${there('f')})::int))
        over (partition by m.box_id order by m.id) as standing
      from box_moves m
      join places f on f.id = m.from_place_id
      join places t on t.id = m.to_place_id
      where m.box_id = any(${boxIds}::bigint[]) and (${there('t')}) <> (${there('f')})
    ), stays as (
      select *, coalesce(lag(standing) over (partition by box_id order by id), 0) as before
      from steps
    ), begun as (
      select distinct on (box_id) box_id, id, created_at
      from stays
      where before = 0 and standing > 0
      order by box_id, id desc
    )
    select b.box_id, (coalesce(e.created_at, now())::date - b.created_at::date) as days
    from begun b
    left join lateral (
      select s.created_at
      from steps s
      where s.box_id = b.box_id and s.id > b.id and s.standing = 0
      order by s.id
      limit 1) as e on true`.execute(ctx.db);
  return new Map(rows.map(({ box_id, days }) => [box_id, days]));
}
