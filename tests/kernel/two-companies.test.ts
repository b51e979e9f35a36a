// Companies are isolated: every endpoint is called as a user with all rights in a second company, for rows
// of the first, whose texts all contain a marker. New endpoints are included automatically.
import { beforeAll, describe, expect, test } from 'vitest';
import { loggedCards } from '../../contract/find-card.ts';
import { resources } from '../../contract/kernel/permission.ts';
import { allRoutes } from '../../server/routes.ts';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { waitingDelivery } from '../main-job/boxes.ts';
import { done, makeSupplier, paidOrder, usePeople } from '../main-job/main-job.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';

const MARK = 'Einzig7';
const LONG = 180_000;

/** Shared by companies: lookups, places, roles with their matrix, carriers and the catalogue. */
const SHARED =
  /^(roles|permissions|countries|provinces|districts|wards|support-types|role-support-types|currencies|delivery-partners|products|search\/products|product-statistics|product-reviews|available_for_sale)(\/|$)|types(\/|$)|statuses(\/|$)|methods(\/|$)|tags(\/|$)/;
/** Catalogue and prices, which are beside the goods. */
const CATALOGUE =
  /^(banks|origins|categories|affiliate|ecommerce|price|amounts|conditions|condition|timelines)/;
/** Endpoints whose id is no row of a list but part of another response. */
const PARTS = /\{(?!id\})/;

/** Fields of company rows with free text. */
const MARKED = [
  ['users', 'name'],
  ['suppliers', 'name'],
  ['organizations', 'name'],
  ['areas', 'name'],
  ['containers', 'name'],
  ['addresses', 'consignee'],
  ['orders', 'note'],
  ['supports', 'title'],
  ['posts', 'title'],
  ['transactions', 'description'],
] as const;

const server = useTestServer();
const crew = usePeople(server);
const endpoints = allRoutes.map(({ endpoint }) => endpoint);
const restricted = endpoints.filter(({ access, path }) => access !== 'public' && !isShared(path));
/** Ids of the first company's rows, by the path of their list. */
const theirs = new Map<string, (string | number)[]>();
let stranger: Caller;

function isShared(path: string): boolean {
  return SHARED.test(path) || CATALOGUE.test(path);
}

beforeAll(async () => {
  await waitingDelivery(crew, 1);
  await paidOrder(crew);
  await makeSupplier(crew);
  const { id: type } = (await done(crew.admin('POST', 'support-types', { name: 'Guess' }))) as { id: number };
  await done(crew.sale('POST', 'supports', { support_type_id: type, title: 'x', text: 'x' }));
  await done(crew.sale('POST', 'posts', { title: 'x', content: 'x' }));
  const [{ id: fees }] = (await done(crew.admin('GET', 'accounts?filter[code]=642'))).data;
  await done(crew.admin('POST', 'accounts', { parent_id: fees, code: '642-X', name: MARK }), 201);
  for (const [table, column] of MARKED)
    await server.query(`update ${table} set ${column} = '${MARK} ' || id`);
  for (const { path, list } of endpoints)
    if (list !== undefined && !path.includes('{') && !isShared(path)) {
      const { status, body } = await crew.admin('GET', path);
      if (status === 200)
        theirs.set(
          path,
          body.data
            .filter((row: { organization_id?: number | null }) => row.organization_id !== null)
            .slice(0, 3)
            .map(({ id }: { id: string | number }) => id),
        );
    }
  stranger = await makeStranger();
}, LONG);

/** A user of a second company whose role has every right in it. */
async function makeStranger(): Promise<Caller> {
  const company = await done(crew.admin('POST', 'organizations', { name: 'Second' }), 201);
  await server.query("insert into roles (id, name) values ('chief', 'Chief')");
  for (const resource of resources)
    await server.query(
      `insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
        values ('chief', $1, 'organization', true, true, true, true)`,
      [resource],
    );
  await server.query('update permission_version set version = version + 1');
  await server.query(
    `with made as (
      insert into users (organization_id, name, email, role_id, password_hash, email_verified_at)
      select $1, 'Chief', 'chief@second.test', 'chief', password_hash, now() from users
      where email = 'admin@hakobu.test' returning id)
    insert into organization_members (user_id, organization_id) select id, $1 from made`,
    [company.id],
  );
  return server.with(await server.signIn('chief@second.test', DEMO_PASSWORD));
}

