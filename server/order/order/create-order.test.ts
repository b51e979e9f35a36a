import { beforeAll, describe, expect, test } from 'vitest';
import { logOf } from '../../../tests/support/change-log.ts';
import { done, makeCustomer, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer_id: number;
let product_id: string;
beforeAll(async () => {
  ({ id: customer_id } = await makeCustomer(crew));
  product_id = await makeProduct(crew);
});

const line = (fields: object = {}) => ({ product_id, price: '1000', quantity: '3', ...fields });
const create = (body: object = {}, caller = crew.sale) =>
  caller('POST', 'order/retails', { customer_id, items: [line()], ...body });

describe('a new order', () => {
  test('is numbered by type, month and count, and charges goods and fees', async () => {
    const order = await done(
      create({
        items: [line({ tax_percent: '10' }), line({ price: '50', quantity: '2' })],
        service_fee: '50000',
        insurance_fee: '1000',
        special_goods_fee: '200',
        additional_cost: '30',
      }),
      201,
    );
    expect(order.id).toMatch(/^OR\d{10}$/);
    expect(order).toMatchObject({
      type_id: 'retail',
      status_id: 'NotYetApprove',
      purchase_cost: '3400',
      purchase_cost_unsolved: '3400',
      purchase_cost_currency_id: 'JPY',
      service_fee: '51230',
      service_fee_currency_id: 'VND',
    });
    expect(order.items.map(({ balance }: { balance: string }) => balance)).toEqual(['3300', '100']);
  });

  test('equals a later read, also without charges', async () => {
    for (const price of ['1000', '0']) {
      const order = await done(create({ items: [line({ price }), line()], service_fee: '7' }), 201);
      expect(await done(crew.sale('GET', `orders/${order.id}?include[]=items&include[]=customer`))).toEqual(
        order,
      );
    }
  });

  test('stores the wish date of each line', async () => {
    const wishes = { expected_delivery: '2030-01-31', note: 'Hộp xanh' };
    const { items } = await done(create({ items: [line(wishes), line()] }), 201);
    expect(items[0]).toMatchObject(wishes);
    expect(items[1]).toMatchObject({ expected_delivery: null, note: null });
  });

  test('is free if its lines are free', async () => {
    const order = await done(create({ items: [line({ price: '0' })] }), 201);
    expect(order).toMatchObject({ purchase_cost: '0', purchase_cost_unsolved: '0', service_fee: '0' });
  });

  test('is sold by its creator unless another salesperson is given', async () => {
    const me = async (caller: Caller) => (await done(caller('GET', 'users?filter[own]=1'))).data[0].id;
    const admin = await me(crew.admin);
    expect((await done(create(), 201)).sale_id).toBe(await me(crew.sale));
    expect((await done(create({ sale_id: admin }), 201)).sale_id).toBe(admin);
  });

  test('has a number of its own after the millionth as well', async () => {
    await server.query("select setval('order_number', 999999)");
    const ids = [(await done(create(), 201)).id, (await done(create(), 201)).id];
    expect(ids.map((id: string) => id.slice(6))).toEqual(['1000000', '1000001']);
  });

  test('is logged with its charges', async () => {
    const { id } = await done(create({ note: 'Giao nhanh' }), 201);
    expect(await logOf(server, 'order', id)).toMatchObject([
      { type_id: 'created', content: { customer_id, note: 'Giao nhanh' } },
    ]);
  });
});

describe('a customer', () => {
  test('orders for themselves, without a salesperson', async () => {
    const { id, email } = await makeCustomer(crew);
    const customer = server.with(await server.signIn(email));
    const order = await done(create({ customer_id: id }, customer), 201);
    expect(order).toMatchObject({ customer_id: id, sale_id: null });
  });

  test('does not order for another', async () => {
    await refused(create({}, crew.customer), 'unknown_reference', 'customer_id');
  });
});

describe('an order is refused', () => {
  test.for([
    ['customer_id', { customer_id: 1 }],
    ['customer_id', { customer_id: 999_999 }],
    ['shipment_method_id', { shipment_method_id: 'rail' }],
    ['sale_id', { sale_id: 999_999 }],
  ] as const)('where %s names nobody: %o', async ([field, body]) => {
    await refused(create(body), 'unknown_reference', field);
  });

  test('with a customer as salesperson', async () => {
    await refused(create({ sale_id: customer_id }), 'unknown_reference', 'sale_id');
  });

  test('for a customer of another organization or one who cannot sign in', async () => {
    await refused(create({}, await stranger(server, 'sale')), 'unknown_reference', 'customer_id');
    const gone = await makeCustomer(crew);
    await done(crew.admin('PUT', `users/${gone.id}`, { verification_status: 'disabled' }), 200);
    await refused(create({ customer_id: gone.id }), 'unknown_reference', 'customer_id');
  });

  test('in another organization than the customer, whose wallets could not pay it', async () => {
    const at = (organization: string, path: string, body: object) =>
      crew.admin('POST', path, body, { headers: { 'x-organization-id': organization } });
    const route = { shipment_method_id: 'sea', from_area_id: 1, to_area_id: 3 };
    for (const [path, body] of Object.entries({
      'order/retails': { items: [line()] },
      contracts: { start_date: '2030-01-01' },
      'lading-bills': route,
    })) {
      const { details } = await refused(
        at('2', path, { customer_id, ...body }),
        'customer_of_other_organization',
        'customer_id',
      );
      expect(details, path).toEqual({ organization_id: 1 });
      await done(at('1', path, { customer_id, ...body }), 201);
    }
  });

  test('with products banned from its shipping method, by line', async () => {
    const [air, never] = [
      await makeProduct(crew, { banned_air: true }),
      await makeProduct(crew, { banned_export: true }),
    ];
    const items = [line(), line({ product_id: air }), line({ product_id: never })];
    const { details } = await refused(
      create({ items, shipment_method_id: 'air' }),
      'product_banned',
      'items.1.product_id',
      'items.2.product_id',
    );
    expect(details!.product_id).toEqual([air, never]);
    await refused(create({ items }), 'product_banned', 'items.2.product_id');
    await done(create({ items: items.slice(0, 2), shipment_method_id: 'sea' }), 201);
  });

  test('with unknown products, by line', async () => {
    const items = [line(), line({ product_id: 'none' }), line({ product_id: 'gone' })];
    const { errors, details } = await refused(
      create({ items }),
      'unknown_reference',
      'items.1.product_id',
      'items.2.product_id',
    );
    expect(Object.keys(errors)).toHaveLength(2);
    expect(details.product_id.toSorted()).toEqual(['gone', 'none']);
  });

  test.for([
    ['items', { items: [] }],
    ['items', {}],
    ['items.0.quantity', { quantity: '0' }],
    ['items.0.quantity', { quantity: '-1' }],
    ['items.0.price', { price: '-1' }],
    ['items.0.tax_percent', { tax_percent: '100' }],
  ] as const)('where %s is not acceptable: %o', async ([field, wrong]) => {
    const items = field === 'items' ? ('items' in wrong ? wrong.items : undefined) : [line(wrong)];
    await refused(create({ items }), 'invalid_fields', field);
  });
});
