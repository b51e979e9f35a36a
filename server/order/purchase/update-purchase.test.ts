import { beforeAll, describe, expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, receive } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});

const forStock = () => makePurchase(crew, order, { order_items: [] });
const update = (id: number, body: object, headers = {}) =>
  crew.purchase('PUT', `purchases/${id}`, body, { headers });

describe('changing a purchase', () => {
  test('owes the supplier the new additional cost', async () => {
    const { id, total } = await forStock();
    expect(total).toBe('2700');
    expect(await done(update(id, { additional_cost: '300' }), 200)).toMatchObject({
      additional_cost: '300',
      total: '3000',
      unsolved: '3000',
    });
    expect((await done(update(id, { additional_cost: '0' }), 200)).total).toBe('2700');
    await expectBooksInOrder(server);
  });

  test('logs changes only', async () => {
    const { id, version } = await forStock();
    expect((await done(update(id, { note: null }), 200)).version).toBe(version);
    expect(await logOf(server, 'purchase', id)).toHaveLength(1);
    await done(update(id, { note: '急ぎ' }), 200);
    expect((await logOf(server, 'purchase', id)).at(-1)).toEqual({
      type_id: 'write',
      content: { note: '急ぎ' },
    });
  });

  test('is refused after it is finished or cancelled', async () => {
    const finished = await paidOrder(crew);
    const bought = await buy(crew, finished.order);
    await receive(crew, bought);
    const { details } = await refused(update(bought.purchase.id, { note: 'x' }), 'purchase_wrong_state');
    expect(details.status_id).toBe('Finish');
    const { id } = await forStock();
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(update(id, { note: 'x' }), 'purchase_wrong_state');
  });

  test('is refused with an outdated version', async () => {
    const { id, version } = await forStock();
    const headers = { 'if-match': `"${version}"` };
    await done(update(id, { note: 'first' }, headers), 200);
    await refused(update(id, { note: 'second' }, headers), 'stale_version');
  });
});
