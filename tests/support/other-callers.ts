import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import type { Caller, Role, TestServer } from './test-server.ts';

let number = 0;

/** Another user of a role in the same organization: rows of scope `own` are not visible to the first. */
export async function colleague(server: TestServer, role_id: Role): Promise<Caller> {
  return newUser(server, { role_id });
}

/** A user of a role in a new organization. */
export async function stranger(server: TestServer, role_id: Role): Promise<Caller> {
  return newUser(server, { role_id, organization_id: await makeBranch(server) });
}

/** The administrator working in a new organization, where none of our rows are visible. */
export async function adminElsewhere(server: TestServer): Promise<Caller> {
  const admin = await server.as('admin');
  const organization = { 'x-organization-id': String(await makeBranch(server)) };
  return (method, path, body, options) =>
    admin(method, path, body, { ...options, headers: { ...options?.headers, ...organization } });
}

async function makeBranch(server: TestServer): Promise<number> {
  const { status, body } = await (
    await server.as('admin')
  )('POST', 'organizations', {
    name: `Branch ${(number += 1)}`,
    parent_id: 1,
    area: { name: `Đà Nẵng ${number}`, kind: 'destination', country_id: 'vn' },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

async function newUser(server: TestServer, fields: object): Promise<Caller> {
  const admin = await server.as('admin');
  const email = `somebody${(number += 1)}@example.test`;
  const { status, body } = await admin('POST', 'users', {
    name: 'Somebody',
    email,
    password: DEMO_PASSWORD,
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return server.with(await server.signIn(email));
}
