import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { nextSequenceNumber } from '#kernel/database/next-sequence-number.ts';

/**
 * The number of a new order: the type's prefix, year and month, and a count. One that is not used leaves a
 * gap, which does no harm.
 */
export function nextOrderNumber(ctx: Context, type: CreatableType): RawBuilder<string> {
  const month = dayIn(ctx.now).slice(2, 7).replace('-', '');
  return sql`${orderTypes[type].prefix + month}::text || ${nextSequenceNumber('order_number', 6)}`;
}
