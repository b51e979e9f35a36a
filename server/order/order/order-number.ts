import { sql, type RawBuilder } from 'kysely';
import { dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';
import { nextSequenceNumber } from '#kernel/database/next-sequence-number.ts';

/**
 * Number of a new order: prefix of the type, year and month, and a sequence number. A number that is drawn
 * and not used leaves a harmless gap.
 */
export function nextOrderNumber(ctx: Context, type: CreatableType): RawBuilder<string> {
  const month = dayIn(ctx.now).slice(2, 7).replace('-', '');
  return sql`${orderTypes[type].prefix + month}::text || ${nextSequenceNumber('order_number', 6)}`;
}
