// What people type into the search boxes of products, customers, orders, trackings and addresses.
import { beforeAll, describe, expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  approve,
  buy,
  done,
  makeCustomer,
  makeOrder,
  pack,
  paidOrder,
  receive,
  usePeople,
  unique,
} from '../main-job/main-job.ts';
import { waitingDelivery } from '../main-job/boxes.ts';
import { refused } from '../support/refused.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let customer: number;
let order: string;

const COOKER = '4974019171234';
beforeAll(async () => {
  await done(
    crew.admin('POST', 'products', {
      id: COOKER,
      name: '象印 炊飯ジャー 5.5合',
      name_vi: 'Nồi cơm điện Zojirushi, hoà nhiệt',
      name_en: 'Rice cooker 5.5 cups',
      name_ja: '象印 すいはんき',
      brand: 'ZOJIRUSHI',
      code: 'NP-55',
    }),
    201,
  );
  ({ id: customer } = await makeCustomer(crew, { name: '山田　タロウ', tel: '090-1234-5678' }));
  await makeCustomer(crew, { name: 'Đặng Hoà' });
  order = (await makeOrder(crew, customer, [{ product_id: COOKER, price: '100', quantity: '1' }])).id;
  await server.query(
    `insert into settings (organization_id, key, value) values (1, 'buy_before_payment', 'true')`,
  );
  await approve(crew, order);
  await done(crew.admin('POST', 'order/trackings', { code: '1234-5678-9012' }), 201);
  await done(
    crew.admin('POST', 'addresses', {
      user_id: customer,
      consignee: '鈴木 花子',
      tel: '0912 345 678',
      address_detail: 'ngõ Hòa Bình 7',
      ward_id: '25-00070',
    }),
    201,
  );
});

const toFullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0));

const found = async (path: string, q: string): Promise<any[]> =>
  (await done(crew.admin('GET', `${path}?q=${encodeURIComponent(q)}`))).data;

describe('products are found by every name, brand and code', () => {
  test.for([
    ['nồi cơm'],
    ['noi com'],
    ['NỒI CƠM'],
    ['nồi cơm'.normalize('NFD')],
    ['hòa nhiệt'],
    ['hoà nhiệt'],
    ['dien'],
    ['zojirushi'],
    ['ｚｏｊｉｒｕｓｈｉ'],
    ['rice cooker'],
    ['象印炊飯'],
    ['象印　炊飯'],
    ['すいはん'],
    ['スイハン'],
    ['ｽｲﾊﾝ'],
    [COOKER],
    ['4974 0191 71234'],
    ['４９７４０１９－１７１２３４'],
    ['np55'],
    ['NP 55'],
    ['ｎｐ‐５５'],
  ] as const)('%s', async ([q]) => {
    expect((await found('products', q)).map(({ id }) => id)).toContain(COOKER);
  });

  test('a renamed brand is found by its new name only', async () => {
    const id = `B${unique()}`;
    await done(crew.admin('POST', 'products', { id, name: 'Cup', brand: 'Arita' }), 201);
    await done(crew.admin('PUT', `products/${id}`, { brand: 'Hasami' }));
    expect((await found('products', 'arita')).map((row) => row.id)).not.toContain(id);
    expect((await found('products', 'hasami')).map((row) => row.id)).toContain(id);
  });

  test.for([['list-to-buy'], ['order/goods'], ['product-statistics']] as const)(
    'also in %s',
    async ([path]) => {
      for (const q of ['nồi cơm', 'zojirushi', 'np55', '4974 0191 71234'])
        expect(
          (await found(path, q)).map((row) => row.product_id),
          q,
        ).toContain(COOKER);
    },
  );
});

test.for([
  ['山田タロウ'],
  ['山田　タロウ'],
  ['山田 タロウ'],
  ['山田たろう'],
  ['山田ﾀﾛｳ'],
  ['09012345678'],
  ['090 1234 5678'],
  ['０９０－１２３４－５６７８'],
] as const)('customers are found by "%s"', async ([q]) => {
  expect((await found('users', q)).map(({ id }) => id)).toContain(customer);
});

test.for([['đặng hòa'], ['dang hoa'], ['Đặng Hoà'], ['ĐẶNG HÒA']] as const)(
  'tone placement and đ do not matter: "%s"',
  async ([q]) => {
    expect((await found('users', q)).map(({ name }) => name)).toContain('Đặng Hoà');
  },
);

test('orders are found by their number with and without prefix, zeros, hyphens and spaces', async () => {
  const last = String(Number(order.slice(-6)));
  const written = [
    ...[order, order.toLowerCase(), `OR ${order.slice(2)}`, `OR-${order.slice(2, 6)}-${order.slice(6)}`],
    ...[`or-${last}`, `OR ${last}`, `OR${last.padStart(4, '0')}`, `ｏｒ－${last}`, order.slice(2), last],
  ];
  for (const q of written)
    expect(
      (await found('orders', q)).map(({ id }) => id),
      q,
    ).toContain(order);
  expect((await found('orders', `or-${Number(last) + 4}`)).map(({ id }) => id)).not.toContain(order);
});

test.for([
  ['123456789012'],
  ['1234-5678-9012'],
  ['１２３４－５６７８－９０１２'],
  ['１２３４　５６７８　９０１２'],
  ['5678 9012'],
] as const)('trackings are found by "%s"', async ([q]) => {
  expect((await found('order/trackings', q)).map(({ code }) => code)).toEqual(['123456789012']);
});

test.for([['鈴木花子'], ['鈴木　花子'], ['hoà bình'], ['HOA BINH'], ['0912345678'], ['山田タロウ']] as const)(
  'addresses are found by "%s"',
  async ([q]) => {
    expect((await found('addresses', q)).map(({ consignee }) => consignee)).toContain('鈴木 花子');
  },
);

