import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';

/**
 * A lot by the auction site: number, title and picture; and as far as the site tells them, whether it has
 * ended, its current or final price in JPY, and whether the highest bid is ours.
 */
export const findAuctionLot = defineEndpoint({
  id: 'product.auction_lot.find',
  method: 'GET',
  path: 'auction-lots',
  summary: 'Look up a lot at the auction site that is configured',
  access: { resource: 'product', action: 'create' },
  query: z.object({
    auction_id_findprice: z
      .string({ error: 'required' })
      .trim()
      .min(1, 'required')
      .max(64, 'too_long')
      .regex(/^[\w-]*$/, 'invalid'),
  }),
  response: z.object({
    id: z.string(),
    name: z.string(),
    img: z.string().nullable(),
    ended: z.boolean().nullable(),
    price: decimalText().nullable(),
    ours: z.boolean().nullable(),
  }),
  errors: ['auction_lot_not_found', 'auction_not_configured', 'address_no_answer'],
});
