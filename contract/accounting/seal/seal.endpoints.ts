import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';

/**
 * Recomputes the hash chain from postings and log rows. `head` is the hash of the last batch: recorded
 * elsewhere, it later proves that nothing before it changed.
 */
export const checkSeals = defineEndpoint({
  id: 'accounting.seal.check',
  method: 'GET',
  path: 'statistics/account/seals',
  summary: 'Check the seals of the journal and the change log',
  access: { resource: 'account', action: 'read' },
  response: z.object({
    seals: z.number().int(),
    postings: z.number().int(),
    logs: z.number().int(),
    sealed_at: z.string().nullable(),
    head: z.string().nullable(),
    /** Batches whose rows differ from what was sealed, in order. */
    broken: z.array(z.object({ number: z.number().int(), sealed_at: z.string() })),
  }),
});
