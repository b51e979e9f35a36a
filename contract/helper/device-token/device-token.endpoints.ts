import { z } from 'zod';
import { defineEndpoint, defineList } from '../../kernel/endpoint.ts';
import { integerId, rowStamp, textField } from '../../kernel/fields.ts';

/** A browser of the caller that receives push messages. `token`: its address at the push service. */
export const deviceTokenRow = z.object({
  id: z.number().int(),
  token: z.string(),
  user_agent: z.string().nullable(),
  ...rowStamp,
});
const one = { params: integerId, access: 'signed_in', response: deviceTokenRow } as const;
const fields = {
  token: z
    .string({ error: 'not_text' })
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'not_url' }).max(1000, 'too_long')),
  /** Public key and secret of the browser, base64url, from `PushSubscription.toJSON().keys`. */
  keys: z.object({ p256dh: textField(200), auth: textField(100) }),
};

export const listDeviceTokens = defineList({
  id: 'helper.device_token.list',
  path: 'device-tokens',
  summary: 'List the caller’s devices that take push messages',
  access: 'signed_in',
  row: deviceTokenRow,
  list: {
    filters: { id: 'integer', token: 'text' },
    sorts: ['id', 'created_at'],
    defaultSort: '-created_at',
  },
});
export const getDeviceToken = defineEndpoint({
  ...one,
  id: 'helper.device_token.get',
  method: 'GET',
  path: 'device-tokens/{id}',
  summary: 'Read one device of the caller',
});
/** A browser has one owner: a registered token becomes the caller's. */
export const createDeviceToken = defineEndpoint({
  id: 'helper.device_token.create',
  method: 'POST',
  path: 'device-tokens',
  summary: 'Register the caller’s browser for push messages',
  access: 'signed_in',
  body: z.object(fields),
  response: deviceTokenRow,
  errors: ['address_not_public'],
});
export const updateDeviceToken = defineEndpoint({
  ...one,
  id: 'helper.device_token.update',
  method: 'PUT',
  path: 'device-tokens/{id}',
  summary: 'Change a device after its browser renewed the subscription',
  body: z.object(fields),
  errors: ['address_not_public'],
});
export const deleteDeviceToken = defineEndpoint({
  id: 'helper.device_token.delete',
  method: 'DELETE',
  path: 'device-tokens/{id}',
  summary: 'Send no more push messages to a device',
  access: 'signed_in',
  params: integerId,
  response: z.void(),
  status: 204,
});
/** `public_key`: VAPID key with which a browser subscribes, base64url. */
export const pushKey = defineEndpoint({
  id: 'helper.device_token.key',
  method: 'GET',
  path: 'push-key',
  summary: 'The key that push messages are signed with',
  access: 'signed_in',
  response: z.object({ public_key: z.string() }),
});
