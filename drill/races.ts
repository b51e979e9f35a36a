// Concurrent writes to the same rows, against a server process over a durable database.
import { request, startBench } from '../bench/support.ts';
import { rules } from '../server/audit/rules.ts';
import type { Drill } from './drill.ts';
import { goodsRaces } from './races/goods-races.ts';
import { moneyRaces } from './races/money-races.ts';
import { orderRaces } from './races/order-races.ts';
import { businessOver, runRaces, type Role } from './races/race.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 12);
const CLIENTS = 32;

/**
 * Runs each pair of use cases that write the same rows with 32 clients, repeatedly; afterwards every
 * invariant holds, and PostgreSQL has detected no deadlock.
 */
export const races: Drill = async () => {
  const bench = await startBench('races');
  try {
    const tokens = new Map<Role, string>();
    for (const role of ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] as const)
      tokens.set(role, await bench.token(`${role}@hakobu.test`));
    const business = businessOver((role, method, path, body) =>
      request(`${bench.url}/api/${path}`, method, tokens.get(role)!, body),
    );
    const all = { ...orderRaces, ...moneyRaces, ...goodsRaces };
    const outcome = await runRaces(business, all, { clients: CLIENTS, rounds: ROUNDS });
    for (const [rule, question] of Object.entries(rules)) {
      const { rows } = await bench.pool.query(question);
      if (rows.length > 0) throw new Error(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    const { rows } = await bench.pool.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    if (rows[0].deadlocks > 0) throw new Error(`${rows[0].deadlocks} deadlocks`);
    return {
      races: Object.keys(all).length,
      ...outcome,
      deadlocks: rows[0].deadlocks,
      'rules that hold': Object.keys(rules).length,
    };
  } finally {
    await bench.stop();
  }
};
