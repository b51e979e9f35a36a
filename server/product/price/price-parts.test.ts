import { beforeAll, expect, test } from 'vitest';
import { conditionOf, dayAfter, makePrice, makeTimeline } from '../../../tests/support/prices.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

// The test server fails on close where PostgreSQL had to resolve a deadlock, so these tests also detect
// deadlocks.
const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

test('a price deleted during concurrent changes of its parts: one succeeds, the others get not found', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { id } = await makePrice(admin, { currency: 'VND' });
    const condition = await conditionOf(admin, id, 'currency');
    const timeline = await makeTimeline(admin, id, { start_date: dayAfter(3) });
    const bracket = timeline.amounts[0].id;
    const answers = await Promise.all([
      admin('PUT', `conditions/${condition.id}`, { value: 'JPY' }),
      admin('PUT', `price-amounts/${bracket}`, { value: String(95 + round) }),
      admin('DELETE', `prices/${id}`),
      admin('PUT', `price-timelines/${timeline.id}`, { start_date: dayAfter(4) }),
      admin('DELETE', `conditions/${condition.id}`),
      admin('DELETE', `price-amounts/${timeline.amounts.at(-1).id}`),
    ]);
    expect(answers.filter(({ status }) => ![200, 204, 404, 409, 422].includes(status))).toEqual([]);
  }
});
