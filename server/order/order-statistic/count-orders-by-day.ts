import { sql } from 'kysely';
import type { ordersByDay } from '@hakobu/contract/order/order-statistic/order-statistic.endpoints.ts';
import { BUSINESS_ZONE, dayIn } from '@hakobu/contract/kernel/business-day.ts';
import type { Handler } from '#kernel/route.ts';
import { orderAccess } from '../order/order.access.ts';

/** Orders created on each day in the business's time zone, and how many of them are cancelled now. */
export const countOrdersByDay: Handler<typeof ordersByDay> = async (ctx, { query: { days } }) => {
  const today = sql`${dayIn(ctx.now)}::date`;
  const first = sql`(${today} - ${days - 1}::int)`;
  const { rows: data } = await sql<{ day: string; placed: number; cancelled: number }>`
    select day::date::text as day, coalesce(placed, 0)::int as placed,
      coalesce(cancelled, 0)::int as cancelled
    from generate_series(${first}, ${today}, interval '1 day') as day
    left join (
      select (o.created_at at time zone ${BUSINESS_ZONE})::date as on_day, count(*) as placed,
        count(o.cancelled_at) as cancelled
      from orders o
      where o.created_at >= (${first}::timestamp at time zone ${BUSINESS_ZONE})
        and ${orderAccess(ctx) ?? sql`true`}
      group by 1) as counted on counted.on_day = day::date
    order by 1`.execute(ctx.db);
  return { data };
};
