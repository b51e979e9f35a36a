import { describe, expect, test } from 'vitest';
import { arrivedBill, makeDelivery, ownedBox, putOn, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const path = (customer: number, wanted = 'true') =>
  `owning-boxes?filter[user_id]=${customer}&filter[undelivered]=${wanted}`;
const waiting = async (customer: number): Promise<number[]> =>
  (await done(crew.sale('GET', path(customer)))).data.map((row: any) => row.undelivered_quantity);
const rest = async (customer: number): Promise<number[]> =>
  (await done(crew.sale('GET', path(customer, 'false')))).data.map((row: any) => row.undelivered_quantity);

describe('boxes of a customer that have not been delivered', () => {
  test('are those that are in Japan, and those in transit', async () => {
    expect(await waiting((await ownedBox(crew, 2)).customer)).toEqual([2]);
    expect(await waiting((await shippedBill(crew, 3)).customer)).toEqual([3]);
  });

  test('are reduced by what a delivery brought, once that is confirmed', async () => {
    const { customer, box, order } = await arrivedBill(crew, 3);
    const deliver = async (quantity: number) => {
      const delivery = await makeDelivery(crew, customer);
      await done(putOn(crew, delivery, box, order, quantity), 201);
      const step = (status_id: string) =>
        done(crew.warehouse('PUT', `goods-deliveries/${delivery.id}`, { status_id }), 200);
      await step('shipping');
      expect(await waiting(customer)).toHaveLength(1);
      await step('received');
    };
    await deliver(1);
    expect([await waiting(customer), await rest(customer)]).toEqual([[2], []]);
    await deliver(2);
    expect([await waiting(customer), await rest(customer)]).toEqual([[], [0]]);
  });

  test('exclude those removed from their order', async () => {
    const { customer, owner } = await ownedBox(crew, 1);
    await done(crew.warehouse('POST', `functions/cancel-distributed/${owner.id}`), 200);
    expect([await waiting(customer), await rest(customer)]).toEqual([[], [0]]);
  });

  test('are filtered by yes or no, for callers who may read them', async () => {
    const { customer } = await ownedBox(crew, 1);
    await refused(crew.sale('GET', path(customer, 'maybe')), 'invalid_fields');
    await refused(server.with(undefined)('GET', path(customer)), 'logged_out');
    for (const caller of [crew.customer, await stranger(server, 'warehouse')])
      expect((await done(caller('GET', path(customer)))).data).toEqual([]);
  });
});
