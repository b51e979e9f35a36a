import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { textField } from '../../kernel/fields.ts';

/** What the palette finds, in the order in which it shows it. */
export const findable = [
  'order',
  'customer',
  'product',
  'tracking',
  'box',
  'purchase',
  'lading_bill',
  'container',
  'goods_delivery',
  'supplier',
  'user',
] as const;
export type Findable = (typeof findable)[number];

/** A few of everything that the caller may read and whose number, code or name contains the characters. */
export const search = defineEndpoint({
  id: 'helper.search',
  method: 'GET',
  path: 'search',
  summary: 'Find orders, customers, goods and more by a few characters',
  access: 'signed_in',
  query: z.object({ q: textField(100) }),
  response: z.object({
    data: z.array(
      z.object({ type: z.enum(findable), id: z.string(), title: z.string(), detail: z.string() }),
    ),
  }),
});
