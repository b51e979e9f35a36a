import { documentNumber } from '@hakobu/contract/document-number.ts';
import { deposit, done, makeCustomer, people } from '../../tests/main-job/main-job.ts';
import { refused } from '../../tests/support/refused.ts';
import { adminElsewhere, stranger } from '../../tests/support/other-callers.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestServer, type Caller } from '../../tests/support/test-server.ts';

const server = useTestServer();
let admin: Caller;
let order: string;
interface Found {
  type: string;
  id: string;
  title: string;
  detail: string;
}
const find = async (caller: Caller, q: string): Promise<Found[]> =>
  (await caller('GET', `search?q=${encodeURIComponent(q)}`)).body.data;

beforeAll(async () => {
  admin = await server.as('admin');
  const { body: customer } = await admin('POST', 'users', {
    name: 'Trịnh Văn Tìm',
    email: 'tim@example.test',
    tel: '0987654321',
    role_id: 'customer',
    password: 'long enough',
  });
  await admin('POST', 'products', { id: '4909411072032', name: '午後の紅茶' });
  ({
    body: { id: order },
  } = await admin('POST', 'order/retails', {
    customer_id: customer.id,
    shipment_method_id: 'sea',
    items: [{ product_id: '4909411072032', price: '100', quantity: '1' }],
  }));
  await admin('POST', 'suppliers', { name: 'Tìm Kiếm Store' });
});

describe('the palette', () => {
  test('finds orders, customers, goods and suppliers by a few characters', async () => {
    expect(await find(admin, order.slice(-4))).toContainEqual({
      type: 'order',
      id: order,
      title: order,
      detail: 'Trịnh Văn Tìm',
    });
    expect(await find(admin, 'trịnh')).toContainEqual(
      expect.objectContaining({ type: 'customer', title: 'Trịnh Văn Tìm', detail: '0987654321' }),
    );
    expect(await find(admin, '紅茶')).toContainEqual({
      type: 'product',
      id: '4909411072032',
      title: '午後の紅茶',
      detail: '4909411072032',
    });
    expect((await find(admin, 'tìm')).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer', 'supplier']),
    );
  });

  test('finds words without accents, decomposed and in full width', async () => {
    expect((await find(admin, 'TRINH van tim')).map(({ title }) => title)).toContain('Trịnh Văn Tìm');
    // as decomposed Unicode, which some keyboards send
    expect((await find(admin, 'Tìm'.normalize('NFD'))).map(({ type }) => type)).toContain('supplier');
    expect((await find(admin, '４９０９４')).map(({ id }) => id)).toContain('4909411072032'); // full-width digits
  });

  test('names products in the language of the caller', async () => {
    await done(admin('POST', 'products', { id: 'TEA', name: 'Tea', name_vi: 'Trà', brand: 'Ito En' }), 201);
    const titles = async (language: string) => {
      const reply = await admin('GET', 'search?q=ito', undefined, { language });
      return reply.body.data.map(({ title }: Found) => title);
    };
    expect(await titles('vi')).toContain('Trà');
    expect(await titles('ja')).toContain('Tea');
  });

  test('finds purchases by their numbers, and shows these as titles', async () => {
    const [supplier] = (await admin('GET', 'suppliers')).body.data;
    const line = { product_id: '4909411072032', price: '100', quantity: '1' };
    const bought = { supplier_id: supplier.id, currency_id: 'JPY', items: [line] };
    const { body: purchase } = await admin('POST', 'purchases', bought);
    const number = documentNumber('purchase', purchase.id);
    for (const q of [number, `po${purchase.id}`, `PO-${purchase.id}`, `po ${purchase.id}`, `${purchase.id}`])
      expect(await find(admin, q), q).toContainEqual({
        ...{ type: 'purchase', id: String(purchase.id), title: number, detail: supplier.name },
      });
  });

  test('finds a voucher by its number, for those who may read it', async () => {
    const crew = await people(server);
    const { id: customer } = await makeCustomer(crew);
    const voucher = await deposit(crew, customer, '100000', 'VND');
    expect(await find(admin, voucher.code_ref)).toContainEqual(
      expect.objectContaining({ type: 'transaction', id: String(voucher.id), title: voucher.code_ref }),
    );
    expect(await find(await server.as('customer'), voucher.code_ref)).toEqual([]);
  });

  test('takes what means something to databases for characters', async () => {
    expect(await find(admin, '%')).toEqual([]);
    expect(await find(admin, "'; drop table users; --")).toEqual([]);
  });

  test('shows only what the caller may read', async () => {
    const customer = await server.as('customer');
    expect(await find(customer, order)).toEqual([]);
    expect(await find(customer, '紅茶')).toEqual([]);
    const owner = server.with(await server.signIn('tim@example.test', 'long enough'));
    expect((await find(owner, order)).map(({ type }) => type)).toEqual(['order']);
    expect((await find(await server.as('warehouse'), 'sale@')).filter(({ type }) => type === 'user')).toEqual(
      [],
    );
  });

  test('stays within the organization in which one works', async () => {
    expect(await find(await stranger(server, 'warehouse'), order)).toEqual([]);
    expect(await find(await adminElsewhere(server), order)).toEqual([]);
  });

  test('shows at most five of a kind, kinds in the same order', async () => {
    for (const name of 'abcdef') await done(admin('POST', 'suppliers', { name: `Matsumoto ${name}` }), 201);
    await done(admin('POST', 'products', { id: 'MATSU', name: 'Matsumoto' }), 201);
    const types = (await find(admin, 'matsumoto')).map(({ type }) => type);
    expect(types.filter((type) => type === 'supplier')).toHaveLength(5);
    expect(types.indexOf('product')).toBeLessThan(types.indexOf('supplier'));
  });

  test('needs characters, and not too many', async () => {
    for (const q of ['', '%20', 'a%00b', 'x'.repeat(101)])
      await refused(admin('GET', `search?q=${q}`), 'invalid_fields', 'q');
    await done(admin('GET', `search?q=${'x'.repeat(100)}`), 200);
  });
});
