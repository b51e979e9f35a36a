// Definition and execution of races.
import type { Crew } from '../../server/seed/demo/steps.ts';

/** Response to a call, also a refusal. */
export interface Answer {
  status: number;
  body: any;
}
export type Role = keyof Crew;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Calls the API as one role. */
export type Ask = (role: Role, method: Method, path: string, body?: object) => Promise<Answer>;

/** Context of races: `crew` prepares and must succeed, `ask` may be refused. */
export interface Business {
  crew: Crew;
  ask: Ask;
}
/** Operation of one client; `turn` identifies the client. */
type Act = (turn: number) => Promise<Answer>;
/** A race over the same rows: creates them, and returns the operations that clients execute in turn. */
export type Race = (business: Business) => Promise<Act[]>;

/** Roles that call through `ask`. */
export function businessOver(ask: Ask): Business {
  const must =
    (role: Role): Crew[Role] =>
    async (method, path, body) => {
      const { status, body: answer } = await ask(role, method, path, body);
      if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
      return answer;
    };
  const roles: Role[] = ['admin', 'sale', 'purchase', 'warehouse', 'accounting'];
  return { ask, crew: Object.fromEntries(roles.map((role) => [role, must(role)])) as Crew };
}

interface Heat {
  clients: number;
  rounds: number;
}
/** Results of races. `worked` and `refused` count calls; `slowest` is in milliseconds. */
export interface Outcome {
  calls: number;
  worked: number;
  refused: number;
  slowest: number;
}

/**
 * Starts all clients of each race at once, `rounds` times. Throws on an unexpected response, and when no
 * operation of a race ever succeeded, because such a race tests nothing.
 */
export async function runRaces(
  business: Business,
  races: Readonly<Record<string, Race>>,
  { clients, rounds }: Heat,
): Promise<Outcome> {
  const outcome: Outcome = { calls: 0, worked: 0, refused: 0, slowest: 0 };
  for (const [title, race] of Object.entries(races)) {
    let worked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const acts = await race(business);
      const tries = Array.from({ length: clients }, async (_, turn) => {
        const start = performance.now();
        const { status, body } = await acts[turn % acts.length]!(turn);
        outcome.slowest = Math.max(outcome.slowest, Math.round(performance.now() - start));
        if (status >= 500) throw new Error(`${title}: ${status} ${JSON.stringify(body)}`);
        outcome.calls += 1;
        if (status < 300) worked += 1;
        else outcome.refused += 1;
      });
      await Promise.all(tries);
    }
    if (worked === 0) throw new Error(`${title}: nothing worked`);
    outcome.worked += worked;
  }
  return outcome;
}
