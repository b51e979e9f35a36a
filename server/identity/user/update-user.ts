import { sql } from 'kysely';
import type { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { differences, updateRow } from '#kernel/crud/resource-routes.ts';
import { findRow, lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { requireGrantable } from './create-user.ts';
import { userSource } from './user.queries.ts';

/** Changes an account. Disabling it ends its sessions at once. */
export const updateUser: Handler<typeof user.update> = async (ctx, { params, body, version }) => {
  const before = await lockRow<Record<string, unknown>>(ctx, userSource, { id: params.id, version, columns: sql`u.*, u.disabled_at is not null as disabled` });
  if (body.role_id !== undefined && body.role_id !== before.role_id) await requireGrantable(ctx, body.role_id);
  const content = differences(before, body);
  if (Object.keys(content).length > 0) {
    const { disabled, ...fields } = body;
    await updateRow(ctx, 'users', params.id, { ...fields, ...(disabled === undefined ? {} : { disabled_at: disabled ? ctx.now : null }) });
    if (disabled) await sql`update sessions set revoked_at = now() where user_id = ${params.id} and revoked_at is null`.execute(ctx.db);
    ctx.log({ logable_type: 'user', logable_id: params.id, type_id: 'write', content });
    ctx.announce('changed', { type: 'user', id: params.id });
  }
  return findRow(ctx, userSource, params.id);
};
