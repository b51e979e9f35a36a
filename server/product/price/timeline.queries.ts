import { sql } from 'kysely';
import type { z } from 'zod';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import type { amountRow, timelineRow } from '@hakobu/contract/product/price/price.endpoints.ts';
import {
  hasStarted,
  timelineMachine,
  type TimelineDays,
} from '@hakobu/contract/product/price/timeline.machine.ts';
import { hasMany } from '#kernel/list/attach-relation.ts';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Actor, Context } from '#kernel/context.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { rowRights, type RowRights } from '#kernel/list/row-rights.ts';
import { actionsOf } from '#kernel/machine.ts';
import { priceAccess } from './price.access.ts';

type TimelineRow = z.output<typeof timelineRow>;

/** The right to change amounts that are in force. */
export const PUBLISH = 'price_publish.organization.update';
export const mayPublish = ({ permissions }: Pick<Actor, 'permissions'>): boolean => permissions.has(PUBLISH);

/**
 * Permitted actions of the caller on a timeline today. Changing one that has started needs the right to
 * publish.
 */
export function timelineActions(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  rights: RowRights,
  { start_date, end_date }: Pick<TimelineDays, 'start_date' | 'end_date'>,
  filled: boolean,
): ActionState[] {
  const timeline = { start_date, end_date, filled, today: dayIn(now) };
  return actionsOf(
    rights,
    timelineMachine,
    timeline,
    hasStarted(timeline) && !mayPublish(actor)
      ? { update: { reason: 'forbidden' }, move_end: { reason: 'forbidden' } }
      : {},
  );
}

export const timelineSource = defineListSource<TimelineRow>({
  from: sql`price_timelines t join prices p on p.id = t.price_id`,
  select: sql`t.id, t.price_id, t.start_date, t.end_date, t.created_at, t.updated_at, t.version`,
  key: 't.id',
  access: priceAccess,
  includes: {
    amounts: hasMany(
      'amounts',
      'id',
      (ids) =>
        sql`select price_timeline_id as parent, id, from_measure as "from", to_measure as "to", value
          from price_amounts where price_timeline_id = any(${ids}) order by from_measure`,
    ),
  },
  async always(ctx, rows) {
    const filled = await ctx.db
      .selectFrom('price_amounts')
      .select('price_timeline_id as id')
      .distinct()
      .where('price_timeline_id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
      .execute();
    const known = new Set(filled.map(({ id }) => id));
    const rights = await rowRights(ctx, timelineSource, timelineMachine, rows);
    for (const row of rows) row.actions = timelineActions(ctx, rights(row.id), row, known.has(row.id));
  },
});

export const amountSource = defineListSource<z.output<typeof amountRow>>({
  from: sql`price_amounts a join price_timelines t on t.id = a.price_timeline_id
    join prices p on p.id = t.price_id`,
  select: sql`a.id, a.price_timeline_id, a.from_measure as "from", a.to_measure as "to", a.value,
    a.created_at, a.updated_at, a.version`,
  key: 'a.id',
  access: priceAccess,
  sorts: { from: 'a.from_measure' },
});
