import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { orderTypes, type OfferedType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { nextCount } from '#kernel/database/next-count.ts';

/**
 * The number of a new order: the type's prefix, year and month, and a count. One that is not used leaves a
 * gap, which does no harm.
 */
export function nextOrderNumber(ctx: Context, type: OfferedType): RawBuilder<string> {
  const month = dayIn(ctx.now).slice(2, 7).replace('-', '');
  return sql`${orderTypes[type].prefix + month}::text || ${nextCount('order_number', 6)}`;
}
