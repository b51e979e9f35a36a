import type { Call, Crew } from '../../server/seed/demo/steps.ts';
import { sendRequest, tokensOf } from './api.ts';

/** Demo users as API callers, for fixtures that need no clicks. */
export async function apiCrew(): Promise<Crew> {
  const roles = ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const;
  const calls = await Promise.all(roles.map(async (role) => [role, await callerOf(role)] as const));
  return Object.fromEntries(calls) as Crew;
}

async function callerOf(role: keyof Crew): Promise<Call> {
  const { access_token } = await tokensOf(`${role}@hakobu.test`);
  return (method, path, body) => sendRequest(method, path, body, access_token);
}
