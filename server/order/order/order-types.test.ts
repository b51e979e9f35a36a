import { describe, expect, test } from 'vitest';
import { addressFor } from '../../../contract/kernel/card.ts';
import {
  isPackedInBoxes,
  creatableTypes,
  orderAddresses,
  orderTypeIds,
  orderTypes,
  typesWithLines,
} from '../../../contract/order/order/order-types.ts';
import type { CreatableLines } from '../../../contract/order/order/order-body.ts';
import { callsOfType } from '../../../contract/order/order/order-types.endpoints.ts';
import { progressStatuses } from '../../../contract/order/progress/steps.ts';
import { purchaseStates } from '../../../contract/order/purchase/purchase.machine.ts';
import { purchaseItemStates } from '../../../contract/order/purchase/purchase-item.machine.ts';
import {
  done,
  makeCustomer,
  makeProduct,
  makeSupplier,
  unique,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

describe('the lookups in the database', () => {
  test('have exactly the types of the table, with their prefixes', async () => {
    const { data } = await done(crew.sale('GET', 'order/types'));
    const declared = orderTypeIds.map((id) => ({
      id,
      name: orderTypes[id].name,
      prefix: orderTypes[id].prefix,
    }));
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(data.toSorted(byId)).toEqual(declared.toSorted(byId));
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

const linesFor: Record<CreatableLines, () => Promise<object>> = {
  products: async () => ({
    items: [{ product_id: await makeProduct(crew), price: '10', quantity: '1' }],
  }),
  trackings: async () => ({ trackings: [{ code: unique() }] }),
  lot: async () => ({
    lot: {
      auction_id: unique(),
      title: 'ライカ M3',
      ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      max_bid: '5000',
    },
  }),
  payees: async () => ({ payees: [{ supplier_id: await makeSupplier(crew), amount: '5000' }] }),
};

describe.for(creatableTypes.map((type) => [type] as const))('%s orders', ([type]) => {
  const { list, get, create, update } = callsOfType[type];

  const { lines, prefix, goods_currency } = orderTypes[type];
  const body = async () => ({
    customer_id: (await makeCustomer(crew)).id,
    ...(await linesFor[lines]()),
  });

  test('are created, listed and read under the path of their type, with its number and currency', async () => {
    const sent = await body();
    const { customer_id } = sent;
    const made = await done(crew.sale('POST', create.path, sent), 201);
    expect(made.id.startsWith(prefix)).toBe(true);
    expect(made).toMatchObject({ type_id: type, purchase_cost_currency_id: goods_currency });
    const { data } = await done(crew.sale('GET', `${list.path}?filter[customer_id]=${customer_id}`));
    expect(data.map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect(await done(crew.sale('GET', get.path.replace('{id}', made.id)))).toMatchObject({ id: made.id });
  });

  test('are created under the common path by type, with lines of that type only', async () => {
    const sent = await body();
    const made = await done(crew.sale('POST', 'orders', { ...sent, type_id: type }), 201);
    expect(made).toMatchObject({ type_id: type });
    expect(made.id.startsWith(prefix)).toBe(true);
    const { customer_id } = sent;
    await refused(crew.sale('POST', 'orders', { customer_id, type_id: 'gift' }), 'invalid_fields', 'type_id');
    const strange = {
      customer_id,
      type_id: type,
      ...(lines === 'products' ? { payees: [] } : { items: [] }),
    };
    await refused(crew.sale('POST', 'orders', strange), 'unknown_field');
    await refused(crew.sale('POST', create.path, strange), 'unknown_field');
  });

  test('are read and changed at the address of their type only', async () => {
    const { id } = await done(crew.sale('POST', create.path, await body()), 201);
    const changed = crew.sale('PUT', update.path.replace('{id}', id), { note: 'gấp' });
    expect(await done(changed)).toMatchObject({ note: 'gấp' });
    const elsewhere = callsOfType[creatableTypes.find((other) => other !== type)!];
    await refused(crew.sale('GET', elsewhere.get.path.replace('{id}', id)), 'not_found');
    await refused(crew.sale('PUT', elsewhere.update.path.replace('{id}', id), { note: 'x' }), 'not_found');
  });

  test('are alone in the list of their type', async () => {
    const others = orderTypeIds.filter((other) => other !== type).join(',');
    expect((await done(crew.sale('GET', `${list.path}?filter[type_id]=${others}`))).total).toBe(0);
  });
});

describe('a type', () => {
  const viewer = { role: 'sale', may: () => true };
  const address = (id: string) => addressFor(orderAddresses, viewer, { id });

  test('are identified by the prefix of the order number', () => {
    const prefixes = orderTypeIds.map((type) => orderTypes[type].prefix);
    for (const prefix of prefixes)
      expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
  });

  test.for([
    ['retail', 'OR'],
    ['wholesale', 'OW'],
    ['shipment', 'OS'],
    ['payment', 'OP'],
    ['auction', 'OA'],
  ] as const)(
    'called %s has numbers that begin with %s, and a screen under its own word',
    ([type, prefix]) => {
      expect(orderTypes[type].prefix).toBe(prefix);
      expect(address(`${prefix}2611000001`)).toBe(`/sale/orders/${type}/${prefix}2611000001`);
    },
  );

  test('have a screen once offered; the first shows types without one', () => {
    for (const type of creatableTypes) {
      const { prefix, screen } = orderTypes[type];
      expect(address(`${prefix}2611000001`)).toBe(`${screen}/${prefix}2611000001`);
    }
    expect(address('XX2611000001')).toBe('/sale/orders/retail/XX2611000001');
  });

  test('buys products, sends boxes, or neither, as its lines are', () => {
    expect(typesWithLines('products')).toEqual(expect.arrayContaining(['retail', 'wholesale']));
    expect(typesWithLines('trackings')).toContain('shipment');
    expect(orderTypeIds.filter((type) => !isPackedInBoxes(type))).toContain('payment');
  });
});
