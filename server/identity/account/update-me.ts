import { sql } from 'kysely';
import type { updateMe as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { differences } from '#kernel/crud/rows.ts';
import type { Context } from '#kernel/context.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import { locked } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { forgetFailures, recordFailure, requirePatience } from '../credential/failed-attempts.ts';
import { hashPassword, passwordMatches } from '../credential/password.ts';
import { revokeSessions } from '../credential/sessions.ts';
import { userSource } from '../user/user.queries.ts';
import { changeUser } from '../user/write-user.ts';

/**
 * Changes one's own profile; rights are not among it. Who sets a new password shows the old one, and is
 * signed out everywhere else.
 */
export const updateMe: Handler<typeof endpoint> = async (
  ctx,
  { body: { password, current_password = '', ...fields } },
) => {
  const { id, sessionId } = ctx.actor;
  const {
    rows: [before],
  } = await locked(
    sql<Record<string, unknown> & { password_hash: string | null }>`select * from users u where id = ${id}`,
    'u',
  ).execute(ctx.db);
  const content = differences(before!, fields);
  const secret: { password_hash?: string } = {};
  if (password !== undefined) {
    await requirePassword(ctx, before!.password_hash, current_password);
    secret.password_hash = await hashPassword(password);
    await revokeSessions(ctx, id, { except: sessionId });
  }
  if (Object.keys(content).length > 0 || password !== undefined) {
    await changeUser(ctx, id, { ...fields, ...secret });
    ctx.log({
      logable_type: 'user',
      logable_id: id,
      type_id: 'write',
      content: { ...content, ...(password !== undefined && { password_changed: true }) },
    });
    ctx.announce('changed', { type: 'user', id });
  }
  return findRow(ctx, userSource, id);
};

/**
 * Whoever sits at somebody's open session may not guess the password there either. The locked account lets
 * one guess after the other. Refuses with `invalid_password` and `too_many_attempts`.
 */
async function requirePassword(ctx: Context, stored: string | null, password: string): Promise<void> {
  const key = `password:${ctx.actor.id}`;
  requirePatience([key], Date.now());
  if (!(await passwordMatches(stored, password))) {
    recordFailure([key], Date.now());
    throw refuseField('current_password', 'invalid_password');
  }
  forgetFailures(key);
}
