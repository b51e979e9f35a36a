import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { integerField } from '../../kernel/fields.ts';

/**
 * Money received and paid out on each of the last `days` days, and the balance of each fund and bank
 * account.
 */
export const moneyByDay = defineEndpoint({
  id: 'accounting.statistic.money-by-day',
  method: 'GET',
  path: 'statistics/money-by-day',
  summary: 'Money of the funds and bank accounts by day',
  access: { resource: 'fund', action: 'read' },
  query: z.object({ days: integerField(2, 366).default(30) }),
  response: z.object({
    /** In VND, today last. */
    data: z.array(z.object({ day: z.string(), received: decimalText(), paid: decimalText() })),
    /** Balance at the end of each day, in the currency of the account. */
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
