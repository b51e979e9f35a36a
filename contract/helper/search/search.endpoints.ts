import { z } from 'zod';
import { searchTargets } from '../../find-card.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { textField } from '../../kernel/fields.ts';

/**
 * The first few rows of each kind that the caller may read and whose number, code or name contains the
 * text.
 */
export const search = defineEndpoint({
  id: 'helper.search',
  method: 'GET',
  path: 'search',
  summary: 'Find orders, customers, goods and more by a few characters',
  access: 'signed_in',
  query: z.object({ q: textField(100) }),
  response: z.object({
    data: z.array(
      z.object({
        type: z.enum(searchTargets.map(({ word }) => word)),
        id: z.string(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