test('boxes and purchases are found by the numbers of their orders and parcels', async () => {
  const { order: waiting } = await paidOrder(crew);
  const bought = await buy(crew, waiting);
  const { purchase, tracking } = bought;
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, waiting);
  const spaced = tracking.replaceAll(/(.{4})/g, '$1 ').trim();
  for (const q of [
    waiting.id,
    `or-${Number(waiting.id.slice(-6))}`,
    tracking,
    spaced,
    String(box.id),
    `B-${box.id}`,
  ])
    expect(
      (await found('boxes', q)).map(({ id }) => id),
      q,
    ).toContain(box.id);
  for (const q of [tracking, spaced, String(purchase.id), `po-${purchase.id}`])
    expect(
      (await found('purchases', q)).map(({ id }) => id),
      q,
    ).toContain(purchase.id);
});

test('documents are found by their numbers, however they are written, and not by those of others', async () => {
  const { order: waiting } = await paidOrder(crew);
  const bought = await buy(crew, waiting);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, waiting);
  const pallet = await done(crew.warehouse('POST', 'pallets', { type_id: 'T11', area_id: 1 }), 201);
  const documents = [
    ['purchases', 'purchase', 'PO', bought.purchase.id],
    ['sfas', 'sfa', 'SFA', sfa.id],
    ['boxes', 'box', 'B', box.id],
    ['owning-boxes', 'box', 'B', box.id],
    ['pallets', 'pallet', 'PL', pallet.id],
  ] as const;
  for (const [path, entity, prefix, id] of documents) {
    const number = documentNumber(entity, id);
    const typed = [number, number.toLowerCase(), `${prefix}-${id}`, `${prefix} ${id}`, `${id}`];
    for (const q of [...typed, toFullWidth(number), toFullWidth(`${prefix} ${id}`)]) {
      const ids = (await found(path, q)).map((row) => (path === 'owning-boxes' ? row.box_id : row.id));
      expect(ids, `${path} ${q}`).toContain(id);
      if (q !== `${id}`) expect(new Set(ids), `${path} ${q}`).toEqual(new Set([id]));
    }
    const [other] = documents.find(([, kind]) => kind !== entity)!;
    expect(await found(other, number), `${other} ${number}`).toEqual([]);
  }
});

test('bills and deliveries are found by the name of their customer', async () => {
  const { bill, delivery } = await waitingDelivery(crew);
  const { name } = await done(crew.admin('GET', `users/${bill.customer_id}`));
  for (const q of [name, name.toUpperCase()]) {
    expect((await found('lading-bills', q)).map(({ id }) => id)).toContain(bill.id);
    expect((await found('goods-deliveries', q)).map(({ id }) => id)).toContain(delivery.id);
  }
});

test('filters of ids accept the numbers of documents', async () => {
  const { order: waiting } = await paidOrder(crew);
  const { purchase } = await buy(crew, waiting);
  const filtered = async (path: string, name: string, value: string): Promise<any[]> =>
    (await done(crew.admin('GET', `${path}?filter[${name}]=${encodeURIComponent(value)}`))).data;
  const number = documentNumber('purchase', purchase.id);
  for (const value of [number, `po-${purchase.id}`, toFullWidth(number), `${purchase.id}`, `1,${number}`]) {
    expect((await filtered('purchases', 'id', value)).map(({ id }) => id)).toContain(purchase.id);
    const lines = await filtered('purchase/items', 'purchase_id', value);
    expect(lines.map(({ purchase_id }) => purchase_id)).toContain(purchase.id);
  }
  for (const wrong of ['SFA000001', 'PO', 'PO000000', 'x'])
    await refused(crew.admin('GET', `purchases?filter[id]=${wrong}`), 'invalid_fields', 'filter.id');
});

test('bills and deliveries are found by the sequence numbers in their names', async () => {
  const { bill, delivery } = await waitingDelivery(crew);
  for (const [path, { id, name }] of [
    ['lading-bills', bill],
    ['goods-deliveries', delivery],
  ] as const) {
    const [prefix, sequence] = [name.slice(0, 2), Number(name.slice(-5))];
    for (const q of [name, `${prefix}${sequence}`, `${prefix.toLowerCase()}-${sequence}`, toFullWidth(name)])
      expect(
        (await found(path, q)).map((row) => row.id),
        q,
      ).toContain(id);
  }
});

describe('codes are stored as they are meant', () => {
  test('trackings in full width with spaces', async () => {
    const typed = '９９８７　６５４３　２１００';
    expect(await done(crew.admin('POST', 'order/trackings', { code: typed }), 201)).toMatchObject({
      code: '998765432100',
    });
    const sfa = await done(
      crew.warehouse('POST', 'sfas', {
        tracking_code: typed,
        quantity: 1,
        area_id: 1,
        arrival_date: '2026-11-27',
      }),
      201,
    );
    expect(sfa.tracking_code).toBe('998765432100');
  });

  test('article numbers in full width with spaces', async () => {
    const made = await done(
      crew.admin('POST', 'products', {
        id: '４９０２２０１　１８３１２３',
        name: 'KitKat',
        code: 'ＡＢ－１',
      }),
      201,
    );
    expect(made).toMatchObject({ id: '4902201183123', code: 'AB-1' });
  });

  test('a refusal names the value that is no tracking number', async () => {
    const { errors } = await refused(
      crew.admin('POST', 'order/trackings', { code: '未定' }),
      'invalid_fields',
      'code',
    );
    expect(errors.code).toEqual(['needs letters A–Z or digits; “未定” has none']);
  });
});
