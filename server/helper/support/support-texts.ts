import { sql } from 'kysely';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { SupportStatus } from '@hakobu/contract/helper/support/support.machine.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { readNotificationsOf } from '../notification/read-notifications-of.ts';
import { supportSource } from './support.queries.ts';

/** A question that is locked for a write. */
export interface LockedSupport {
  id: number;
  organization_id: number;
  creator_id: number;
  sender_id: number;
  support_type_id: number;
  title: string;
  status: SupportStatus;
}

/** Locks a question within the caller's rows. Refuses with `not_found` and `stale_version`. */
export const lockSupport = (ctx: Context, id: string | number, version?: number): Promise<LockedSupport> =>
  lockRow<LockedSupport>(ctx, supportSource, { id, version, columns: sql`s.*` });

/** Who may read a question may answer it, as far as they may write at all. */
export const asReader = (ctx: Context): Context => ({
  ...ctx,
  scope: widestScope(ctx.actor.permissions, { resource: 'support', action: 'read' }) ?? 'own',
});

/**
 * Adds a text to a question, which counts as answered now, and as read by who wrote. Answers the text's id.
 */
export async function addText(ctx: Context, supportId: number, text: string): Promise<number> {
  const id = await insertRow(ctx, 'support_contents', {
    support_id: supportId,
    creator_id: ctx.actor.id,
    text,
  });
  await updateRow(ctx, 'supports', supportId, { answered_at: sql<string>`clock_timestamp()` });
  await markRead(ctx, supportId);
  return id;
}

/** Who has read a question need not be told of it any more. */
export async function markRead(ctx: Context, id: number): Promise<void> {
  await ctx.db
    .insertInto('support_reads')
    .values({ support_id: id, user_id: ctx.actor.id, read_at: sql<string>`clock_timestamp()` })
    .onConflict((conflict) =>
      conflict.columns(['support_id', 'user_id']).doUpdateSet({ read_at: sql<string>`excluded.read_at` }),
    )
    .execute();
  await readNotificationsOf(ctx, { type: 'support', id });
}

/** Writes to the question's log, and lets open screens hear of it. */
export function logSupport(
  ctx: Context,
  id: number,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'support', logable_id: id, type_id, content });
}

/** Sets the status and answers whether it was another before. */
export async function setSupportStatus(
  ctx: Context,
  support: LockedSupport,
  status: LockedSupport['status'],
): Promise<boolean> {
  if (support.status === status) return false;
  await updateRow(ctx, 'supports', support.id, { status, closed_at: status === 'closed' ? ctx.now : null });
  logSupport(ctx, support.id, 'write', { status_id: status });
  return true;
}
