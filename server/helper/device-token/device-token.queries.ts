import { sql, type SqlBool } from 'kysely';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listDeviceTokens } from '@hakobu/contract/helper/device-token/device-token.endpoints.ts';
import { defineListSource } from '#kernel/list/list-source.ts';

/** The caller's devices that receive push messages. */
export const deviceTokenSource = defineListSource<RowOf<typeof listDeviceTokens>>({
  from: sql`device_tokens d`,
  select: sql`d.id, d.token, d.user_agent, d.created_at, d.updated_at, d.version`,
  key: 'd.id',
  access: (ctx) => sql<SqlBool>`d.user_id = ${ctx.actor.id}`,
});
