import { expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { done } from '../../../tests/main-job/main-job.ts';

const server = useTestServer();

test('whoever asks for themselves hears what they may do: entries with four flags, and flat keys', async () => {
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

test('what others may do is not told', async () => {
  const admin = await server.as('admin');
  const { data } = await done(admin('GET', 'users?filter[role_id]=sale&append=permissions'));
  expect(data[0]).not.toHaveProperty('permissions');
  expect(data[0]).not.toHaveProperty('permission_keys');
});

test('a list of users says who each is, since when, in which role and of which organization', async () => {
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
