import { beforeAll, describe, expect, test } from 'vitest';
import { ownedBox } from '../../../tests/main-job/boxes.ts';
import { bill, done, usePeople } from '../../../tests/main-job/main-job.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Owners of three boxes, the newest first; the owners of the first two boxes are cancelled. */
let owners: { id: number; box_id: number; order_id: string; user_id: number }[];
let elsewhere: Caller;
beforeAll(async () => {
  owners = [];
  for (let made = 0; made < 3; made += 1) owners.unshift((await ownedBox(crew, 2)).owner);
  for (const { id } of owners.slice(1))
    await done(crew.warehouse('POST', `functions/cancel-distributed/${id}`), 200);
  elsewhere = await stranger(server, 'warehouse');
});

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const list = async (query: string, caller: Caller = crew.warehouse) => {
  const { data, total } = await done(caller('GET', `owning-boxes?${query}`));
  return { ids: ids(data), total };
};

describe('owners of boxes', () => {
  test('are found by order, box and name', async () => {
    const [newest] = owners;
    const name = 'Nguyễn Thị Sở Hữu';
    await server.query('update users set name = $2 where id = $1', [newest!.user_id, name]);
    const named = owners.filter(({ user_id }) => user_id === newest!.user_id);
    expect(await list(`q=${newest!.order_id}`)).toEqual({ ids: [newest!.id], total: 1 });
    expect(await list(`q=${newest!.order_id.slice(-4)}`)).toMatchObject({
      ids: expect.arrayContaining([newest!.id]),
    });
    expect((await list(`q=${newest!.box_id}`)).ids).toContain(newest!.id);
    expect(await list('q=so huu')).toEqual({ ids: ids(named), total: named.length });
    expect(await list(`q=so huu&filter[user_id]=${newest!.user_id}&sort=id`)).toEqual({
      ids: ids(named).toReversed(),
      total: named.length,
    });
    expect(await list('q=zq9x')).toEqual({ ids: [], total: 0 });
    expect(await list('q=so huu', crew.admin)).toEqual({ ids: ids(named), total: named.length });
  });

  test('that were cancelled are listed in order, page by page', async () => {
    const cancelled = ids(owners.slice(1));
    const query = 'filter[is_cancel_distributed]=true&per_page=1';
    for (const caller of [crew.warehouse, crew.admin]) {
      expect(await list(query, caller)).toEqual({ ids: cancelled.slice(0, 1), total: 2 });
      expect(await list(`${query}&page=2`, caller)).toEqual({ ids: cancelled.slice(1), total: 2 });
      expect(await list(`${query}&page=3`, caller)).toEqual({ ids: [], total: 2 });
      expect(await list(`${query}&sort=id`, caller)).toEqual({ ids: cancelled.slice(1), total: 2 });
    }
    expect((await list('filter[is_cancel_distributed]=false')).ids).toContain(owners[0]!.id);
    expect((await list('filter[is_cancel_distributed]=false')).ids).not.toContain(cancelled[0]);
  });

  test('are of one’s own organization', async () => {
    for (const query of [`q=${owners[0]!.order_id}`, 'q=so huu', 'filter[is_cancel_distributed]=true'])
      expect(await list(query, elsewhere), query).toEqual({ ids: [], total: 0 });
  });

  test('that are on no bill wait for one, until all their boxes are on one', async () => {
    const { owner, box, order } = await ownedBox(crew, 2);
    const waits = async () => (await list('filter[unbilled]=true&per_page=100')).ids.includes(owner.id);
    expect(await waits()).toBe(true);
    expect((await list('filter[unbilled]=true&per_page=100')).ids).not.toContain(owners[1]!.id);
    await bill(crew, owner.user_id, order, box, 1);
    expect(await waits()).toBe(true);
    await bill(crew, owner.user_id, order, box, 1);
    expect(await waits()).toBe(false);
    expect((await list('filter[unbilled]=false&per_page=100')).ids).toContain(owner.id);
  });
});
