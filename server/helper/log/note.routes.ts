import { sql } from 'kysely';
import { cardOf } from '@hakobu/contract/find-card.ts';
import { createNote } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import { seeingAll, type Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { forbidden, unknownReference } from '#kernel/refusal.ts';
import { route, type Route } from '#kernel/route.ts';
import { seesRow } from '#kernel/session/sees-row.ts';
import { logSource } from './log.routes.ts';

/** Notes are written on documents that one reads, whichever call shows them. */
export const noteRoutes = (served: readonly Route[]): Route[] => [
  route(createNote, async (ctx, { body }) => {
    await requireReader(ctx, served, body);
    const {
      rows: [made],
    } = await sql<{
      id: number;
    }>`insert into logs (organization_id, logable_type, logable_id, type_id, creator_id, content)
      values (${ctx.organizationId}, ${body.logable_type}, ${body.logable_id}, 'write', ${ctx.actor.id},
        ${JSON.stringify(body.content)}::jsonb) returning id`.execute(ctx.db);
    return findRow(seeingAll(ctx), logSource, made!.id);
  }),
];

async function requireReader(
  ctx: Context,
  served: readonly Route[],
  { logable_type, logable_id }: { logable_type: string; logable_id: string },
): Promise<void> {
  const card = cardOf(logable_type);
  const resource = card?.resource;
  if (card === undefined || resource === undefined) throw unknownReference('logable_type', logable_type);
  const scope = widestScope(ctx.actor.permissions, { resource, action: 'read' });
  if (scope === undefined) throw forbidden(`${resource}.own.read`);
  if ((await seesRow(ctx, served, { actor: ctx.actor, scope, card, id: logable_id })) !== true)
    throw unknownReference('logable_id', logable_id);
}