const tells = (body: unknown): boolean => JSON.stringify(body ?? '').includes(MARK);

describe('a user of a second company', { timeout: LONG }, () => {
  test('may read there, and the first company has rows of many kinds', async () => {
    for (const path of ['orders', 'boxes', 'transactions', 'users', 'containers'])
      expect((await stranger('GET', path)).status, path).toBe(200);
    const filled = [...theirs].filter(([, ids]) => ids.length > 0).map(([path]) => path);
    expect(filled.length).toBeGreaterThan(25);
  });

  test('finds nothing of the first in any list, with any include', async () => {
    const leaks: string[] = [];
    for (const { path, list, id } of restricted) {
      if (list === undefined || path.includes('{')) continue;
      const ids = new Set(theirs.get(path));
      const include = (list.includes ?? []).join(',');
      for (const query of ['', `?include=${include}`, `?q=${MARK}`, '?per_page=100&sort=id']) {
        const { status, body } = await stranger('GET', path + query);
        if (status !== 200) continue;
        const seen = body.data.some((row: { id?: string | number }) => ids.has(row.id!));
        if (seen || tells(body)) leaks.push(`${id} ${query}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test('cannot read its rows by guessing ids', async () => {
    const leaks: string[] = [];
    for (const { method, path, id } of restricted) {
      if (method !== 'GET' || !path.includes('{id}') || PARTS.test(path)) continue;
      for (const row of theirs.get(path.slice(0, path.indexOf('/{'))) ?? theirs.get('users')!) {
        const { status, body } = await stranger('GET', path.replace('{id}', String(row)));
        if (status < 400 || tells(body)) leaks.push(`${id} ${row}: ${status}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test('cannot change them', async () => {
    const changed: string[] = [];
    for (const { method, path, id } of restricted) {
      if (method === 'GET' || !path.includes('{id}') || PARTS.test(path)) continue;
      const list = path.slice(0, path.indexOf('/{'));
      for (const row of theirs.get(list) ?? []) {
        const { status, body } = await stranger(method, path.replace('{id}', String(row)), {});
        if (status < 400 || status >= 500 || tells(body)) changed.push(`${id} ${row}: ${status}`);
      }
    }
    expect(changed).toEqual([]);
  });

  test('cannot read their log entries, by document or in the whole log', async () => {
    const leaks: string[] = [];
    for (const { entity: word, table } of loggedCards) {
      if (table === undefined) continue;
      const rows = await server.query(`select id from ${table} limit 3`);
      for (const { id } of [...rows, { id: '' }]) {
        const at = id === '' ? '' : `&filter[logable_id]=${id}`;
        const { body } = await stranger('GET', `logs?filter[logable_type]=${word}${at}`);
        if (tells(body)) leaks.push(`${word} ${id}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(tells((await stranger('GET', 'logs?per_page=100')).body)).toBe(false);
  });

  test('cannot search or export them', async () => {
    expect((await stranger('GET', `search?q=${MARK}`)).body.data).toEqual([]);
    const token = await server.signIn('chief@second.test');
    const leaks: string[] = [];
    for (const { path, list } of restricted) {
      if (list === undefined || path.includes('{')) continue;
      const fields = [
        'id',
        'name',
        'note',
        'title',
        'description',
        'consignee',
        'customer.name',
        'object.name',
      ];
      const reply = await fetch(`${server.url}/api/exports/rows`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'all',
          list: path,
          format: 'csv',
          columns: fields.map((field) => ({ title: field, field })),
        }),
      });
      if ((await reply.text()).includes(MARK)) leaks.push(path);
    }
    expect(leaks).toEqual([]);
  });
});
