import { beforeAll, describe, expect, test } from 'vitest';
import { shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let old: number[];
/** Movements of two containers that have left; those of the first are dated far in the past. */
beforeAll(async () => {
  const { box } = await shippedBill(crew, 2);
  await shippedBill(crew, 2);
  const moved = await server.query<{ id: string }>(
    `update box_moves set created_at = timestamptz '2020-06-01' + id % 3 * interval '1 day' where box_id = $1 returning id`,
    [box.id],
  );
  old = moved.map(({ id }) => Number(id)).toSorted((a, b) => b - a);
});

const RANGE = 'filter_between[created_at]=infinity,2020-06-30';
const ask = async (query: string, caller: Caller = crew.purchase) => {
  const { data, total, last_page } = await done(caller('GET', `box-moves?per_page=1&${query}`));
  return [data.map(({ id }: { id: number }) => id), total, last_page];
};

describe('movements of a long date range, sorted by another column', () => {
  test('are read by a reverse scan', async () => {
    expect(old.length).toBeGreaterThan(1);
    const last = old.length;
    for (let page = 1; page <= last; page += 1)
      expect(await ask(`${RANGE}&page=${page}`)).toEqual([[old[page - 1]], last, last]);
    expect(await ask(`${RANGE}&page=${last + 1}`)).toEqual([[], last, last]);
    expect(await ask(`${RANGE}&page=2000`)).toEqual([[], last, last]);
    expect(await ask(`${RANGE}&sort=id`)).toEqual([[old.at(-1)], last, last]);
    expect(await ask(`${RANGE}&filter[reason]=nothing`)).toEqual([[], 0, 1]);
  });

  test('are the same for callers who may read every organization', async () => {
    const last = old.length;
    for (let page = 1; page <= last; page += 1) {
      expect(await ask(`${RANGE}&page=${page}`, crew.admin)).toEqual([[old[page - 1]], last, last]);
      const ascending = [[old.at(-page)], last, last];
      expect(await ask(`${RANGE}&sort=id&page=${page}`, crew.admin)).toEqual(ascending);
    }
    expect(await ask(`${RANGE}&page=${last + 1}`, crew.admin)).toEqual([[], last, last]);
    expect(await ask('filter_between[created_at]=infinity,1999-01-01', crew.admin)).toEqual([[], 0, 1]);
  });

  test('are of one’s own organization', async () => {
    expect(await ask(RANGE, await server.as('customer'))).toEqual([[], 0, 1]);
    await server.query(
      `update boxes set organization_id = 3 where id in (select box_id from box_moves
      where id = $1)`,
      [old[0]],
    );
    try {
      expect(await ask(RANGE)).toEqual([[], 0, 1]);
    } finally {
      await server.query(`update boxes set organization_id = 1`);
    }
  });
});
