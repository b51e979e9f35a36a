import { sql } from 'kysely';
import { ordersByDay } from '@hakobu/contract/order/order-statistic/order-statistic.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { BUSINESS_ZONE, dayIn } from '#kernel/context.ts';
import { route } from '#kernel/route.ts';
import { orderAccess } from '../order/order.access.ts';

type Day = ResponseOf<typeof ordersByDay>['data'][number];

export const routes = [
  route(ordersByDay, async (ctx, { query: { days } }) => {
    const first = sql`(${dayIn(ctx.now)}::date - ${days - 1}::int)`;
    const { rows: data } = await sql<Day>`
      select day::date::text as day, coalesce(placed, 0)::int as placed,
        coalesce(cancelled, 0)::int as cancelled
      from generate_series(${first}, ${dayIn(ctx.now)}::date, interval '1 day') as day left join (
        select (o.created_at at time zone ${BUSINESS_ZONE})::date as on_day, count(*) as placed,
          count(o.cancelled_at) as cancelled
        from orders o where o.created_at >= (${first}::timestamp at time zone ${BUSINESS_ZONE})
          and ${orderAccess(ctx) ?? sql`true`} group by 1) as counted on counted.on_day = day::date
      order by 1`.execute(ctx.db);
    return { data };
  }),
];
