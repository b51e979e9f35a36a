import { sql, type SqlBool } from 'kysely';
import type {
  forgotPassword as forgotEndpoint,
  resetPassword as endpoint,
} from '@hakobu/contract/identity/account/account.endpoints.ts';
import { refuseField } from '#kernel/refusal.ts';
import type { Handler, PreparedHandler, Preparation } from '#kernel/route.ts';
import { hashPassword } from '../credential/password.ts';
import { revokeSessions } from '../credential/sessions.ts';
import { changeUser } from '../user/write-user.ts';
import { findAccount } from './account.queries.ts';
import { useToken } from './links.ts';
import { secondsToWait, sendReset } from './send-links.ts';

/**
 * Sends a link to set a new password. Neither response nor response time tells whether the address is known:
 * the same statements run for every caller.
 */
export const forgotPassword: Handler<typeof forgotEndpoint> = async (ctx, { body: { email } }) => {
  if (email === '') throw refuseField('email', 'email_empty');
  const isActiveAccount = sql<SqlBool>`lower(email) = lower(${email}) and disabled_at is null`;
  const user = await findAccount(ctx, isActiveAccount);
  const wait = await secondsToWait(ctx, user?.id ?? 0, 'reset');
  await sendReset(ctx, wait === 0 ? user : undefined);
};

/** Hashes the new password. */
export const hashResetPassword: Preparation<typeof endpoint, string> = (_, { body }) =>
  hashPassword(body.password);

/** Sets a new password with the link, and ends all sessions. Receiving the mail verifies the email too. */
export const resetPassword: PreparedHandler<typeof endpoint, string> = async (
  ctx,
  { body: { email, token } },
  password_hash,
) => {
  const id = await useToken(ctx, token, 'reset', email);
  await changeUser(ctx, id, {
    password_hash,
    email_verified_at: sql<string>`coalesce(email_verified_at, now())`,
  });
  await revokeSessions(ctx, id);
};
