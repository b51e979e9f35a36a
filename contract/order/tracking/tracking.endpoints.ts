import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, noteField, rowStamp, textField } from '../../kernel/fields.ts';
import { plainCode } from '../../kernel/typed-code.ts';

export const trackingRow = z.object({
  id: z.number().int(),
  code: z.string(),
  value: z.string().nullable(),
  received: z.boolean(),
  checked: z.boolean(),
  received_at: z.string().nullable(),
  ...rowStamp,
  purchases: z.array(z.object({ id: z.number().int(), supplier_name: z.string() })).optional(),
  /** Documents that it belongs to and inbound items under it, as far as the caller may read them. */
  references: z
    .array(z.object({ type: z.enum(['order', 'purchase', 'sfa', 'box']), id: z.string(), name: z.string() }))
    .optional(),
});

/** Normalizes a tracking number for comparison: half width, upper case, letters and digits only. */
export const normaliseTracking = (typed: string): string =>
  plainCode(typed)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** A tracking by id, or by its code as typed or scanned. */
export const trackingBody = z.object({
  tracking_id: z.union([z.number().int(), textField(64)], { error: 'required' }),
});

export const listTrackings = defineList({
  id: 'order.tracking.list',
  path: 'order/trackings',
  summary: 'List trackings',
  access: { resource: 'tracking', action: 'read' },
  row: trackingRow,
  list: {
    filters: {
      id: 'integer',
      code: 'contains',
      received: 'boolean',
      checked: 'boolean',
      claimed: 'boolean',
      own: 'boolean',
      purchase_id: 'integer',
    },
    between: { created_at: 'instant', received_at: 'instant' },
    sorts: ['id', 'created_at', 'received_at', 'code'],
    defaultSort: '-id',
    includes: ['purchases', 'references'],
    search: true,
  },
});
export const getTracking = defineEndpoint({
  id: 'order.tracking.get',
  method: 'GET',
  path: 'order/trackings/{id}',
  summary: 'Read one tracking',
  access: { resource: 'tracking', action: 'read' },
  params: integerId,
  response: trackingRow,
  detail: { includes: ['purchases', 'references'] },
});
/** Reasons of a suggestion, strongest first. */
export const suggestionReasons = [
  'tallied',
  'boxes',
  'number',
  'code',
  'goods',
  'announced',
  'waiting',
] as const;
export const suggestionRow = z.object({
  type: z.enum(['purchase', 'order']),
  id: z.string(),
  /** Its supplier or customer. */
  name: z.string(),
  reasons: z.array(z.enum(suggestionReasons)),
});
export const suggestForTracking = defineEndpoint({
  id: 'order.tracking.suggestions',
  method: 'GET',
  path: 'order/trackings/{id}/suggestions',
  summary: 'Suggest documents for an unclaimed tracking, best match first',
  access: { resource: 'tracking', action: 'read' },
  params: integerId,
  response: z.object({ data: z.array(suggestionRow) }),
});
export const createTracking = defineEndpoint({
  id: 'order.tracking.create',
  method: 'POST',
  path: 'order/trackings',
  summary: 'Create a tracking',
  access: { resource: 'tracking', action: 'create' },
  body: z.object({ code: noteField(64).optional() }),
  response: trackingRow,
  errors: ['tracking_taken'],
});
export const updateTracking = defineEndpoint({
  id: 'order.tracking.update',
  method: 'PUT',
  path: 'order/trackings/{id}',
  summary: 'Mend the code of a tracking under which nothing has come',
  access: { resource: 'tracking', action: 'update' },
  params: integerId,
  body: z.object({ code: textField(64) }),
  response: trackingRow,
  errors: ['tracking_taken', 'tracking_came_in'],
});
export const deleteTracking = defineEndpoint({
  id: 'order.tracking.delete',
  method: 'DELETE',
  path: 'order/trackings/{id}',
  summary: 'Delete a tracking that belongs to nothing and under which nothing has come',
  access: { resource: 'tracking', action: 'delete' },
  params: integerId,
  response: z.void(),
  status: 204,
  errors: ['tracking_came_in', 'tracking_in_use', 'in_use'],
});
