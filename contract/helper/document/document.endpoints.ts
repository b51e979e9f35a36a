import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { exactField } from '../../kernel/fields.ts';

/** Documents of the process from order to voucher, in its order. */
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

/** Most documents of a kind in a response, newest first. The others are only counted. */
export const MAX_NAMED_LINKS = 30;

const linkRow = z.object({ id: z.string(), name: z.string(), state: z.string().nullable() });

/** Documents of the same goods and money that the caller may read. */
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
