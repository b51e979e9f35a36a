import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { lastPeriodsQuery } from '../../kernel/last-periods.ts';

/** In VND. `day` is the first day of a month. */
const flow = z.object({ day: z.string(), received: decimalText(), paid: decimalText() });

/**
 * Money received and paid out on each of the last days, or in each of the last months, and the balance of
 * each fund and bank account.
 */
export const moneyByDay = defineEndpoint({
  id: 'accounting.statistic.money-by-day',
  method: 'GET',
  path: 'statistics/money-by-day',
  summary: 'Money of the funds and bank accounts by day',
  access: { resource: 'fund', action: 'read' },
  query: z.object(lastPeriodsQuery(2)),
  response: z.object({
    /** Today last. */
    data: z.array(flow),
    before: z.array(flow),
    /** Balance at the end of each day or month, in the currency of the account. */
    accounts: z.array(
      z.object({
        party_type: z.enum(['fund', 'card']),
        party_id: z.number().int(),
        currency_id: z.string(),
        held: z.array(decimalText()),
      }),
    ),
  }),
});
