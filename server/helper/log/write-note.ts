import { cardOf } from '@hakobu/contract/find-card.ts';
import type { createNote } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import { withoutRowLimits, type Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { forbidden, unknownReference } from '#kernel/refusal.ts';
import type { Handler, Route } from '#kernel/route.ts';
import { canReadRow } from '#kernel/session/can-read-row.ts';
import { logSource } from './log.queries.ts';

/**
 * Writes a note on any document that the caller may read. Refuses with `forbidden` and `unknown_reference`.
 */
export const writeNoteOn =
  (served: readonly Route[]): Handler<typeof createNote> =>
  async (ctx, { body: { logable_type, logable_id, content } }) => {
    await requireReader(ctx, served, logable_type, logable_id);
    const { id } = await ctx.db
      .insertInto('logs')
      .values({
        organization_id: ctx.organizationId,
        logable_type,
        logable_id,
        type_id: 'write',
        creator_id: ctx.actor.id,
        content: JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return findRow(withoutRowLimits(ctx), logSource, id);
  };

async function requireReader(
  ctx: Context,
  served: readonly Route[],
  word: string,
  id: string,
): Promise<void> {
  const card = cardOf(word);
  const resource = card?.resource;
  if (card === undefined || resource === undefined) throw unknownReference('logable_type', word);
  const scope = widestScope(ctx.actor.permissions, { resource, action: 'read' });
  if (scope === undefined) throw forbidden(`${resource}.own.read`);
  if ((await canReadRow(ctx, served, { actor: ctx.actor, scope, card, id })) !== true)
    throw unknownReference('logable_id', id);
}
