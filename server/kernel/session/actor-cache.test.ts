import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { line, makeAccount, makeRole, type NewAccount } from '../../../tests/support/account.ts';
import { done } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { anonymous } from './find-actor.ts';
import { ActorCache } from './actor-cache.ts';

const server = useTestServer();
const RIGHTS = [line('supplier', 'all', 'RCUD')];
let role: string;
let person: NewAccount;
let count = 0;

/** Creates a supplier; returns the status and the stored rows. */
async function make() {
  const name = `Nhà cung cấp ${(count += 1)}`;
  const { status } = await person.call('POST', 'suppliers', { name });
  return {
    status,
    rows: await server.query('select organization_id from suppliers where name = $1', [name]),
  };
}

beforeEach(async () => {
  role = await makeRole(server, RIGHTS);
  person = await makeAccount(server, role);
  expect(await make()).toMatchObject({ status: 201, rows: [{}] }); // From here on the actor is cached.
  expect((await make()).status).toBe(201);
});

const setRights = async (permissions: typeof RIGHTS) => {
  const admin = await server.as('admin');
  await done(admin('PUT', `roles/${role}`, { permissions }));
};

describe('a write of a cached actor', () => {
  test('is refused from the moment on when the session is closed, and writes nothing', async () => {
    expect((await person.call('POST', 'me/logout', {})).status).toBe(204);
    expect(await make()).toMatchObject({ status: 401, rows: [] });
    expect(await make()).toMatchObject({ status: 401, rows: [] });
  });

  test('is refused when the account is disabled', async () => {
    await server.query('update users set disabled_at = now() where id = $1', [person.id]);
    expect(await make()).toMatchObject({ status: 401, rows: [] });
  });

  test('is refused when the token has run out', async () => {
    await server.query(`update sessions set access_expires_at = now() - interval '1s' where user_id = $1`, [
      person.id,
    ]);
    expect(await make()).toMatchObject({ status: 401, rows: [] });
  });

  test('is refused when the permission is revoked, and done when it is granted again', async () => {
    await setRights([line('supplier', 'all', 'R')]);
    expect(await make()).toMatchObject({ status: 403, rows: [] });
    await setRights(RIGHTS);
    expect(await make()).toMatchObject({ status: 201, rows: [{}] });
  });

  test("uses the user's current organization", async () => {
    const admin = await server.as('admin');
    const { id } = await done(
      admin('POST', 'organizations', {
        name: 'Branch',
        parent_id: 1,
        area: { name: 'Huế', kind: 'destination', country_id: 'vn' },
      }),
      201,
    );
    await server.query('update users set organization_id = $2 where id = $1', [person.id, id]);
    expect((await make()).rows).toEqual([expect.objectContaining({ organization_id: String(id) })]);
  });

  test('is not answered from its idempotency key after the session ended', async () => {
    const key = { headers: { 'Idempotency-Key': `known-${person.id}` } };
    const body = { name: `Một lần ${person.id}` };
    expect((await person.call('POST', 'suppliers', body, key)).status).toBe(201);
    expect((await person.call('POST', 'suppliers', body, key)).status).toBe(201);
    await server.query('update sessions set revoked_at = now() where user_id = $1', [person.id]);
    expect((await person.call('POST', 'suppliers', body, key)).status).toBe(401);
  });

  test('reveals nothing that only former permissions would show', async () => {
    const admin = await server.as('admin');
    const { id } = await done(admin('POST', 'suppliers', { name: 'Đã có' }), 201);
    const change = async (supplier: number) => {
      const of = { headers: { 'If-Match': '"99"' } };
      return (await person.call('PUT', `suppliers/${supplier}`, { name: 'Khác' }, of)).status;
    };
    expect([await change(id), await change(99_999_999)]).toEqual([409, 404]);
    await setRights([line('supplier', 'all', 'R')]);
    expect([await change(id), await change(99_999_999)]).toEqual([403, 403]);
  });
});

test('refused by its first statement returns that refusal', async () => {
  const admin = await server.as('admin');
  const add = async () => (await admin('POST', 'origins', { name: 'Osaka' })).body.code;
  expect([await add(), await add(), await add()]).toEqual([undefined, 'already_exists', 'already_exists']);
});

test('after any changes between writes, each write equals one without the cache', async () => {
  const changes = {
    take: () => setRights([]),
    give: () => setRights(RIGHTS),
    disable: () => server.query('update users set disabled_at = now() where id = $1', [person.id]),
    enable: () => server.query('update users set disabled_at = null where id = $1', [person.id]),
  };
  let may = true;
  let enabled = true;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('take', 'give', 'disable', 'enable', 'nothing'), async (change) => {
      if (change !== 'nothing') await changes[change]();
      if (change === 'take' || change === 'give') may = change === 'give';
      if (change === 'enable' || change === 'disable') enabled = change === 'enable';
      const { status, rows } = await make();
      expect([status, rows.length]).toEqual(!enabled ? [401, 0] : may ? [201, 1] : [403, 0]);
    }),
    { numRuns: 40 },
  );
});

test('permissions revoked during many writes take effect for all later ones', async () => {
  let isTaken = false;
  const writing = Array.from({ length: 8 }, async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const began = isTaken;
      const { status } = await make();
      expect(began ? [403] : [201, 403]).toContain(status);
    }
  });
  await setRights([line('supplier', 'all', 'R')]);
  isTaken = true;
  await Promise.all(writing);
});

test('the last thousand actors are cached', () => {
  const known = new ActorCache();
  for (let id = 1; id <= 1001; id += 1) known.keep(`token ${id}`, { ...anonymous, id });
  expect(known.of('token 1')).toBeUndefined();
  expect(known.of('token 2')?.id).toBe(2);
  known.keep('token 2', undefined);
  expect(known.of('token 2')).toBeUndefined();
  expect(known.of('token 1001')?.id).toBe(1001);
});
