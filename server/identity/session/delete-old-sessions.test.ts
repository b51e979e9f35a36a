import { expect, test } from 'vitest';
import { mailsTo, PASSWORD, register } from '../../../tests/support/registration.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { deleteOldSessionsTask } from './delete-old-sessions.ts';

const server = useTestServer();
const forget = () => deleteOldSessionsTask.run({ db: server.app.database.db, payload: {}, log: () => {} });
const count = async (table: string, userId: number) =>
  (await server.query(`select count(*)::int as count from ${table} where user_id = $1`, [userId]))[0]!.count;

async function withSession() {
  const { email, body } = await register(server);
  const token = await server.signIn(email, PASSWORD);
  return { id: body.id as number, email, call: server.with(token) };
}

test('a session that ended a month ago is deleted', async () => {
  const { id, call } = await withSession();
  await call('POST', 'me/logout', {});
  await server.query(`update sessions set revoked_at = now() - interval '31 days' where user_id = $1`, [id]);
  await forget();
  expect(await count('sessions', id)).toBe(0);
});

test('a session that expired a month ago is deleted', async () => {
  const { id } = await withSession();
  await server.query(
    `update sessions set refresh_expires_at = now() - interval '31 days' where user_id = $1`,
    [id],
  );
  await forget();
  expect(await count('sessions', id)).toBe(0);
});

test('recently ended and active ones stay', async () => {
  const [gone, living] = [await withSession(), await withSession()];
  await gone.call('POST', 'me/logout', {});
  await server.query(`update sessions set revoked_at = now() - interval '29 days' where user_id = $1`, [
    gone.id,
  ]);
  await forget();
  expect([await count('sessions', gone.id), await count('sessions', living.id)]).toEqual([1, 1]);
  expect((await living.call('GET', 'me/sessions')).status).toBe(200);
});

test('links that expired a month ago are deleted, others stay', async () => {
  const [old, fresh] = [await withSession(), await withSession()];
  await server.query(`update account_tokens set expires_at = now() - interval '31 days' where user_id = $1`, [
    old.id,
  ]);
  await forget();
  expect([await count('account_tokens', old.id), await count('account_tokens', fresh.id)]).toEqual([0, 1]);
});

test('mails sent a month ago are deleted; unsent ones stay for inspection', async () => {
  const [sent, waiting] = [await withSession(), await withSession()];
  await server.query(`update mails set sent_at = now() - interval '31 days' where recipient = $1`, [
    sent.email,
  ]);
  await forget();
  expect(await mailsTo(server, sent.email)).toEqual([]);
  expect(await mailsTo(server, waiting.email)).toHaveLength(1);
});
