import type { Context } from '#kernel/context.ts';

/** Ends the sessions of a user that are still open, save one. */
export async function revokeSessions(
  { db, now }: Context,
  userId: number,
  { except }: { except?: number } = {},
): Promise<void> {
  let sessions = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (except !== undefined) sessions = sessions.where('id', '<>', except);
  await sessions.execute();
}
