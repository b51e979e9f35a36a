import { describe, expect, test } from 'vitest';
import { addressFor } from '../../../contract/kernel/card.ts';
import {
  goesInBoxes,
  offeredTypes,
  orderAddresses,
  orderTypeIds,
  orderTypes,
  typesWithLines,
} from '../../../contract/order/order/order-types.ts';
import { callsOfType } from '../../../contract/order/order/order.endpoints.ts';
import { progressStatuses } from '../../../contract/order/progress/steps.ts';
import { purchaseStates } from '../../../contract/order/purchase/purchase.machine.ts';
import { purchaseItemStates } from '../../../contract/order/purchase/purchase-item.machine.ts';
import { done, makeCustomer, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('the lookups in the database', () => {
  test('have exactly the types of the table, with their prefixes', async () => {
    const { data } = await done(crew.sale('GET', 'order/types'));
    const told = orderTypeIds.map((id) => ({ id, name: orderTypes[id].name, prefix: orderTypes[id].prefix }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(data.toSorted(byId)).toEqual(told.toSorted(byId));
  });

  test('have every status that orders, purchases and their lines can get', async () => {
    const ids = async (path: string) =>
      (await done(crew.sale('GET', path))).data.map(({ id }: { id: string }) => id);
    expect(await ids('order/statuses')).toEqual(
      expect.arrayContaining([...progressStatuses, ...purchaseItemStates]),
    );
    expect(await ids('purchase/statuses')).toEqual(expect.arrayContaining([...purchaseStates]));
  });
});

describe.for(offeredTypes.map((type) => [type] as const))('%s orders', ([type]) => {
  const { list, get, create } = callsOfType[type];

  test('are made, listed and read at the address of their type, with its number and currency', async () => {
    const { id: customer_id } = await makeCustomer(crew);
    const product_id = await makeProduct(crew);
    const items = [{ product_id, price: '10', quantity: '1' }];
    const made = await done(crew.sale('POST', create.path, { customer_id, items }), 201);
    expect(made.id.startsWith(orderTypes[type].prefix)).toBe(true);
    expect(made).toMatchObject({
      type_id: type,
      purchase_cost_currency_id: orderTypes[type].goods_currency,
    });
    const { data } = await done(crew.sale('GET', `${list.path}?filter[customer_id]=${customer_id}`));
    expect(data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect(await done(crew.sale('GET', get.path.replace('{id}', made.id)))).toMatchObject({ id: made.id });
  });

  test('are alone in the list of their type', async () => {
    const others = orderTypeIds.filter((other) => other !== type).join(',');
    expect((await done(crew.sale('GET', `${list.path}?filter[type_id]=${others}`))).total).toBe(0);
  });
});

describe('a type', () => {
  test('is told by the number of an order, for no two types begin alike', () => {
    const prefixes = orderTypeIds.map((type) => orderTypes[type].prefix);
    for (const prefix of prefixes)
      expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  test('has its own screen once it is offered, and the first shows what has none', () => {
    const viewer = { role: 'sale', may: () => true };
    const address = (id: string) => addressFor(orderAddresses, viewer, { id });
    for (const type of offeredTypes) {
      const { prefix, screen } = orderTypes[type];
      expect(address(`${prefix}2611000001`)).toBe(`${screen}/${prefix}2611000001`);
    }
    expect(address('OA2611000001')).toBe('/sale/orders/retail/OA2611000001');
  });

  test('buys products, sends boxes, or neither, as its lines are', () => {
    expect(typesWithLines('products')).toEqual(expect.arrayContaining(['retail', 'wholesale']));
    expect(typesWithLines('trackings')).toContain('shipment');
    expect(orderTypeIds.filter((type) => !goesInBoxes(type))).toContain('payment');
  });
});
