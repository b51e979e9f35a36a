import { z } from 'zod';
import { recognitionErrors } from '../../accounting/charge/recognition-errors.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { booleanField, integerField, someOf } from '../../kernel/fields.ts';
import { proposedDistribution } from '../../order/order-distribution/order-distribution.endpoints.ts';
import { sfaReceiptRow } from './sfa.endpoints.ts';

/** Why a parcel is left for a count by hand. */
export const leftReasons = ['tallied', 'nothing_expected', 'not_ordered', 'several_parcels'] as const;

export const tallyExpected = defineEndpoint({
  id: 'warehouse.sfa-receipt.tally-expected',
  method: 'POST',
  path: 'sfa-receipts/expected',
  summary: 'Tally inbound items whose contents came as ordered, all of them or none',
  access: { resource: 'sfa', action: 'update' },
  body: z.object({
    sfa_ids: someOf(integerField(), 100),
    /** Allocates the goods to the order lines they were bought for. */
    allocate: booleanField().default(true),
  }),
  response: z.object({
    data: z.array(sfaReceiptRow),
    allocated: z.array(proposedDistribution),
    /** Inbound items that are not tallied, and why. */
    left: z.array(
      z.object({ sfa_id: z.number().int(), tracking_code: z.string(), reason: z.enum(leftReasons) }),
    ),
  }),
  status: 200,
  previews: true,
  errors: ['unknown_reference', ...recognitionErrors],
});
