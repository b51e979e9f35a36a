import type { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockPriceOf, priceChanged } from './change-price.ts';
import { readTimeline, requireOrder, requireTiled, writeBrackets } from './change-timeline.ts';
import { requireNoRival } from './require-no-rival.ts';

/** Creates a validity period of a price, with `amounts` also its brackets. */
export const createTimeline: Handler<typeof priceTimeline.create> = async (
  ctx,
  { body: { amounts, ...days } },
) => {
  const { price_id, start_date, end_date } = days;
  await lockPriceOf(ctx, days);
  requireOrder(days);
  if (amounts !== undefined) requireTiled(amounts);
  const id = await insertRow(ctx, 'price_timelines', days);
  if (amounts !== undefined) await writeBrackets(ctx, id, amounts);
  await requireNoRival(ctx, price_id);
  await priceChanged(ctx, price_id, { start_date, end_date, amounts: amounts?.length ?? 0 });
  return readTimeline(ctx, id);
};
