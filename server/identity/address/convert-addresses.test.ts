import { beforeAll, expect, test } from 'vitest';
import { seedPlaces } from '../../seed/seed-places.ts';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let customer: { id: number; call: Caller };
beforeAll(async () => {
  await seedPlaces(server.databaseUrl, { japan: false });
  admin = await server.as('admin');
  customer = await makeAccount(server, 'customer');
});

/** An address as an import leaves it: with an old ward, without a current one. */
const imported = async (userId: number, wardId: string) =>
  (
    await server.query<{ id: string }>(
      `insert into addresses (user_id, consignee, address_detail, ward_id) values ($1, 'Import', 'Số 1', $2)
        returning id`,
      [userId, wardId],
    )
  )[0]!.id;
const convert = (caller = admin) => done(caller('POST', 'addresses/convert', {}), 200);
const read = (id: string) => done(admin('GET', `addresses/${id}`));
const wardOf = async (kind: string) =>
  (await server.query(`select old_ward_id as id from ward_map where kind = '${kind}' order by 1 limit 1`))[0]!
    .id as string;

test('an address with a single successor gets it', async () => {
  const id = await imported(customer.id, await wardOf('one'));
  const before = await read(id);
  expect(before.conversion).toBe('needs_choice');
  await convert();
  expect(await read(id)).toMatchObject({ conversion: 'converted', version: before.version + 1 });
});

test('an address of a divided ward, or of an uncertain one, waits for a choice', async () => {
  const ids = [
    await imported(customer.id, await wardOf('split')),
    await imported(customer.id, await wardOf('guess')),
  ];
  await convert();
  for (const id of ids)
    expect(await read(id)).toMatchObject({ conversion: 'needs_choice', resolved_ward_id: null, version: 1 });
});

test('an address with a current ward, and one without a ward, are unchanged', async () => {
  const { id } = await done(
    admin('POST', 'addresses', {
      user_id: customer.id,
      consignee: 'x',
      address_detail: 'y',
      ward_id: '25-00004',
    }),
    201,
  );
  await convert();
  expect(await read(id)).toMatchObject({ conversion: 'current', version: 1 });
});

test('a chosen successor is kept', async () => {
  const id = await imported(customer.id, await wardOf('split'));
  const { data } = await done(admin('GET', `wards?filter[successor_of]=${await wardOf('split')}`));
  await done(admin('PUT', `addresses/${id}`, { resolved_ward_id: data[1].id }));
  await convert();
  expect((await read(id)).resolved_ward_id).toBe(data[1].id);
});

test('a customer converts only their own', async () => {
  const other = await makeAccount(server, 'customer');
  const mine = await imported(customer.id, await wardOf('one'));
  const theirs = await imported(other.id, await wardOf('one'));
  expect((await convert(customer.call)).converted).toBe(1);
  expect((await read(mine)).conversion).toBe('converted');
  expect((await read(theirs)).conversion).toBe('needs_choice');
});

test('another organization converts none of our addresses', async () => {
  const id = await imported(customer.id, await wardOf('one'));
  expect(await convert(await adminElsewhere(server))).toEqual({ converted: 0, needs_choice: 0 });
  expect((await read(id)).conversion).toBe('needs_choice');
});

test('of two concurrent calls, one converts an address', async () => {
  await convert();
  await imported(customer.id, await wardOf('one'));
  const answers = await Promise.all([convert(), convert()]);
  expect(answers.map(({ converted }) => converted).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test('the numbers of converted and waiting addresses are answered and logged', async () => {
  const { needs_choice: waiting } = await convert();
  await imported(customer.id, await wardOf('one'));
  await imported(customer.id, await wardOf('split'));
  const answer = await convert();
  expect(answer).toEqual({ converted: 1, needs_choice: waiting + 1 });
  expect(await lastLog(server, 'address', 'all')).toEqual({ type_id: 'others', content: answer });
  expect(await convert()).toEqual({ converted: 0, needs_choice: answer.needs_choice });
});
