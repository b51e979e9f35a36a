import { expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { done } from '../../../tests/main-job/main-job.ts';

const server = useTestServer();

test('the caller’s own profile answers its rights: entries with four flags, and flat keys', async () => {
  const sale = await server.as('sale');
  const [me] = (await done(sale('GET', 'users?filter[own]=1&append=permissions&include=organization'))).data;
  expect(me).toMatchObject({
    role_id: 'sale',
    email_verified: true,
    organization: { name: expect.any(String) },
  });
  const [entry] = me.permissions.filter(
    ({ resource_id, scope }: { resource_id: string; scope: string }) =>
      resource_id === 'supplier' && scope === 'organization',
  );
  expect(entry).toEqual({
    ...{ resource_id: 'supplier', scope: 'organization' },
    ...{ read: true, create: false, update: false, delete: false },
  });
  expect(me.permission_keys).toContain('supplier.organization.read');
  expect(me.permission_keys).not.toContain('supplier.organization.create');
});

test('rights of other users are not answered', async () => {
  const admin = await server.as('admin');
  const { data } = await done(admin('GET', 'users?filter[role_id]=sale&append=permissions'));
  expect(data[0]).not.toHaveProperty('permissions');
  expect(data[0]).not.toHaveProperty('permission_keys');
});

test('a list of users answers name, date, role and organization of each', async () => {
  const admin = await server.as('admin');
  const query = 'users?filter[email]=sale@hakobu.test&include=role,organization';
  const { data } = await done(admin('GET', query));
  expect(data).toMatchObject([
    {
      ...{ id: expect.any(Number), email: 'sale@hakobu.test', role_id: 'sale' },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      role: { id: 'sale', name: expect.any(String) },
      organization: { id: data[0].organization_id, name: expect.any(String) },
    },
  ]);
});

test('users are found by name, mail and phone, in one’s own organizations', async () => {
  await server.query(
    `insert into organizations (id, name, kind) values (9100, 'Elsewhere', 'company');
    insert into users (name, email, tel, role_id, organization_id, password_hash, customer_group)
      select 'Tìm Kiếm ' || n, 'tim' || n || '@hakobu.test', 'xy' || n, 'customer',
        case when n > 7 then 9100
          else (select organization_id from users where email = 'sale@hakobu.test') end,
        'x', case when n = 2 then 'few' end
      from generate_series(1, 9) n`,
  );
  const accounting = await server.as('accounting');
  const admin = await server.as('admin');
  const ask = async (caller: typeof admin, query: string) => {
    const { body } = await caller('GET', `users?sort=name&per_page=3&${query}`);
    return [body.data.map(({ name }: { name: string }) => name.replace('Tìm Kiếm ', '')), body.total];
  };
  for (const text of ['q=tim', 'q=xy', 'filter[tel]=xy', 'filter[name]=m K', 'filter[email]=tim']) {
    expect(await ask(accounting, text)).toEqual([['1', '2', '3'], 7]);
    expect(await ask(accounting, `${text}&page=3`)).toEqual([['7'], 7]);
    expect(await ask(accounting, `${text}&page=4`)).toEqual([[], 7]);
    expect(await ask(admin, `${text}&page=3`)).toEqual([['7', '8', '9'], 9]);
  }
  expect(await ask(accounting, 'filter[organization_id]=9100')).toEqual([[], 0]);
  expect(await ask(admin, 'filter[organization_id]=9100')).toEqual([['8', '9'], 2]);
  expect(await ask(accounting, 'filter[customer_group]=few')).toEqual([['2'], 1]);
  expect(await ask(accounting, 'filter[tel]=00000')).toEqual([[], 0]);
});
