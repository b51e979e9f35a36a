import type { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { timelineMachine } from '@hakobu/contract/product/price/timeline.machine.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { requireAction } from '#kernel/machine.ts';
import type { Handler } from '#kernel/route.ts';
import { priceChanged } from './change-price.ts';
import { lockTimeline } from './change-timeline.ts';

/** Deletes a timeline that no document can have used. */
export const deleteTimeline: Handler<typeof priceTimeline.delete> = async (ctx, { params, version }) => {
  const timeline = await lockTimeline(ctx, params.id, version);
  requireAction(timelineMachine, 'delete', timeline);
  await deleteRow(ctx, 'price_timelines', timeline.id);
  await priceChanged(ctx, timeline.price_id, { timeline_removed: timeline.start_date ?? '–' });
};
