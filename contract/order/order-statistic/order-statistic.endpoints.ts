import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField } from '../../kernel/fields.ts';

/**
 * Orders placed on each of the last `days` days, today included, by the business's own calendar; within the
 * orders the caller's right reaches.
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
