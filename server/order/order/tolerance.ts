// Tolerance: by how much the quantity that a line gets may differ from the quantity it wants.
import { sql, type RawBuilder } from 'kysely';
import { zero, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { orderTypes, type OrderType } from '@hakobu/contract/order/order/order-types.ts';
import type { Context } from '#kernel/context.ts';

/** Quantity that line `i` wants. */
export const wanted = sql`(i.quantity - i.cancelled_quantity)`;

/**
 * Pieces by which the quantity of line `i` may differ, rounded down. The case avoids the division for lines
 * without tolerance, which are most lines of large lists.
 */
export const tolerance = sql`case when i.tolerance_percent = 0 then 0
  else trunc(${wanted} * i.tolerance_percent / 100) end`;

/** Least quantity with which line `i` counts as complete, and the largest that may be bought or allocated. */
export const enough = sql`(${wanted} - ${tolerance})`;
export const most = sql`(${wanted} + ${tolerance})`;

/**
 * Tolerance in per cent of a new line: the organization's setting where the order type has tolerances, else
 * 0.
 */
export const toleranceOf = (ctx: Context, type: OrderType): RawBuilder<Decimal> =>
  orderTypes[type].tolerates
    ? sql`(select quantity_tolerance from organizations where id = ${ctx.organizationId})`
    : sql`${zero}::numeric`;
