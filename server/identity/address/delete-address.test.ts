import { beforeAll, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
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
  caller('DELETE', `addresses/${id}`, undefined, { headers });

/** A customer with one address per given default mark. */
async function withAddresses(...marks: boolean[]) {
  const { id, call } = await makeAccount(server, 'customer');
  const ids: number[] = [];
  for (const mark of marks) {
    const body = { user_id: id, consignee: 'Lê Thu Hà', address_detail: '25 Phố Huế', default: mark };
    ids.push((await done(admin('POST', 'addresses', body), 201)).id);
  }
  return { call, ids };
}

test('an address is deleted, and that is written to the log', async () => {
  const { ids } = await withAddresses(false);
  expect((await remove(ids[0]!)).status).toBe(204);
  expect(await lastLog(server, 'address', ids[0]!)).toEqual({ type_id: 'deleted', content: {} });
  await refused(admin('GET', `addresses/${ids[0]}`), 'not_found');
});

test('an address is not deleted a second time', async () => {
  const { ids } = await withAddresses(false);
  await remove(ids[0]!);
  await refused(remove(ids[0]!), 'not_found');
});

test('of two concurrent calls that delete one, one succeeds', async () => {
  const { ids } = await withAddresses(false);
  const replies = await Promise.all([remove(ids[0]!), remove(ids[0]!)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
});

test('the default one is deleted last', async () => {
  const {
    ids: [other, marked],
  } = await withAddresses(false, true);
  await refused(remove(marked!), 'default_address');
  expect((await remove(other!)).status).toBe(204);
  expect((await remove(marked!)).status).toBe(204);
});

test('the default one can be deleted once another has the mark', async () => {
  const {
    ids: [first, second],
  } = await withAddresses(true, false);
  await done(admin('PUT', `addresses/${second}`, { default: true }));
  expect((await remove(first!)).status).toBe(204);
});

test('addresses of other customers do not prevent deleting the default one', async () => {
  await withAddresses(false);
  const { ids } = await withAddresses(true);
  expect((await remove(ids[0]!)).status).toBe(204);
});

test('an address with an outdated version stays', async () => {
  const { ids } = await withAddresses(false);
  await done(admin('PUT', `addresses/${ids[0]}`, { note: 'x' }));
  await refused(remove(ids[0]!, admin, { 'if-match': '"1"' }), 'stale_version');
  expect((await remove(ids[0]!, admin, { 'if-match': '"2"' })).status).toBe(204);
});

test('a customer deletes only their own address', async () => {
  const [mine, theirs] = [await withAddresses(false), await withAddresses(false)];
  await refused(remove(theirs.ids[0]!, mine.call), 'not_found');
  expect((await remove(mine.ids[0]!, mine.call)).status).toBe(204);
});

test('another organization does not find our addresses', async () => {
  const { ids } = await withAddresses(false);
  await refused(remove(ids[0]!, await adminElsewhere(server)), 'not_found');
});
