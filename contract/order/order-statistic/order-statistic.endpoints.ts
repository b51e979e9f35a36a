import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { lastPeriodsQuery } from '../../kernel/last-periods.ts';

const row = z.object({ day: z.string(), placed: z.number().int(), cancelled: z.number().int() });

/**
 * Orders created on each of the last days, or in each of the last months, in the business's time zone and
 * within the caller's scope.
 */
export const ordersByDay = defineEndpoint({
  id: 'order.statistic.by_day',
  method: 'GET',
  path: 'statistics/orders-by-day',
  summary: 'Count orders by day',
  access: { resource: 'statistic', action: 'read' },
  query: z.object(lastPeriodsQuery(1)),
  /** `day` is the first day of a month. */
  response: z.object({ data: z.array(row), before: z.array(row) }),
});
