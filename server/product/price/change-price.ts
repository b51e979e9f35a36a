import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { dayIn, type Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/resource-routes.ts';
import { forbidden, Refusal, refuseField } from '#kernel/refusal.ts';
import { reachesAll } from './price.queries.ts';

export interface Bracket {
  from: Decimal;
  to: Decimal | null;
  value: Decimal;
}
export interface Timeline {
  id: number;
  price_id: number;
  start_date: string | null;
  end_date: string | null;
}

/**
 * Refuses a price that another one of its group rivals: as many conditions, none that contradict, on common
 * days. Which of the two held would be chance. Said when it is saved, not when somebody is charged.
 */
export async function requireNoRival(ctx: Context, priceId: number): Promise<void> {
  // two saves at once could rival each other unseen
  await sql`select pg_advisory_xact_lock(hashtext('prices'))`.execute(ctx.db);
  const {
    rows: [rival],
  } = await sql<{ id: number; name: string }>`
    select o.id, o.name from prices p join prices o on o.organization_id = p.organization_id
      and o.group_type = p.group_type and o.id <> p.id
    where p.id = ${priceId}
      and (select count(*) from price_conditions c where c.price_id = p.id) = (select count(*)
      from price_conditions c where c.price_id = o.id)
      and not exists (select from price_conditions a join price_conditions b on b.price_id = o.id
        and b.key = a.key and b.value <> a.value where a.price_id = p.id)
      and exists (select from price_timelines a join price_timelines b on b.price_id = o.id
      where a.price_id = p.id and daterange(a.start_date, a.end_date) && daterange(b.start_date, b.end_date))
      limit 1`.execute(ctx.db);
  if (rival !== undefined)
    throw new Refusal('price_overlap', { values: { name: rival.name }, details: { price_id: rival.id } });
}

export const today = (ctx: Context): string => dayIn(ctx.now);
/** Whether documents may have used a timeline already. */
export const isInForce = (ctx: Context, { start_date }: Pick<Timeline, 'start_date'>): boolean =>
  start_date === null || start_date <= today(ctx);

/** Changing what is in force is a right of its own. */
export function requirePublisher({ actor }: Context): void {
  const permission = 'price_publish.organization.update';
  if (!actor.permissions.has(permission)) throw forbidden(permission);
}

export function requireTiled(amounts: readonly Bracket[]): void {
  if (!reachesAll(amounts)) throw refuseField('amounts', 'brackets_incomplete');
}

export async function writeBrackets(
  { db }: Context,
  timelineId: number,
  amounts: readonly Bracket[],
): Promise<void> {
  await sql`delete from price_amounts where price_timeline_id = ${timelineId}`.execute(db);
  for (const { from, to, value } of amounts)
    await sql`insert into price_amounts (price_timeline_id, from_measure, to_measure, value)
      values (${timelineId}, ${from}, ${to}, ${value})`.execute(db);
}

/**
 * The timeline whose amounts may be written: itself while nobody can have used it, else a new one that takes
 * over today. What documents of before were charged can be read for ever.
 */
export async function versionToWrite(ctx: Context, timeline: Timeline): Promise<number> {
  if (!isInForce(ctx, timeline)) return timeline.id;
  requirePublisher(ctx);
  const start = today(ctx);
  if (timeline.start_date === start) return timeline.id;
  if (timeline.end_date !== null && timeline.end_date <= start)
    throw new Refusal('price_in_force', { details: { end_date: timeline.end_date } });
  await updateRow(ctx, 'price_timelines', timeline.id, { end_date: start });
  const {
    rows: [next],
  } = await sql<{
    id: number;
  }>`insert into price_timelines (price_id, start_date, end_date)
    values (${timeline.price_id}, ${start}, ${timeline.end_date}) returning id`.execute(ctx.db);
  await sql`insert into price_amounts (price_timeline_id, from_measure, to_measure, value)
    select ${next!.id}, from_measure, to_measure, value from price_amounts
    where price_timeline_id = ${timeline.id}`.execute(ctx.db);
  return next!.id;
}

/** Every change of a part raises the version of its price, so that documents can name it. */
export async function priceChanged(
  ctx: Context,
  priceId: number,
  content: Record<string, unknown>,
): Promise<void> {
  await updateRow(ctx, 'prices', priceId, {});
  ctx.log({ logable_type: 'price', logable_id: priceId, type_id: 'write', content });
  ctx.announce('changed', { type: 'price', id: priceId });
}
