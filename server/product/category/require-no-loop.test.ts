import { beforeAll, describe, expect, test } from 'vitest';
import { done, unique } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
beforeAll(async () => {
  admin = await server.as('admin');
});

describe.for(['categories', 'product-categories', 'category-affiliates'])('%s', (path) => {
  const make = (parent_id: number | null = null) =>
    done(admin('POST', path, { name: unique(), parent_id }), 201);
  const move = (id: number, parent_id: number | null) => admin('PUT', `${path}/${id}`, { parent_id });

  test('have a parent, which is shown', async () => {
    const top = await make();
    const leaf = await make(top.id);
    expect((await done(admin('GET', `${path}/${leaf.id}?include=parent`))).parent).toEqual({
      id: top.id,
      name: top.name,
    });
    expect((await done(admin('GET', `${path}?filter[parent_id]=${top.id}`))).data).toHaveLength(1);
  });

  test('are never below themselves at any depth', async () => {
    const top = await make();
    const middle = await make(top.id);
    const leaf = await make(middle.id);
    for (const parent of [top, middle, leaf])
      await refused(move(top.id, parent.id), 'category_loop', 'parent_id');
    expect((await done(move(leaf.id, top.id))).parent_id).toBe(top.id);
    expect((await done(move(middle.id, leaf.id))).parent_id).toBe(leaf.id);
    expect((await done(move(leaf.id, null))).parent_id).toBeNull();
  });

  test('two concurrent moves cannot close a loop', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await make(), await make()];
      const replies = await Promise.all([move(a.id, b.id), move(b.id, a.id)]);
      expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
    }
  });

  test('require a known parent, which cannot be deleted then', async () => {
    const top = await make();
    await make(top.id);
    await refused(admin('POST', path, { name: 'x', parent_id: 999_999 }), 'unknown_reference', 'parent_id');
    await refused(admin('DELETE', `${path}/${top.id}`), 'in_use');
  });
});
