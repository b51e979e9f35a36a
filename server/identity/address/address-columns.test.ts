import { beforeAll, describe, expect, test } from 'vitest';
import { seedPlaces } from '../../seed/seed-places.ts';
import { done } from '../../../tests/main-job/main-job.ts';
import { makeAccount } from '../../../tests/support/account.ts';
import { refused } from '../../../tests/support/refused.ts';
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

const make = (body: object = {}, caller = admin) =>
  caller('POST', 'addresses', {
    user_id: customer.id,
    consignee: 'Lê Thu Hà',
    address_detail: '25 Phố Huế',
    ...body,
  });
const change = (id: number, body: object, caller = admin, headers = {}) =>
  caller('PUT', `addresses/${id}`, body, { headers });
const wardOf = async (kind: string) =>
  (await server.query(`select old_ward_id as id from ward_map where kind = '${kind}' order by 1 limit 1`))[0]!
    .id as string;

describe('the ward of an address', () => {
  test('of before July 2025 is resolved to its single successor at once', async () => {
    const ward_id = await wardOf('one');
    const [map] = await server.query('select new_ward_id from ward_map where old_ward_id = $1', [ward_id]);
    expect(await done(make({ ward_id }), 201)).toMatchObject({
      conversion: 'converted',
      resolved_ward_id: map!.new_ward_id,
    });
  });

  test('that was divided waits until somebody chooses one of its successors', async () => {
    const ward_id = await wardOf('split');
    const { id, ...made } = await done(make({ ward_id }), 201);
    expect(made).toMatchObject({ conversion: 'needs_choice', resolved_ward_id: null });
    const { data: choices } = await done(admin('GET', `wards?filter[successor_of]=${ward_id}`));
    expect(choices.length).toBeGreaterThan(1);
    expect(await done(change(id, { resolved_ward_id: choices[1].id }))).toMatchObject({
      conversion: 'converted',
      resolved_ward_id: choices[1].id,
    });
  });

  test('is not resolved to a unit that is no successor', async () => {
    const { id } = await done(make({ ward_id: await wardOf('split') }), 201);
    await refused(change(id, { resolved_ward_id: '25-00004' }), 'not_a_successor', 'resolved_ward_id');
  });

  test('is resolved again when the ward is set again', async () => {
    const ward_id = await wardOf('split');
    const { id } = await done(make({ ward_id }), 201);
    const { data: choices } = await done(admin('GET', `wards?filter[successor_of]=${ward_id}`));
    await done(change(id, { resolved_ward_id: choices[0].id }));
    expect((await done(change(id, { ward_id }))).conversion).toBe('needs_choice');
  });

  test('may be removed, and its successor with it', async () => {
    const { id } = await done(make({ ward_id: await wardOf('one') }), 201);
    expect(await done(change(id, { ward_id: null }))).toMatchObject({
      ward_id: null,
      resolved_ward_id: null,
      conversion: 'none',
    });
  });

  test('stays when something else changes', async () => {
    const { id, resolved_ward_id } = await done(make({ ward_id: await wardOf('one') }), 201);
    expect((await done(change(id, { note: 'x' }))).resolved_ward_id).toBe(resolved_ward_id);
  });

  test('is refused when unknown, the sender’s too', async () => {
    await refused(make({ ward_id: 'no-such' }), 'unknown_reference', 'ward_id');
    await refused(make({ sender_ward_id: 'no-such' }), 'unknown_reference', 'sender_ward_id');
  });
});

test('the street is required, under one of two names', async () => {
  await refused(make({ address_detail: undefined }), 'invalid_fields', 'address_detail');
  expect(await done(make({ address_detail: undefined, address: 'nowhere' }), 201)).toMatchObject({
    address: 'nowhere',
    address_detail: 'nowhere',
  });
});

describe('the default address', () => {
  test('is unique: a new one takes the mark, and comes first', async () => {
    const { id: user_id } = await makeAccount(server, 'customer');
    const first = await done(make({ user_id, default: true }), 201);
    const second = await done(make({ user_id, default: true }), 201);
    const { data } = await done(admin('GET', `addresses?filter[user_id]=${user_id}`));
    expect(data.map(({ id, default: mark }: { id: number; default: boolean }) => [id, mark])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('of other customers stays', async () => {
    const other = await makeAccount(server, 'customer');
    const theirs = await done(make({ user_id: other.id, default: true }), 201);
    await done(make({ default: true }), 201);
    expect((await done(admin('GET', `addresses/${theirs.id}`))).default).toBe(true);
  });
});

describe('the owner of an address', () => {
  test('a customer creates and changes their own', async () => {
    const mine = await done(make({ consignee: 'مرحبا 👋 <b>', sender_name: 'Bố' }, customer.call), 201);
    expect(mine.consignee).toBe('مرحبا 👋 <b>');
    expect((await done(change(mine.id, { note: 'x' }, customer.call))).note).toBe('x');
  });

  test('a customer neither sees, changes nor creates an address of another customer', async () => {
    const { id: user_id } = await makeAccount(server, 'customer');
    const { id } = await done(make({ user_id }), 201);
    await refused(customer.call('GET', `addresses/${id}`), 'not_found');
    await refused(change(id, { note: 'x' }, customer.call), 'not_found');
    await refused(make({ user_id: 1 }, customer.call), 'unknown_reference', 'user_id');
  });

  test('is a customer, not staff and not empty', async () => {
    const { id: user_id } = await makeAccount(server, 'sale');
    await refused(make({ user_id }), 'unknown_reference', 'user_id');
    await refused(make({ user_id: 999_999 }), 'unknown_reference', 'user_id');
  });

  test('another organization does not find our addresses', async () => {
    const { id } = await done(make(), 201);
    await refused(change(id, { note: 'x' }, await adminElsewhere(server)), 'not_found');
  });

  test('an outdated version is refused', async () => {
    const { id } = await done(make(), 201);
    await done(change(id, { note: 'one' }, admin, { 'if-match': '"1"' }));
    await refused(change(id, { note: 'two' }, admin, { 'if-match': '"1"' }), 'stale_version');
  });
});
