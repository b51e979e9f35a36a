import { sql } from 'kysely';
import type { updateMe as endpoint } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { differences } from '#kernel/crud/rows.ts';
import { findRow } from '#kernel/list/list-rows.ts';
import { refuseField } from '#kernel/refusal.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import type { PreparedHandler, Preparation } from '#kernel/route.ts';
import {
  attemptKey,
  clearFailures,
  inTurn,
  recordFailure,
  requireAttemptAllowed,
} from '../credential/failed-attempts.ts';
import { hashPassword, passwordMatches } from '../credential/password.ts';
import { revokeSessions } from '../credential/sessions.ts';
import { userSource } from '../user/user.queries.ts';
import { changeUser } from '../user/write-user.ts';

type Update = typeof endpoint;
/** Hash of the new password, and the hash that the old password was compared with. */
interface NewPassword {
  hash: string;
  before: string | null;
}

/**
 * Compares the old password and hashes the new one. Attempts are limited like sign-ins, against guessing at
 * an open session. Refuses with `invalid_password` and `too_many_attempts`.
 */
export const hashMyPassword: Preparation<Update, NewPassword | undefined> = async (
  { db, actor: { id } },
  { body: { password, current_password = '' } },
) => {
  if (password === undefined) return undefined;
  const key = attemptKey('password', id);
  const startedAt = performance.now();
  return inTurn(key, async () => {
    await requireAttemptAllowed(db, [key], startedAt);
    const { password_hash: before } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(before, current_password))) {
      await recordFailure(db, [key]);
      throw refuseField('current_password', 'invalid_password');
    }
    await clearFailures(db, [key]);
    return { hash: await hashPassword(password), before };
  });
};

/**
 * Changes the caller's profile, except rights. A new password needs the old one, and ends all other
 * sessions.
 */
export const updateMe: PreparedHandler<Update, NewPassword | undefined> = async (
  ctx,
  { body: { password: _, current_password: __, ...fields } },
  password,
) => {
  const { id, sessionId } = ctx.actor;
  const {
    rows: [before],
  } = await forNoKeyUpdate(
    sql<Record<string, unknown> & { password_hash: string | null }>`select * from users u where id = ${id}`,
    'u',
  ).execute(ctx.db);
  const content = differences(before!, fields);
  const secret: { password_hash?: string } = {};
  if (password !== undefined) {
    // A concurrent call may have set another password while ours was compared.
    if (before!.password_hash !== password.before) throw refuseField('current_password', 'invalid_password');
    secret.password_hash = password.hash;
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
  }
  return findRow(ctx, userSource, id);
};
