import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import * as endpoints from '@hakobu/contract/helper/device-token/device-token.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { findRow, listRows } from '#kernel/list/list-rows.ts';
import { defineListSource } from '#kernel/list/list-source.ts';
import { readPushKeys } from '#kernel/notification/push-keys.ts';
import { Refusal } from '#kernel/refusal.ts';
import { route } from '#kernel/route.ts';

const source = defineListSource<RowOf<typeof endpoints.listDeviceTokens>>({
  from: sql`device_tokens d`,
  select: sql`d.id, d.token, d.user_agent, d.created_at, d.updated_at, d.version`,
  key: 'd.id',
  access: (ctx) => sql<SqlBool>`d.user_id = ${ctx.actor.id}`,
});

async function forget(ctx: Context, id: string | number): Promise<void> {
  const { numAffectedRows } =
    await sql`delete from device_tokens where id = ${id} and user_id = ${ctx.actor.id}`.execute(ctx.db);
  if (Number(numAffectedRows ?? 0) === 0) throw new Refusal('not_found', { details: { id } });
}

export const routes = [
  route(endpoints.pushKey, async (ctx) => ({ public_key: (await readPushKeys(ctx.db)).publicKey })),
  route(endpoints.listDeviceTokens, (ctx, { list }) =>
    listRows(ctx, endpoints.listDeviceTokens.list, source, list),
  ),
  route(endpoints.getDeviceToken, (ctx, { params }) => findRow(ctx, source, params.id)),
  route(
    endpoints.createDeviceToken,
    async (
      ctx,
      {
        body: {
          token,
          keys: { p256dh, auth },
        },
        headers,
      },
    ) => {
      ctx.outbound.requirePublic(token);
      const {
        rows: [made],
      } = await sql<{
        id: number;
      }>`insert into device_tokens (user_id, token, p256dh, auth, user_agent)
        values (${ctx.actor.id}, ${token}, ${p256dh}, ${auth}, ${headers.userAgent?.slice(0, 300) ?? null})
      on conflict (token) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
        auth = excluded.auth, user_agent = excluded.user_agent, failures = 0,
          version = device_tokens.version + 1, updated_at = now() returning id`.execute(ctx.db);
      return findRow(ctx, source, made!.id);
    },
  ),
  route(
    endpoints.updateDeviceToken,
    async (
      ctx,
      {
        params,
        body: {
          token,
          keys: { p256dh, auth },
        },
      },
    ) => {
      ctx.outbound.requirePublic(token);
      await findRow(ctx, source, params.id);
      await sql`update device_tokens set token = ${token}, p256dh = ${p256dh}, auth = ${auth}, failures = 0,
        version = version + 1, updated_at = now() where id = ${params.id}`.execute(ctx.db);
      return findRow(ctx, source, params.id);
    },
  ),
  route(endpoints.deleteDeviceToken, (ctx, { params }) => forget(ctx, params.id)),
];
