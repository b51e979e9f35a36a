import { beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let sale: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
  sale = await server.as('sale');
});
const orders = { list: 'orders', path: 'order/retails' };
const view = (fields: object = {}) => ({ ...orders, name: 'To approve', ...fields });
const make = (caller: Caller, fields: object = {}) => done(caller('POST', 'saved-views', view(fields)), 201);
const idsOf = async (caller: Caller): Promise<number[]> =>
  (await done(caller('GET', 'saved-views?filter[list]=orders'))).data.map(({ id }: { id: number }) => id);

describe('a view of a list', () => {
  test('keeps what is asked and how it looks, for who made it', async () => {
    const asked = { status_id: 'new,approved', sort: '-id', q: 'ア' };
    const look = { hidden: ['a'], order: ['b', 'a'], widths: { b: 120 }, dense: true, rows: 50 };
    const made = await make(sale, { asked, look });
    expect(made).toMatchObject({ ...orders, name: 'To approve', asked, look, shared: false });
    expect(await done(sale('GET', `saved-views/${made.id}`))).toEqual(made);
    expect(await idsOf(sale)).toContain(made.id);
    for (const other of [admin, await colleague(server, 'sale')]) {
      expect(await idsOf(other)).not.toContain(made.id);
      await refused(other('GET', `saved-views/${made.id}`), 'not_found');
      await refused(other('PUT', `saved-views/${made.id}`, { name: 'Mine' }), 'not_found');
      await refused(other('DELETE', `saved-views/${made.id}`), 'not_found');
    }
  });

  test('is renamed, changed and deleted', async () => {
    const made = await make(sale);
    const changed = { name: 'Else', asked: { sort: 'id' }, look: { rows: 100 } };
    expect(await done(sale('PUT', `saved-views/${made.id}`, changed))).toMatchObject(changed);
    const stale = { headers: { 'if-match': `"${made.version}"` } };
    await refused(sale('PUT', `saved-views/${made.id}`, { name: 'Late' }, stale), 'stale_version');
    await done(sale('DELETE', `saved-views/${made.id}`), 204);
    await refused(sale('DELETE', `saved-views/${made.id}`), 'not_found');
  });

  test('is shared by those who may, with those of the organization who may read the list', async () => {
    await refused(sale('POST', 'saved-views', view({ shared: true })), 'forbidden');
    const own = await make(sale);
    await refused(sale('PUT', `saved-views/${own.id}`, { shared: true }), 'forbidden');
    const made = await make(admin, { shared: true });
    expect(await idsOf(sale)).toContain(made.id);
    expect(await idsOf(await stranger(server, 'sale'))).not.toContain(made.id);
    const funds = await make(admin, { list: 'orders', path: 'funds', shared: true });
    expect(await idsOf(await server.as('accounting'))).toContain(funds.id);
    expect(await idsOf(sale)).not.toContain(funds.id);
    await refused(sale('GET', `saved-views/${funds.id}`), 'not_found');
  });

  test('of another is changed by who may share', async () => {
    const made = await make(admin, { shared: true });
    await refused(sale('PUT', `saved-views/${made.id}`, { name: 'Mine' }), 'forbidden');
    await refused(sale('DELETE', `saved-views/${made.id}`), 'forbidden');
    const other = await colleague(server, 'admin');
    expect((await done(other('PUT', `saved-views/${made.id}`, { name: 'Ours' }))).name).toBe('Ours');
    await done(other('DELETE', `saved-views/${made.id}`), 204);
  });

  test('is of a list that there is and that one may read, and within limits', async () => {
    await refused(sale('POST', 'saved-views', view({ path: 'nothing' })), 'unknown_reference', 'path');
    await refused(sale('POST', 'saved-views', view({ path: 'funds' })), 'unknown_reference', 'path');
    await refused(sale('POST', 'saved-views', view({ name: ' ' })), 'invalid_fields', 'name');
    await refused(sale('POST', 'saved-views', view({ look: { rows: 101 } })), 'invalid_fields', 'look.rows');
    const asked = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`f${index}`, 'x']));
    await refused(sale('POST', 'saved-views', view({ asked })), 'invalid_fields', 'asked');
    await refused(server.with('')('GET', 'saved-views'), 'logged_out');
    await refused(server.with('')('POST', 'saved-views', view()), 'logged_out');
  });
});

describe('how somebody likes to see a list', () => {
  const keep = (caller: Caller, list: string, look: object) => caller('PUT', `list-looks/${list}`, { look });

  test('is kept with them, the last way counts', async () => {
    const look = { hidden: ['price'], rows: 50 };
    await done(keep(sale, 'orders', { rows: 100 }));
    expect(await done(keep(sale, 'orders', look))).toEqual({ list: 'orders', look });
    await done(keep(sale, 'boxes', { dense: true }));
    expect((await done(sale('GET', 'list-looks'))).data).toEqual([
      { list: 'boxes', look: { dense: true } },
      { list: 'orders', look },
    ]);
    expect((await done(admin('GET', 'list-looks'))).data).toEqual([]);
  });

  test('is refused where it is none', async () => {
    await refused(keep(sale, 'orders', { rows: 0 }), 'invalid_fields', 'look.rows');
    await refused(sale('PUT', 'list-looks/orders', {}), 'invalid_fields', 'look');
    await refused(server.with('')('GET', 'list-looks'), 'logged_out');
    await refused(keep(server.with(''), 'orders', {}), 'logged_out');
  });
});
