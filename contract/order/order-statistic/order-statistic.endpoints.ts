import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField } from '../../kernel/fields.ts';

/**
 * Orders created on each of the last `days` days, today included, in the business's time zone and within
 * the caller's scope.
 */
export const ordersByDay = defineEndpoint({
  id: 'order.statistic.by_day',
  method: 'GET',
  path: 'statistics/orders-by-day',
  summary: 'Count orders by day',
  access: { resource: 'statistic', action: 'read' },
  query: z.object({ days: integerField(1, 366).default(30) }),
  response: z.object({
    data: z.array(z.object({ day: z.string(), placed: z.number().int(), cancelled: z.number().int() })),
  }),
});
