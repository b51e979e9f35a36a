import { beforeAll, describe, expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { makePurchase, orderedPurchase, tally } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let order: any;
beforeAll(async () => {
  ({ order } = await paidOrder(crew));
});

const forStock = () => orderedPurchase(crew, order, { order_items: [] });
const read = (id: number) => done(crew.purchase('GET', `purchases/${id}`));

describe('goods that are tallied', () => {
  test('count for their purchase line, bit by bit', async () => {
    const { id, items } = await forStock();
    await done(tally(crew, items[0].id, '1'), 201);
    expect(await read(id)).toMatchObject({
      status_id: 'PartiallyReceived',
      items: [{ received_quantity: '1', remaining_quantity: '1', status_id: 'WaitingToReceive' }],
    });
    await done(tally(crew, items[0].id, '2'), 201);
    expect(await read(id)).toMatchObject({
      status_id: 'Received',
      items: [{ received_quantity: '3', status_id: 'ReceivedAtWarehouse' }],
    });
    await expectBooksInOrder(server);
  });

  test('may name one line twice', async () => {
    const { id, items } = await forStock();
    const sfa = await done(
      crew.warehouse('POST', 'sfas', { tracking_code: unique(), quantity: 1, arrival_date: TODAY }),
      201,
    );
    const line = (quantity: string) => ({ purchase_item_id: items[0].id, quantity });
    const receipt = (...lines: object[]) =>
      crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items: lines });
    await refused(receipt(line('2'), line('2')), 'received_too_much', 'items.1.quantity');
    await done(receipt(line('2'), line('1')), 201);
    expect((await read(id)).items[0].received_quantity).toBe('3');
  });
});

describe('a tally is refused', () => {
  test('beyond the bought quantity less the cancelled one', async () => {
    const { items } = await forStock();
    const { details } = await refused(tally(crew, items[0].id, '4'), 'received_too_much', 'items.0.quantity');
    expect(details).toEqual({ maximum: '3' });
    await done(
      crew.purchase('PUT', `purchase/items/${items[0].id}`, {
        short_closed_quantity: '2',
        short_close_reason: null,
      }),
      200,
    );
    await refused(tally(crew, items[0].id, '2'), 'received_too_much');
    await done(tally(crew, items[0].id, '1'), 201);
  });

  test('to one of two concurrent tallies of the last pieces', async () => {
    const { id, items } = await forStock();
    const both = await Promise.all([tally(crew, items[0].id, '2'), tally(crew, items[0].id, '2')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await read(id)).items[0].received_quantity).toBe('2');
  });

  test('before the purchase is ordered', async () => {
    const { id, items } = await makePurchase(crew, order, { order_items: [] });
    const { details, message } = await refused(tally(crew, items[0].id, '1'), 'purchase_not_ordered');
    expect(message).toContain(documentNumber('purchase', id));
    expect(details).toEqual({ purchase_id: id });
  });

  test('for a cancelled purchase, and an unknown line', async () => {
    const { id, items } = await forStock();
    await done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);
    await refused(tally(crew, items[0].id, '1'), 'unknown_reference', 'items.0.purchase_item_id');
    await refused(tally(crew, 999_999, '1'), 'unknown_reference', 'items.0.purchase_item_id');
  });
});
