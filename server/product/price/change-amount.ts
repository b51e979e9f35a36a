import { sql } from 'kysely';
import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { Context } from '#kernel/context.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import { lockTimeline, type Timeline } from './change-timeline.ts';
import { amountSource } from './timeline.queries.ts';

/** Locks a bracket within the caller's prices, after its price and timeline. Checks `If-Match`. */
export async function lockAmount(
  ctx: Context,
  id: number | string,
  version: number | undefined,
): Promise<{ from: Decimal; timeline: Timeline }> {
  const { price_timeline_id } = await findRow(ctx, amountSource, id);
  const timeline = await lockTimeline(ctx, price_timeline_id);
  const { from } = await lockRow<{ from: Decimal }>(ctx, amountSource, {
    id,
    version,
    columns: sql`a.from_measure as "from"`,
  });
  return { from, timeline };
}
