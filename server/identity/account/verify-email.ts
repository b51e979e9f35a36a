import { sql, type SqlBool } from 'kysely';
import type {
  resendVerification as resendEndpoint,
  verifyEmail as endpoint,
} from '@hakobu/contract/identity/account/account.endpoints.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { changeUser } from '../user/write-user.ts';
import { findAccount } from './account.queries.ts';
import { requireSignature, useToken } from './links.ts';
import { requirePause, sendVerification } from './send-links.ts';

const VERIFIED = { verified: true } as const;

/** Verifies an email with the link sent to it; a second time changes nothing. */
export const verifyEmail: Handler<typeof endpoint> = async (
  ctx,
  { params: { username, token }, query: { expires, signature } },
) => {
  await requireSignature(ctx, username, token, expires, signature);
  // A concurrent call waits here, and finds the email verified.
  await forNoKeyUpdate(sql`select 1 from users u where lower(u.email) = lower(${username})`, 'u').execute(
    ctx.db,
  );
  const proven = sql<SqlBool>`lower(email) = lower(${username}) and email_verified_at is not null`;
  if ((await findAccount(ctx, proven)) !== undefined) return VERIFIED;
  const id = await useToken(ctx, token, 'verify', username);
  await changeUser(ctx, id, { email_verified_at: ctx.now });
  return VERIFIED;
};

/** Sends the link again, a minute after the last one at the earliest. */
export const resendVerification: Handler<typeof resendEndpoint> = async (ctx) => {
  const user = await findAccount(ctx, sql<SqlBool>`id = ${ctx.actor.id}`);
  if (user === undefined || user.verified) return;
  await requirePause(ctx, user.id, 'verify');
  await sendVerification(ctx, user);
};
