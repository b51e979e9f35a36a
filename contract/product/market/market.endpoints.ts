import { z } from 'zod';
import { decimalText } from '../../kernel/decimal.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';

const id = z.number().int();
/** Public data of a market: affiliate stores of an e-commerce channel and their products. Prices in JPY. */
export const readMarket = defineEndpoint({
  id: 'product.market.get',
  method: 'GET',
  path: 'markets/{market_name}',
  summary: 'Read the public page of a market',
  access: 'public',
  params: z.object({ market_name: z.string().trim().min(1).max(120) }),
  response: z.object({
    name: z.string(),
    url: z.string().nullable(),
    stores: z.array(
      z.object({ id, name: z.string(), url: z.string().nullable(), image: z.string().nullable() }),
    ),
    products: z.array(
      z.object({ id, name: z.string(), url: z.string(), price: decimalText(), affiliate_store_id: id }),
    ),
  }),
});
