import { refusalIn } from '@hakobu/contract/kernel/machine.ts';
import { hasStarted, timelineMachine } from '@hakobu/contract/product/price/timeline.machine.ts';
import type { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { priceChanged } from './change-price.ts';
import {
  lockTimeline,
  readTimeline,
  requireOrder,
  requirePublisher,
  requireTiled,
  versionToWrite,
  writeBrackets,
  type Timeline,
} from './change-timeline.ts';
import { requireNoRival } from './require-no-rival.ts';

/** Changes dates and brackets. Changed brackets that are in force make a new timeline, which is answered. */
export const updateTimeline: Handler<typeof priceTimeline.update> = async (
  ctx,
  { params, body: { amounts, ...days }, version },
) => {
  const before = await lockTimeline(ctx, params.id, version);
  const { start_date = before.start_date, end_date = before.end_date } = days;
  const wanted = { ...before, start_date, end_date };
  requireFutureOnly(ctx, before, wanted);
  requireOrder(wanted);
  if (Object.keys(days).length > 0) await updateRow(ctx, 'price_timelines', before.id, days);
  let { id } = before;
  if (amounts !== undefined) {
    requireTiled(amounts);
    id = await versionToWrite(ctx, { ...before, end_date });
    await writeBrackets(ctx, id, amounts);
  }
  await requireNoRival(ctx, before.price_id);
  await priceChanged(ctx, before.price_id, { ...days, ...(amounts && { amounts: amounts.length }) });
  return readTimeline(ctx, id);
};

/**
 * Past dates cannot change: a timeline that has started keeps its start and ends today at the earliest, and
 * one that has ended cannot change.
 */
function requireFutureOnly(ctx: Context, before: Timeline, wanted: Timeline): void {
  const startMoves = wanted.start_date !== before.start_date;
  const endMoves = wanted.end_date !== before.end_date;
  if (!hasStarted(before) || !(startMoves || endMoves)) return;
  requirePublisher(ctx);
  const state = timelineMachine.stateOf(before);
  const fixedStart = startMoves ? refusalIn(timelineMachine, 'move_start', state) : undefined;
  if (fixedStart !== undefined) throw refuseField('start_date', fixedStart);
  const fixedEnd = endMoves ? refusalIn(timelineMachine, 'move_end', state) : undefined;
  if (fixedEnd !== undefined) throw refuseField('end_date', fixedEnd);
  if (wanted.end_date !== null && wanted.end_date < wanted.today)
    throw refuseField('end_date', 'price_in_force');
}
