import type { priceAmount } from '@hakobu/contract/product/price/price.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { lockAmount } from './change-amount.ts';
import { priceChanged } from './change-price.ts';
import { versionToWrite } from './change-timeline.ts';
import { amountSource } from './timeline.queries.ts';

/** Changes a bracket. Where it is in force, changes and answers its copy in a new timeline. */
export const updateAmount: Handler<typeof priceAmount.update> = async (ctx, { params, body, version }) => {
  const before = await lockAmount(ctx, params.id, version);
  const { from = before.from, to, value } = body;
  const timelineId = await versionToWrite(ctx, before.timeline);
  const { id } = await ctx.db
    .selectFrom('price_amounts')
    .select('id')
    .where('price_timeline_id', '=', timelineId)
    .where('from_measure', '=', before.from)
    .executeTakeFirstOrThrow();
  await updateRow(ctx, 'price_amounts', id, { from_measure: body.from, to_measure: to, value });
  await priceChanged(ctx, before.timeline.price_id, { from, value });
  return findRow(ctx, amountSource, id);
};
