import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { PASSWORD, register } from '../../../tests/support/registration.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();

interface Session {
  id: number;
  current: boolean;
}
const sessionsOf = async (caller: Caller): Promise<Session[]> =>
  (await done(caller('GET', 'me/sessions'))).data;

/** A user signed in on two devices; `other` is the session of the second. */
async function onTwoDevices() {
  const { email } = await register(server);
  const here = server.with(await server.signIn(email, PASSWORD));
  const there = server.with(await server.signIn(email, PASSWORD));
  const other = (await sessionsOf(here)).find(({ current }) => !current)!;
  return { here, there, other };
}

describe('one’s own sessions', () => {
  test('are listed, with the current one marked', async () => {
    const { here } = await onTwoDevices();
    const sessions = await sessionsOf(here);
    expect([sessions.length, sessions.filter(({ current }) => current).length]).toEqual([2, 1]);
  });

  test('are not listed after expiry', async () => {
    const { here, other } = await onTwoDevices();
    await server.query(`update sessions set refresh_expires_at = now() - interval '1 second' where id = $1`, [
      other.id,
    ]);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  test('one is ended from another device, at once', async () => {
    const { here, there, other } = await onTwoDevices();
    expect((await here('DELETE', `me/sessions/${other.id}`)).status).toBe(204);
    expect((await there('GET', 'me/sessions')).status).toBe(401);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  test('the current one can be ended too', async () => {
    const { here, there } = await onTwoDevices();
    const own = (await sessionsOf(here)).find(({ current }) => current)!;
    expect((await here('DELETE', `me/sessions/${own.id}`)).status).toBe(204);
    expect((await here('GET', 'me/sessions')).status).toBe(401);
    expect(await sessionsOf(there)).toHaveLength(1);
  });

  test('an ended one is not found', async () => {
    const { here, other } = await onTwoDevices();
    expect((await here('DELETE', `me/sessions/${other.id}`)).status).toBe(204);
    await refused(here('DELETE', `me/sessions/${other.id}`), 'not_found');
  });

  test('of two concurrent calls that end one, one succeeds', async () => {
    const { here, other } = await onTwoDevices();
    const replies = await Promise.all([
      here('DELETE', `me/sessions/${other.id}`),
      here('DELETE', `me/sessions/${other.id}`),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  });

  test('are private: the administrator neither sees nor ends them', async () => {
    const { there, other } = await onTwoDevices();
    const admin = await server.as('admin');
    await refused(admin('DELETE', `me/sessions/${other.id}`), 'not_found');
    expect((await sessionsOf(admin)).map(({ id }) => id)).not.toContain(other.id);
    expect((await there('GET', 'me/sessions')).status).toBe(200);
  });

  test('an unknown one is not found', async () => {
    await refused((await server.as('sale'))('DELETE', 'me/sessions/999999999'), 'not_found');
  });
});
