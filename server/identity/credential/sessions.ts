import { sql } from 'kysely';
import {
  ACCESS_TOKEN_SECONDS,
  REFRESH_TOKEN_SECONDS,
} from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import type { Db } from '#kernel/database/database.ts';
import { Refusal } from '#kernel/refusal.ts';
import { hashToken, newToken } from '#kernel/session/token.ts';

/** Tokens of a sign-in. */
export type Tokens = ReturnType<typeof newTokens>['answer'];

const LONGEST_AGENT = 300;

/** Opens a session of a user. */
export async function openSession(
  ctx: Context,
  userId: number,
  userAgent: string | undefined,
): Promise<Tokens> {
  const tokens = newTokens();
  await sql`insert into sessions (user_id, access_hash, access_expires_at, refresh_hash, refresh_expires_at,
      user_agent)
    values (${userId}, ${tokens.accessHash}, now() + ${ACCESS_TOKEN_SECONDS} * interval '1 second',
      ${tokens.refreshHash}, now() + ${REFRESH_TOKEN_SECONDS} * interval '1 second',
      ${userAgent?.slice(0, LONGEST_AGENT) ?? null})`.execute(ctx.db);
  return tokens.answer;
}

/** Renews a session by its refresh token, which works once. Refuses with `logged_out`. */
export async function renewSession(ctx: Context, refreshToken: string): Promise<Tokens> {
  const presented = hashToken(refreshToken);
  const {
    rows: [session],
  } = await sql<{ id: number; current: boolean; live: boolean }>`
    select s.id, s.refresh_hash = ${presented} as current,
      s.revoked_at is null and s.refresh_expires_at > now() and u.disabled_at is null as live
    from sessions s
    join users u on u.id = s.user_id
    where s.refresh_hash = ${presented} or s.previous_refresh_hash = ${presented}
      or s.id = (select session_id from used_refresh_tokens where token_hash = ${presented})
    for update of s`.execute(ctx.db);
  if (session === undefined || !session.live) throw new Refusal('logged_out');
  if (!session.current) return revokeReused(ctx, session.id);
  const tokens = newTokens();
  await ctx.db
    .insertInto('used_refresh_tokens')
    .values({ token_hash: presented, session_id: session.id })
    .execute();
  // The last token is also stored in the row: a call that waited for the row lock sees it there, before it
  // sees the other table.
  await sql`update sessions
    set access_hash = ${tokens.accessHash},
      access_expires_at = now() + ${ACCESS_TOKEN_SECONDS} * interval '1 second',
      refreshed_at = now(), previous_refresh_hash = refresh_hash, refresh_hash = ${tokens.refreshHash},
      refresh_expires_at = now() + ${REFRESH_TOKEN_SECONDS} * interval '1 second'
    where id = ${session.id}`.execute(ctx.db);
  return tokens.answer;
}

/** A reused refresh token is known to two parties, so the session ends for both. */
async function revokeReused(ctx: Context, sessionId: number): Promise<never> {
  await revokeSession(ctx, sessionId);
  throw new Refusal('logged_out', { keepsChanges: true });
}

/** Ends one open session, of one user if given; returns whether there was one. */
export async function revokeSession({ db, now }: Context, id: number, userId?: number): Promise<boolean> {
  let session = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null);
  if (userId !== undefined) session = session.where('user_id', '=', userId);
  return (await session.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Ends the open sessions of a user except one. */
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

/** Deletes sessions that ended a month ago; returns how many. */
export async function deleteOldSessions(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from sessions
    where coalesce(revoked_at, refresh_expires_at) < now() - interval '30 days'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function newTokens() {
  const access = newToken();
  const refresh = newToken();
  return {
    accessHash: hashToken(access),
    refreshHash: hashToken(refresh),
    answer: {
      token_type: 'Bearer' as const,
      access_token: access,
      refresh_token: refresh,
      expires_in: ACCESS_TOKEN_SECONDS,
    },
  };
}
