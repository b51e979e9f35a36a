import { DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import type { Call, Crew } from '../../server/seed/demo/steps.ts';

/** The people of the demo business as callers of the API: what only needs to be there is not clicked. */
export async function apiCrew(): Promise<Crew> {
  const roles = ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const;
  const calls = await Promise.all(roles.map(async (role) => [role, await callerOf(role)] as const));
  return Object.fromEntries(calls) as Crew;
}

async function callerOf(role: keyof Crew): Promise<Call> {
  const username = `${role}@hakobu.test`;
  const { access_token } = await ask('POST', 'oauth/token', {
    ...{ grant_type: 'password', username, password: DEMO_PASSWORD },
  });
  return (method, path, body) => ask(method, path, body, access_token);
}

async function ask(method: string, path: string, body?: object, token?: string): Promise<any> {
  const answer = await fetch(`${process.env.HAKOBU_URL}/api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
