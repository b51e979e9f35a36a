import { sql } from 'kysely';
import type { ordersByDay } from '@hakobu/contract/order/order-statistic/order-statistic.endpoints.ts';
import { BUSINESS_ZONE, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import { lastPeriods, periodRows } from '#kernel/last-periods.ts';
import type { Handler } from '#kernel/route.ts';
import { orderAccess } from '../order/order.access.ts';

/**
 * Orders created on each day or in each month in the business's time zone, and how many of them are cancelled
 * now.
 */
export const countOrdersByDay: Handler<typeof ordersByDay> = async (ctx, { query }) => {
  const { current, before } = lastPeriods(dayIn(ctx.now), query);
  const periods = [...before, ...current];
  const { rows } = await sql<{ day: string; placed: number; cancelled: number }>`
    select period.day::text as day, coalesce(sum(placed), 0)::int as placed,
      coalesce(sum(cancelled), 0)::int as cancelled
    from ${periodRows(periods)} as period(day, last)
    left join (
      select (o.created_at at time zone ${BUSINESS_ZONE})::date as on_day, count(*) as placed,
        count(o.cancelled_at) as cancelled
      from orders o
      where o.created_at >= (${periods[0]!.first}::date::timestamp at time zone ${BUSINESS_ZONE})
        and ${orderAccess(ctx) ?? sql`true`}
      group by 1) as counted on counted.on_day between period.day and period.last
    group by period.day
    order by period.day`.execute(ctx.db);
  return { data: rows.slice(before.length), before: rows.slice(0, before.length) };
};
