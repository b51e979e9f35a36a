import type { priceAmount } from '@hakobu/contract/product/price/price.endpoints.ts';
import { hasStarted, timelineMachine } from '@hakobu/contract/product/price/timeline.machine.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { readReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { priceChanged } from './change-price.ts';
import { lockTimeline, requirePublisher } from './change-timeline.ts';
import { amountSource } from './timeline.queries.ts';

/**
 * Adds a bracket to a timeline. On a timeline that has started it needs the right to publish. Timelines
 * that have ended cannot be changed.
 */
export const createAmount: Handler<typeof priceAmount.create> = async (
  ctx,
  { body: { from, to = null, value, price_timeline_id } },
) => {
  const timeline = await readReference(
    'price_timeline_id',
    price_timeline_id,
    lockTimeline(ctx, price_timeline_id),
  );
  if (hasStarted(timeline)) requirePublisher(ctx);
  requireAction(timelineMachine, 'update', timeline, { details: { end_date: timeline.end_date } });
  const id = await insertRow(ctx, 'price_amounts', {
    price_timeline_id,
    from_measure: from,
    to_measure: to,
    value,
  });
  await priceChanged(ctx, timeline.price_id, { from, to, value });
  return findRow(ctx, amountSource, id);
};
