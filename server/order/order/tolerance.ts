// By how much what comes for lines may differ from what they ask for.
import { sql, type RawBuilder } from 'kysely';
import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { orderTypes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';

/** What line `i` asks for. */
export const wanted = sql`(i.quantity - i.cancelled_quantity)`;

/**
 * Pieces by which what comes for line `i` may be more or less: whole ones, rounded down. Most lines have
 * none, and to divide is dear where thousands are asked.
 */
export const tolerance = sql`case when i.tolerance_percent = 0 then 0
  else trunc(${wanted} * i.tolerance_percent / 100) end`;

/** With so many pieces line `i` counts as whole; so many at most are bought for it and given to it. */
export const enough = sql`(${wanted} - ${tolerance})`;
export const most = sql`(${wanted} + ${tolerance})`;

/** Per cent that a line is ordered with today: what its organization says, where its type tolerates any. */
export const toleranceOf = (ctx: Context, type: OrderType): RawBuilder<Decimal> =>
  orderTypes[type].tolerates
    ? sql`(select quantity_tolerance from organizations where id = ${ctx.organizationId})`
    : sql`${zero}::numeric`;
