import { sql } from 'kysely';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import type { SupportStatus } from '@hakobu/contract/helper/support/support.machine.ts';
import type { Context } from '#kernel/context.ts';
import { insertRow, updateRow } from '#kernel/crud/rows.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { readNotificationsOf } from '../notification/read-notifications-of.ts';
import { supportSource } from './support.queries.ts';

/** A locked ticket. */
export interface LockedSupport {
  id: number;
  organization_id: number;
  creator_id: number;
  sender_id: number;
  support_type_id: number;
  title: string;
  status: SupportStatus;
}

/** Locks a ticket within the caller's rows. Refuses with `not_found` and `stale_version`. */
export const lockSupport = (ctx: Context, id: string | number, version?: number): Promise<LockedSupport> =>
  lockRow<LockedSupport>(ctx, supportSource, { id, version, columns: sql`s.*` });

/** Callers may answer the tickets that they may read, if they have a right to write. */
export const asReader = (ctx: Context): Context => ({
  ...ctx,
  scope: widestScope(ctx.actor.permissions, { resource: 'support', action: 'read' }) ?? 'own',
});

/**
 * Adds a message to a ticket, marks the ticket as answered now and as read by the writer. Answers the id of
 * the message.
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

/** Marks notifications about the ticket as read for a user who has read it. */
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

/** Writes to the change log of the ticket and announces the change to open screens. */
export function logSupport(
  ctx: Context,
  id: number,
  type_id: 'created' | 'write',
  content: Record<string, unknown>,
): void {
  ctx.log({ logable_type: 'support', logable_id: id, type_id, content });
}

/** Sets the status. Answers whether it changed. */
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
