import { sql } from 'kysely';
import type { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { requireAdministrator } from '../role/write-matrix.ts';
import { requireGrantable } from './create-user.ts';
import { userSource } from './user.queries.ts';

/**
 * Deletes an account that nothing refers to. An account in use must be disabled instead: the database
 * refuses with `in_use`.
 */
export const deleteUser: Handler<typeof user.delete> = async (ctx, { params, version }) => {
  const { role_id } = await lockRow<{ role_id: string }>(ctx, userSource, {
    id: params.id,
    version,
    columns: sql`u.role_id`,
  });
  await requireGrantable(ctx, role_id); // Callers cannot delete accounts with rights that they lack.
  await deleteRow(ctx, 'users', params.id);
  await requireAdministrator(ctx);
  ctx.log({ logable_type: 'user', logable_id: params.id, type_id: 'deleted', content: {} });
};
