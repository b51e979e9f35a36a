import type { priceAmount } from '@hakobu/contract/product/price/price.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { asReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { priceChanged } from './change-price.ts';
import { lockTimeline } from './change-timeline.ts';
import { amountSource } from './timeline.queries.ts';

/** Adds a bracket. One where none was changes nothing that is in force. */
export const createAmount: Handler<typeof priceAmount.create> = async (
  ctx,
  { body: { from, to = null, value, price_timeline_id } },
) => {
  const { price_id } = await asReference(
    'price_timeline_id',
    price_timeline_id,
    lockTimeline(ctx, price_timeline_id),
  );
  const id = await insertRow(ctx, 'price_amounts', {
    price_timeline_id,
    from_measure: from,
    to_measure: to,
    value,
  });
  await priceChanged(ctx, price_id, { from, to, value });
  return findRow(ctx, amountSource, id);
};
