import { describe, expect, test } from 'vitest';
import {
  approve,
  done,
  makeCustomer,
  makeOrder,
  makeProduct,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

async function draft() {
  const { id } = await makeCustomer(crew);
  const items = [{ product_id: await makeProduct(crew), price: '100', quantity: '1' }];
  return makeOrder(crew, id, items);
}
const remove = (id: string, path = 'orders', caller = crew.admin) => caller('DELETE', `${path}/${id}`);

describe('deleting an order', () => {
  test('deletes an order without history, with lines and charges', async () => {
    const order = await draft();
    expect((await remove(order.id)).status).toBe(204);
    await refused(crew.admin('GET', `orders/${order.id}`), 'not_found');
    expect((await done(crew.admin('GET', `order/items?filter[order_id]=${order.id}`))).data).toEqual([]);
    await expectBooksInOrder(server);
  });

  test('works at the address of its type, and at no other', async () => {
    const order = await draft();
    await refused(remove(order.id, 'order/wholesales'), 'not_found');
    expect((await remove(order.id, 'order/retails')).status).toBe(204);
  });

  test('answers not found to concurrent reads', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await draft();
      const reads = Array.from({ length: 8 }, () => crew.admin('GET', `orders/${id}`));
      const [removed, ...answers] = await Promise.all([remove(id), ...reads]);
      expect(removed.status).toBe(204);
      for (const { status } of answers) expect([200, 404]).toContain(status);
    }
  });

  test('is refused after approval or cancellation, and recommends cancelling', async () => {
    const order = await draft();
    await approve(crew, order.id);
    await refused(remove(order.id), 'order_has_history');
    const other = await draft();
    await done(crew.admin('PUT', `orders/${other.id}/cancel`, { confirm: true }));
    await refused(remove(other.id), 'order_has_history');
  });

  test('is refused without permission, signed out and in another organization', async () => {
    const order = await draft();
    await refused(remove(order.id, 'orders', crew.sale), 'forbidden');
    await refused(remove(order.id, 'orders', server.with(undefined)), 'logged_out');
    const elsewhere = await adminElsewhere(server);
    await refused(remove(order.id, 'orders', elsewhere), 'not_found');
    await refused(remove('OR0'), 'not_found');
  });
});
