import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer({ more: async () => ({ privateAddresses: false }) });
const crew = usePeople(server);
let number = 0;
const fresh = () => `https://push.example.test/${(number += 1)}`;
const keys = { p256dh: 'BPublic', auth: 'secret' };
const keep = (caller: Caller, token: string, fields: object = {}, headers = {}) =>
  caller('POST', 'device-tokens', { token, keys, ...fields }, { headers });
const change = (caller: Caller, id: number, token: string) =>
  caller('PUT', `device-tokens/${id}`, { token, keys });

describe('a browser', () => {
  test('is kept for who uses it, with what it calls itself, at most 300 characters', async () => {
    const token = fresh();
    const made = await done(keep(crew.sale, token, {}, { 'user-agent': 'x'.repeat(301) }), 201);
    expect(made).toMatchObject({ token, user_agent: 'x'.repeat(300) });
    const { data } = await done(crew.sale('GET', `device-tokens?filter[token]=${encodeURIComponent(token)}`));
    expect(data.map(({ id }: { id: number }) => id)).toEqual([made.id]);
  });

  test('belongs to who used it last, with a clean record', async () => {
    const token = fresh();
    const { body: made } = await keep(crew.sale, token);
    await server.query('update device_tokens set failures = 3 where id = $1', [made.id]);
    expect((await done(keep(crew.customer, token), 201)).id).toBe(made.id);
    await refused(crew.sale('GET', `device-tokens/${made.id}`), 'not_found');
    expect(await server.query('select failures from device_tokens where id = $1', [made.id])).toEqual([
      { failures: 0 },
    ]);
  });

  test('is one row, however often and by how many at once it is kept', async () => {
    const token = fresh();
    const made = await Promise.all(
      [crew.sale, crew.sale, crew.customer].map((caller) => done(keep(caller, token), 201)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await server.query('select id from device_tokens where token = $1', [token])).toHaveLength(1);
  });

  test('gets a new address from its push service', async () => {
    const { body: made } = await keep(crew.sale, fresh());
    await server.query('update device_tokens set failures = 3 where id = $1', [made.id]);
    const token = fresh();
    expect((await done(change(crew.sale, made.id, token), 200)).token).toBe(token);
    expect(await server.query('select failures from device_tokens where id = $1', [made.id])).toEqual([
      { failures: 0 },
    ]);
  });

  test('does not get the address of another', async () => {
    const [{ body: one }, { body: other }] = [await keep(crew.sale, fresh()), await keep(crew.sale, fresh())];
    await refused(change(crew.sale, one.id, other.token), 'already_exists');
  });

  test('is forgotten once', async () => {
    const { body: made } = await keep(crew.sale, fresh());
    await done(crew.sale('DELETE', `device-tokens/${made.id}`), 204);
    await refused(crew.sale('DELETE', `device-tokens/${made.id}`), 'not_found');
    await refused(change(crew.sale, made.id, fresh()), 'not_found');
  });

  test('is nobody else’s to see, change or forget, whatever their rights', async () => {
    const { body: made } = await keep(crew.sale, fresh());
    for (const caller of [crew.admin, crew.customer, await colleague(server, 'sale')]) {
      await refused(caller('GET', `device-tokens/${made.id}`), 'not_found');
      await refused(change(caller, made.id, fresh()), 'not_found');
      await refused(caller('DELETE', `device-tokens/${made.id}`), 'not_found');
    }
    expect((await done(crew.sale('GET', `device-tokens/${made.id}`))).version).toBe(made.version);
  });

  test('finds the same key, whoever uses it', async () => {
    const { public_key } = await done(crew.sale('GET', 'push-key'), 200);
    expect(public_key).not.toBe('');
    expect((await done(crew.customer('GET', 'push-key'), 200)).public_key).toBe(public_key);
  });
});

describe('a browser is refused', () => {
  test('whose address is our own network’s, also when it changes', async () => {
    const { body: made } = await keep(crew.sale, fresh());
    for (const host of ['127.0.0.1', '[::1]', '192.168.1.1', 'localhost']) {
      const { details } = await refused(keep(crew.sale, `http://${host}/push`), 'address_not_public');
      expect(details).toEqual({ host: host.replace(/^\[|\]$/g, '') });
    }
    await refused(change(crew.sale, made.id, 'http://10.0.0.1/push'), 'address_not_public');
  });

  test('without a web address, and without keys', async () => {
    await refused(keep(crew.customer, 'ftp://x'), 'invalid_fields', 'token');
    await refused(keep(crew.customer, `https://x.test/${'x'.repeat(1000)}`), 'invalid_fields', 'token');
    await refused(keep(crew.customer, fresh(), { keys: undefined }), 'invalid_fields', 'keys');
  });
});
