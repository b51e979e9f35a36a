import { sql } from 'kysely';
import type * as endpoints from '@hakobu/contract/helper/device-token/device-token.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { readPushKeys } from '#kernel/notification/push-keys.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { deviceTokenSource } from './device-token.queries.ts';

/** Public VAPID key with which browsers subscribe to push messages. */
export const readPushKey: Handler<typeof endpoints.pushKey> = async (ctx) => ({
  public_key: (await readPushKeys(ctx.db)).publicKey,
});

const LONGEST_AGENT = 300;

/** Registers a device. A device that another user registered before moves to the caller. */
export const createDeviceToken: Handler<typeof endpoints.createDeviceToken> = async (
  ctx,
  { body: { token, keys }, headers },
) => {
  ctx.outbound.requirePublic(token);
  const { id } = await ctx.db
    .insertInto('device_tokens')
    .values({
      user_id: ctx.actor.id,
      token,
      p256dh: keys.p256dh,
      auth: keys.auth,
      user_agent: headers.userAgent?.slice(0, LONGEST_AGENT) ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('token').doUpdateSet({
        user_id: sql`excluded.user_id`,
        p256dh: sql`excluded.p256dh`,
        auth: sql`excluded.auth`,
        user_agent: sql`excluded.user_agent`,
        failures: 0,
        version: sql`device_tokens.version + 1`,
        updated_at: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return findRow(ctx, deviceTokenSource, id);
};

/** Replaces the address of a device, after the browser's push service changed it. */
export const updateDeviceToken: Handler<typeof endpoints.updateDeviceToken> = async (
  ctx,
  { params: { id }, body: { token, keys } },
) => {
  ctx.outbound.requirePublic(token);
  await findRow(ctx, deviceTokenSource, id);
  await updateRow(ctx, 'device_tokens', id, { token, p256dh: keys.p256dh, auth: keys.auth, failures: 0 });
  return findRow(ctx, deviceTokenSource, id);
};

/** Deletes one of the caller's devices. */
export const deleteDeviceToken: Handler<typeof endpoints.deleteDeviceToken> = async (
  ctx,
  { params: { id } },
) => {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('device_tokens')
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('not_found', { details: { id } });
};
