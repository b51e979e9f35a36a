import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { done } from '../main-job/main-job.ts';
import type { Caller, TestServer } from './test-server.ts';

export interface NewAccount {
  id: number;
  email: string;
  version: number;
  call: Caller;
}

/** Creates an account of any role and signs it in. */
export async function makeAccount(
  server: TestServer,
  role_id: string,
  extra: object = {},
): Promise<NewAccount> {
  const email = `a${randomUUID().slice(0, 8)}@example.test`;
  const admin = await server.as('admin');
  const fields = { name: 'Somebody', email, role_id, password: DEMO_PASSWORD, ...extra };
  const { id, version } = await done(admin('POST', 'users', fields), 201);
  return { id, email, version, call: server.with(await server.signIn(email)) };
}

/** A line of a role's matrix; `flags` are letters of `RCUD`. */
export const line = (resource_id: string, scope: string, flags: string) => ({
  resource_id,
  scope,
  read: flags.includes('R'),
  create: flags.includes('C'),
  update: flags.includes('U'),
  delete: flags.includes('D'),
});

/** Creates a role with these lines; returns its id. */
export async function makeRole(server: TestServer, permissions: ReturnType<typeof line>[]): Promise<string> {
  const id = `role-${randomUUID().slice(0, 8)}`;
  const admin = await server.as('admin');
  await done(admin('POST', 'roles', { id, name: 'Helper', permissions }), 201);
  return id;
}
