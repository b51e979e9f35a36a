import { beforeAll, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { line, makeAccount, makeRole } from '../../../tests/support/account.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});
const remove = (id: number, caller = admin, headers = {}) =>
  caller('DELETE', `users/${id}`, undefined, { headers });

/** An account that never signed in, without references. */
const idle = () => makeAccount(server, 'warehouse');

test('an account without references is deleted, with its credentials', async () => {
  const { id, call } = await idle();
  expect((await remove(id)).status).toBe(204);
  expect((await call('GET', 'me/sessions')).status).toBe(401);
  await refused(admin('GET', `users/${id}`), 'not_found');
});

test('deleting is written to the log', async () => {
  const { id } = await idle();
  await remove(id);
  expect(await lastLog(server, 'user', id)).toEqual({ type_id: 'deleted', content: {} });
});

test('an account is not deleted a second time', async () => {
  const { id } = await idle();
  await remove(id);
  await refused(remove(id), 'not_found');
});

test('of two concurrent calls that delete one, one succeeds', async () => {
  const { id } = await idle();
  const replies = await Promise.all([remove(id), remove(id)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
});

test('a referenced account stays', async () => {
  const { id, call } = await makeAccount(server, 'customer');
  await done(admin('POST', 'addresses', { user_id: id, consignee: 'x', address_detail: 'y' }), 201);
  await refused(remove(id), 'in_use');
  expect((await call('GET', 'me/sessions')).status).toBe(200);
});

test('an account with an outdated version stays', async () => {
  const { id, version } = await idle();
  await done(admin('PUT', `users/${id}`, { name: 'Anew' }));
  await refused(remove(id, admin, { 'if-match': `"${version}"` }), 'stale_version');
  expect((await remove(id, admin, { 'if-match': `"${version + 1}"` })).status).toBe(204);
});

test('an account of another organization is not found', async () => {
  const { id } = await idle();
  await refused(remove(id, await adminElsewhere(server)), 'not_found');
});

test('nobody deletes an account with rights that they lack', async () => {
  const role = await makeRole(server, [line('user', 'organization', 'RD')]);
  const { call } = await makeAccount(server, role);
  const { id } = await makeAccount(server, 'admin');
  await refused(remove(id, call), 'forbidden');
  const same = await makeAccount(server, role);
  expect((await remove(same.id, call)).status).toBe(204);
});

test('the last administrator stays', async () => {
  const [last] = await server.query(`select id from users where email = 'admin@hakobu.test'`);
  await server.query(`update users set disabled_at = now() where role_id = 'admin' and id <> $1`, [last!.id]);
  const reply = await remove(last!.id);
  expect([reply.status, ['last_administrator', 'in_use'].includes(reply.body.code)]).toEqual([409, true]);
  expect((await admin('GET', 'me/sessions')).status).toBe(200);
});
