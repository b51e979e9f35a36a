import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, noteField, rowStamp, textField } from '../../kernel/fields.ts';

export const trackingRow = z.object({
  id: z.number().int(),
  code: z.string(),
  value: z.string().nullable(),
  received: z.boolean(),
  checked: z.boolean(),
  received_at: z.string().nullable(),
  ...rowStamp,
  purchases: z.array(z.object({ id: z.number().int(), supplier_name: z.string() })).optional(),
  /** Orders that wait for what comes under it, inbound items that came, and the boxes packed of them. */
  orders: z.array(z.object({ id: z.string(), customer_name: z.string() })).optional(),
  sfas: z.array(z.object({ id: z.number().int() })).optional(),
  boxes: z.array(z.object({ id: z.number().int() })).optional(),
});

/** A tracking code as scanners compare it: upper case, letters and digits only. */
export const normaliseTracking = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Names a tracking by its id, or by its code as typed or scanned. */
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
    filters: { id: 'integer', code: 'contains', received: 'boolean', own: 'boolean' },
    between: { created_at: 'instant' },
    sorts: ['id', 'created_at', 'received_at', 'code'],
    defaultSort: '-id',
    includes: ['purchases', 'orders', 'sfas', 'boxes'],
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
  detail: { includes: ['purchases', 'orders', 'sfas', 'boxes'] },
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
