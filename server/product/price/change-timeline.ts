import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import {
  hasStarted,
  timelineMachine,
  type TimelineDays,
} from '@hakobu/contract/product/price/timeline.machine.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow } from '#kernel/crud/rows.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { forbidden, refuseField } from '#kernel/refusal.ts';
import { lockPrice } from './change-price.ts';
import { mayPublish, PUBLISH, timelineSource } from './timeline.queries.ts';
import { reachesAll } from './price.queries.ts';

interface Bracket {
  from: Decimal;
  to: Decimal | null;
  value: Decimal;
}
export interface Timeline extends TimelineDays {
  id: number;
  price_id: number;
}

/** Locks a timeline within the caller's prices, after its price. Checks `If-Match`. */
export async function lockTimeline(ctx: Context, id: number | string, version?: number): Promise<Timeline> {
  await lockPrice(ctx, (await findRow(ctx, timelineSource, id)).price_id);
  const row = await lockRow<Omit<Timeline, 'today'>>(ctx, timelineSource, {
    id,
    version,
    columns: sql`t.id, t.price_id, t.start_date, t.end_date,
      exists (select from price_amounts a where a.price_timeline_id = t.id) as filled`,
  });
  return { ...row, today: dayIn(ctx.now) };
}

export const readTimeline = (ctx: Context, id: number | string) =>
  findRow(ctx, timelineSource, id, ['amounts']);

/** Changing amounts that are in force needs the right to publish. */
export function requirePublisher({ actor }: Context): void {
  if (!mayPublish(actor)) throw forbidden(PUBLISH);
}

/** Refuses an end date that is not after the start date. */
export function requireOrder({ start_date, end_date }: Pick<Timeline, 'start_date' | 'end_date'>): void {
  if (start_date !== null && end_date !== null && end_date <= start_date)
    throw refuseField('end_date', 'timeline_overlap');
}

/** Refuses brackets that do not cover 0 to infinity. */
export function requireTiled(amounts: readonly Bracket[]): void {
  if (!reachesAll(amounts)) throw refuseField('amounts', 'brackets_incomplete');
}

/** Replaces all brackets of a timeline. */
export async function writeBrackets(
  { db }: Context,
  timelineId: number,
  amounts: readonly Bracket[],
): Promise<void> {
  await db.deleteFrom('price_amounts').where('price_timeline_id', '=', timelineId).execute();
  await db
    .insertInto('price_amounts')
    .values(
      amounts.map(({ from, to, value }) => ({
        price_timeline_id: timelineId,
        from_measure: from,
        to_measure: to,
        value,
      })),
    )
    .execute();
}

/**
 * The timeline to write amounts to: this one while no document can have used it, else a copy that starts
 * today. Amounts that documents were charged by are never overwritten.
 */
export async function versionToWrite(ctx: Context, timeline: Timeline): Promise<number> {
  if (!hasStarted(timeline)) return timeline.id;
  requirePublisher(ctx);
  const { price_id, start_date, end_date, today } = timeline;
  if (start_date === today) return timeline.id;
  requireAction(timelineMachine, 'update', timeline, { details: { end_date } });
  await updateRow(ctx, 'price_timelines', timeline.id, { end_date: today });
  const next = await insertRow(ctx, 'price_timelines', { price_id, start_date: today, end_date });
  await ctx.db
    .insertInto('price_amounts')
    .columns(['price_timeline_id', 'from_measure', 'to_measure', 'value'])
    .expression((from) =>
      from
        .selectFrom('price_amounts')
        .select(({ val }) => [val(next).as('next'), 'from_measure', 'to_measure', 'value'])
        .where('price_timeline_id', '=', timeline.id),
    )
    .execute();
  return next;
}
