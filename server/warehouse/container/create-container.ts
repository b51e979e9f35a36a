import type { createContainer as endpoint } from '@hakobu/contract/warehouse/container/container.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { requireAllowedMovement } from '../movement/require-allowed-movement.ts';
import { readContainer } from './container.queries.ts';

/** Creates a container; its limits are those of its type unless given. */
export const createContainer: Handler<typeof endpoint> = async (ctx, { body }) => {
  await requireAllowedMovement(ctx, body);
  const type = await limitsOfType(ctx, body.type_id ?? null);
  const id = await insertRow(ctx, 'containers', {
    ...body,
    total_max_volume: body.total_max_volume ?? type?.max_volume ?? '0',
    total_max_weight: body.total_max_weight ?? type?.max_weight ?? '0',
    organization_id: ctx.organizationId,
    created_by: ctx.actor.id,
  });
  ctx.log({ logable_type: 'container', logable_id: id, type_id: 'created', content: body });
  return readContainer(ctx, id);
};

async function limitsOfType(
  ctx: Context,
  id: string | null,
): Promise<{ max_volume: string; max_weight: string } | undefined> {
  if (id === null) return undefined;
  const type = await ctx.db
    .selectFrom('container_types')
    .select(['max_volume', 'max_weight'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (type === undefined) throw unknownReference('type_id', id);
  return type;
}
