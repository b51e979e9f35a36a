import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer({ more: async () => ({ trustedProxies: ['127.0.0.1'] }) });
const PASSWORD = 'hakobu-demo';
/** Signs in from an address that a proxy on this machine names. */
const signIn = (email: string, password: string, address: string, browser = 'Firefox') =>
  server.with(undefined)(
    'POST',
    'oauth/token',
    { grant_type: 'password', username: email, password },
    { headers: { 'x-forwarded-for': address, 'user-agent': browser } },
  );
const guess = async (email: string, address: string, times: number) => {
  for (let turn = 0; turn < times; turn += 1) await signIn(email, `wrong ${turn}`, address);
};
/** Simulates failures under every key of a kind that was used within the last minute. */
const failed = (kind: string, failures: number) =>
  server.query(
    `update attempts set failures = $1 where key like $2 || ':%' and last_at > now() - interval '1 minute'`,
    [failures, kind],
  );

describe('wrong passwords', () => {
  test('of one person do not block others behind the same address', async () => {
    const [one, two] = [await makeAccount(server, 'sale'), await makeAccount(server, 'sale')];
    await guess(one.email, '203.0.113.1', 12);
    await refused(signIn(one.email, PASSWORD, '203.0.113.1'), 'too_many_attempts');
    await done(signIn(two.email, PASSWORD, '203.0.113.1'), 200);
  });

  test('from elsewhere do not block the person', async () => {
    const { email } = await makeAccount(server, 'sale');
    await guess(email, '203.0.113.2', 8);
    await done(signIn(email, PASSWORD, '203.0.113.3'), 200);
  });

  test('of any number elsewhere do not count on a known device', async () => {
    const { email } = await makeAccount(server, 'sale');
    await done(signIn(email, PASSWORD, '203.0.113.4'), 200);
    await guess(email, '203.0.113.5', 6);
    await failed('account', 60); // From many addresses.
    await done(signIn(email, PASSWORD, '203.0.113.4'), 200);
  });

  test('from many addresses make an unknown device wait', async () => {
    const { email } = await makeAccount(server, 'sale');
    await guess(email, '203.0.113.6', 1);
    await failed('account', 60);
    await refused(signIn(email, PASSWORD, '203.0.113.7'), 'too_many_attempts');
  });

  test('are stored in the database as hashes', async () => {
    const { email } = await makeAccount(server, 'sale');
    await guess(email, '203.0.113.8', 1);
    const rows = await server.query('select key from attempts');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('never extend a wait beyond a quarter of an hour, whatever the clock does', async () => {
    const { email } = await makeAccount(server, 'sale');
    await guess(email, '203.0.113.9', 8);
    await server.query(`update attempts set failures = 100, last_at = now() + interval '400 days'`);
    const { headers } = await signIn(email, PASSWORD, '203.0.113.9');
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    await server.query(`update attempts set last_at = last_at - interval '16 minutes'`);
    await done(signIn(email, PASSWORD, '203.0.113.9'), 200);
  });
});

test('an address that no trusted proxy names is replaced by that of the connection', async () => {
  const { email } = await makeAccount(server, 'sale');
  await done(signIn(email, PASSWORD, '203.0.113.10', randomUUID()), 200);
  const before = (await server.query('select 1 from known_devices')).length;
  await done(signIn(email, PASSWORD, '203.0.113.11, 198.51.100.1', randomUUID()), 200);
  expect((await server.query('select 1 from known_devices')).length).toBe(before + 1);
});
