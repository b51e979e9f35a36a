import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { Refusal } from '#kernel/refusal.ts';
import {
  attemptKey,
  clearFailures,
  inTurn,
  recordFailure,
  requireAttemptAllowed,
} from '../credential/failed-attempts.ts';
import { deviceOf, isKnownDevice, rememberDevice } from '../credential/known-devices.ts';
import { passwordMatches } from '../credential/password.ts';

interface Attempt {
  username: string;
  password: string;
  headers: { userAgent: string | undefined; address: string };
}

/**
 * Returns the id of the user with this email and password. Runs before the transaction of the sign-in,
 * because hashing takes long. On a known device only failures of that device count. Refuses with
 * `invalid_credentials`, `too_many_attempts` and `account_disabled`.
 */
export function checkPassword({ db }: Context, { username, password, headers }: Attempt): Promise<number> {
  const account = username.toLowerCase();
  const device = deviceOf(headers);
  const startedAt = performance.now();
  return inTurn(account, async () => {
    const {
      rows: [user],
    } = await sql<{ id: number; password_hash: string | null; disabled: boolean }>`
      select id, password_hash, disabled_at is not null as disabled from users
      where lower(email) = lower(${username})`.execute(db);
    const own = [attemptKey('pair', account, headers.address), attemptKey('account', account)];
    const isKnown = user !== undefined && (await isKnownDevice(db, user.id, device));
    const counted = isKnown
      ? [attemptKey('device', account, device)]
      : [...own, attemptKey('address', headers.address)];
    await requireAttemptAllowed(db, counted, startedAt);
    if (!(await passwordMatches(user?.password_hash, password)) || user === undefined) {
      await recordFailure(db, counted);
      throw new Refusal('invalid_credentials');
    }
    await clearFailures(db, [...own, attemptKey('device', account, device)]);
    if (user.disabled) throw new Refusal('account_disabled');
    await rememberDevice(db, user.id, device);
    return user.id;
  });
}
