import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField } from '../../kernel/fields.ts';

/** The documents that goods and money leave on their way, in its order. */
export const documentKinds = [
  'contract',
  'order',
  'purchase',
  'sfa',
  'pallet',
  'box',
  'lading_bill',
  'container',
  'goods_delivery',
  'transaction',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How many documents of a kind an answer names, newest first; the others are counted. */
export const MAX_NAMED_LINKS = 30;

const linkRow = z.object({ id: z.string(), name: z.string(), state: z.string().nullable() });

/** The other documents of the same goods and money, as far as the caller may read each of them. */
export const readDocumentLinks = defineEndpoint({
  id: 'helper.document.links',
  method: 'GET',
  path: 'documents/{resource}/{id}/links',
  summary: 'The documents before and after a document, with their states',
  access: 'signed_in',
  params: z.object({ resource: z.enum(documentKinds), id: exactField(40, 1) }),
  response: z.object({
    data: z.array(
      z.object({
        resource: z.enum(documentKinds),
        count: z.number().int(),
        states: z.array(z.object({ state: z.string(), count: z.number().int() })),
        rows: z.array(linkRow),
      }),
    ),
  }),
});
