import { beforeAll, expect, test } from 'vitest';
import { done, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** Five inbound items, registered one per day, of which the older ones arrived later. */
const ids: number[] = [];
beforeAll(async () => {
  for (let day = 1; day <= 5; day += 1) {
    const sfa = { tracking_code: `T${unique()}`, quantity: 1, arrival_date: TODAY };
    const { id } = await done(crew.warehouse('POST', 'sfas', sfa), 201);
    ids.push(id);
    await server.query(`update sfas set created_at = $2, arrival_date = $3 where id = $1`, [
      id,
      `2020-05-0${day}`,
      `2020-06-0${6 - day}`,
    ]);
  }
});

const ask = async (query: string, caller: Caller = crew.warehouse) => {
  const { data, total, last_page } = await done(caller('GET', `sfas?per_page=2&${query}`));
  return [data.map(({ id }: { id: number }) => ids.indexOf(id) + 1), total, last_page];
};

test('inbound items are filtered by when they were registered', async () => {
  const until = 'filter_between[created_at]=infinity,2020-05-04';
  expect(await ask(until)).toEqual([[1, 2], 4, 2]);
  expect(await ask(`${until}&page=2`)).toEqual([[3, 4], 4, 2]);
  expect(await ask(`${until}&page=3`)).toEqual([[], 4, 2]);
  expect(await ask(`${until}&page=2000`)).toEqual([[], 4, 2]);
  expect(await ask(`${until}&sort=arrival_date&page=2`)).toEqual([[2, 1], 4, 2]);
  expect(await ask(`${until}&filter[untallied]=false`)).toEqual([[], 0, 1]);
  expect(await ask('filter_between[created_at]=2019-05-01,2019-05-04')).toEqual([[], 0, 1]);
  expect(await ask(until, await stranger(server, 'warehouse'))).toEqual([[], 0, 1]);
});
