// Concurrent writes to the same rows. The test server checks at its end that PostgreSQL detected no
// deadlock; `npm run drill -- races` runs the same for longer.
import { afterEach, describe, expect, test } from 'vitest';
import { goodsRaces } from '../../drill/races/goods-races.ts';
import { moneyRaces } from '../../drill/races/money-races.ts';
import { orderRaces } from '../../drill/races/order-races.ts';
import { businessOver, runRaces, type Business, type Race } from '../../drill/races/race.ts';
import { expectBooksInOrder } from '../support/invariants.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const business: Business = businessOver(async (role, method, path, body) =>
  (await server.as(role))(method, path, body),
);
const SHORT = { clients: 12, rounds: 1 };
/** Far below the second after which PostgreSQL looks for deadlocks, with room for a shared machine. */
const LONGEST_WAIT = 20_000;

afterEach(() => expectBooksInOrder(server));

describe.for(Object.entries({ ...orderRaces, ...moneyRaces, ...goodsRaces }))('when %s', ([title, race]) => {
  test('every invariant of money and goods holds afterwards', async () => {
    const outcome = await runRaces(business, { [title]: race as Race }, SHORT);
    expect(outcome.calls).toBe(SHORT.clients);
    expect(outcome.slowest).toBeLessThan(LONGEST_WAIT);
  });
});
