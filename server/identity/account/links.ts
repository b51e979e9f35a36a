import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import type { Db } from '#kernel/database/database.ts';
import { Refusal } from '#kernel/refusal.ts';
import { readSigner } from '#kernel/session/signer.ts';
import { hashToken, newToken } from '#kernel/session/token.ts';

export type Purpose = 'verify' | 'reset';
const HOURS: Record<Purpose, number> = { verify: 72, reset: 1 };

/**
 * Creates a token that works once within its hours, and invalidates earlier ones of the same purpose. For an
 * unknown user it takes the same time and returns a token that works nowhere.
 */
export async function makeToken(
  ctx: Context,
  userId: number,
  purpose: Purpose,
): Promise<{ token: string; expires: number }> {
  const token = newToken();
  await ctx.db
    .updateTable('account_tokens')
    .set({ used_at: ctx.now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  const expires = Math.floor(ctx.now.getTime() / 1000) + HOURS[purpose] * 3600;
  await sql`insert into account_tokens (user_id, purpose, token_hash, expires_at)
    select id, ${purpose}, ${hashToken(token)}, to_timestamp(${expires}) from users
    where id = ${userId}`.execute(ctx.db);
  return { token, expires };
}

/** Consumes a token and returns its user. Refuses unknown, used and expired tokens alike. */
export async function useToken(
  ctx: Context,
  token: string,
  purpose: Purpose,
  email: string,
): Promise<number> {
  const {
    rows: [found],
  } = await sql<{ id: number; user_id: number; over: boolean }>`
    select t.id, t.user_id, t.expires_at <= ${ctx.now} as over from account_tokens t
    join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.purpose = ${purpose} and t.used_at is null
      and lower(u.email) = lower(${email}) for update of t`.execute(ctx.db);
  if (found === undefined) throw new Refusal('link_invalid');
  if (found.over) throw new Refusal('link_expired');
  await ctx.db.updateTable('account_tokens').set({ used_at: ctx.now }).where('id', '=', found.id).execute();
  return found.user_id;
}

/** Signs the values of a link, so that nobody can forge it or extend its expiry. */
export async function sign(ctx: Context, email: string, token: string, expires: number): Promise<string> {
  return (await readSigner(ctx.db)).sign(textOf(email, token, expires));
}

const textOf = (email: string, token: string, expires: number): string =>
  `${email.toLowerCase()}\n${token}\n${expires}`;

export async function requireSignature(
  ctx: Context,
  email: string,
  token: string,
  expires: number,
  signature: string,
): Promise<void> {
  const { matches } = await readSigner(ctx.db);
  if (!matches(textOf(email, token, expires), signature)) throw new Refusal('link_invalid');
  if (expires * 1000 <= ctx.now.getTime()) throw new Refusal('link_expired');
}

/** Deletes links that expired a month ago; returns how many. */
export async function deleteOldLinks(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_tokens
    where expires_at < now() - interval '30 days'`.execute(db);
  return Number(numAffectedRows ?? 0);
}
