import { unzipSync, strFromU8 } from 'fflate';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { useTestServer } from '../../tests/support/test-server.ts';
import { cellOf } from './cell-of.ts';
import { writeCsv } from './write-sheet.ts';

const server = useTestServer();
beforeAll(async () => {
  const admin = await server.as('admin');
  await admin('POST', 'products', {
    id: '4902201183123',
    name: '抹茶, "large"\nbox',
    price: '598.5',
    brand: '=1+1',
    special: true,
  });
  await admin('POST', 'products', { id: 'B2', name: 'Cup', price: '1200' });
});
const COLUMNS = [
  { title: 'Mã', field: 'id' },
  { title: 'Tên', field: 'name' },
  { title: 'Giá', field: 'price' },
  { title: 'Hãng', field: 'brand' },
  { title: 'Đặc biệt', field: 'special' },
  { title: 'Tạo', field: 'created' },
];
const body = (extra: object = {}) => ({
  name: 'Sản phẩm',
  list: 'products',
  query: 'sort=id',
  columns: COLUMNS,
  format: 'csv',
  ...extra,
});
async function send(
  payload: object,
  role: 'admin' | 'sale' | 'warehouse' | 'customer' = 'admin',
  language = 'en',
) {
  const token = await server.signIn(`${role}@hakobu.test`);
  const answer = await fetch(`${server.url}/api/exports/rows`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-language': language,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(payload),
  });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('an export', () => {
  test('names the products of lines in the language of the caller', async () => {
    const admin = await server.as('admin');
    await admin('POST', 'products', { id: 'TEA', name: 'Tea', name_vi: 'Trà' });
    await admin('POST', 'product-reviews', { product_id: 'TEA', rating: 5, content: 'Good' });
    const columns = [{ title: 'Product', field: 'product_name' }];
    const written = async (language: string) =>
      text((await send(body({ list: 'product-reviews', columns }), 'admin', language)).bytes);
    expect(await written('vi')).toContain('Trà');
    expect(await written('ja')).toContain('Tea');
  });

  test('writes what the list shows as comma-separated text, without formulas', async () => {
    const { answer, bytes } = await send(body());
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining("filename*=UTF-8''S%E1%BA%A3n%20ph%E1%BA%A9m"),
    ]);
    const [head, first, ...rest] = text(bytes).split('\r\n');
    expect(head).toBe('\uFEFFMã,Tên,Giá,Hãng,Đặc biệt,Tạo');
    expect(first).toMatch(
      /^4902201183123,"抹茶, ""large""\nbox",598\.5,'=1\+1,✓,\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/,
    );
    expect(rest[0]).toMatch(/^B2,Cup,1200,,,/);
  });

  test('writes moments as the clock of the business shows them', async () => {
    await server.query("update products set created_at = '2026-03-31T17:30:00Z' where id = 'B2'");
    const moments = {
      columns: [{ title: 'Tạo', field: 'created_at' }],
      query: 'filter[id]=B2',
    };
    expect(text((await send(body(moments))).bytes)).toBe('\uFEFFTạo\r\n2026-04-01 00:30\r\n');
    const { bytes } = await send(body({ ...moments, format: 'xlsx' }));
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<v>46113.020833'); // days since 1899-12-30, the epoch of spreadsheets
  });

  test('writes a workbook whose figures are figures and whose codes are not', async () => {
    const { answer, bytes } = await send(body({ format: 'xlsx' }));
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const files = unzipSync(bytes);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<v>598.5</v>');
    expect(sheet).not.toContain('<v>4902201183123</v>');
    expect(strFromU8(files['xl/sharedStrings.xml']!)).toContain('4902201183123');
  });

  test('writes the numbers of documents, and ids as they are', async () => {
    const admin = await server.as('admin');
    const { body: supplier } = await admin('POST', 'suppliers', { name: 'Numbered' });
    const items = [{ product_id: 'B2', price: '100', quantity: '1' }];
    const { body: purchase } = await admin('POST', 'purchases', {
      ...{ supplier_id: supplier.id, currency_id: 'JPY', items },
    });
    const number = documentNumber('purchase', purchase.id);
    const written = async (list: string, field: string) =>
      text((await send({ name: 'x', list, format: 'csv', columns: [{ title: 'No.', field }] })).bytes);
    expect(await written('purchases', 'number')).toContain(`\r\n${number}\r\n`);
    expect(await written('purchases', 'id')).toContain(`\r\n${purchase.id}\r\n`);
    expect(await written('purchase/items', 'purchase_id')).toContain(`\r\n${number}\r\n`);
  });

  test('follows filters, sorts, relations and labels', async () => {
    const { bytes } = await send({
      name: 'x',
      list: 'users',
      query: 'filter[role_id]=sale&include=organization',
      format: 'csv',
      columns: [
        { title: 'Role', field: 'role', labels: { sale: 'Bán hàng' } },
        { title: 'Where', field: 'organization' },
        { title: 'Mail', field: 'email' },
      ],
    });
    expect(text(bytes)).toMatch(/^\uFEFFRole,Where,Mail\r\nBán hàng,[^,]+,sale@hakobu\.test\r\n$/);
    expect((await send(body({ query: 'filter[nothing]=1' }))).answer.status).toBe(422);
    expect((await send(body({ list: 'no-such-list' }))).answer.status).toBe(422);
    expect((await send(body({ columns: [] }))).answer.status).toBe(422);
    expect(
      (await send(body({ columns: [{ title: 'x', field: '__proto__.constructor' }] }))).answer.status,
    ).toBe(200);
  });

  test('reaches no further than the narrower of two rights', async () => {
    const sale = await server.as('sale');
    const [{ id }] = (await sale('GET', 'users?filter[own]=1')).body.data;
    const admin = await server.as('admin');
    const { body: customer } = await admin('POST', 'users', {
      name: 'A',
      email: 'export@example.test',
      role_id: 'customer',
      password: 'ten signs at least',
    });
    const item = {
      customer_id: customer.id,
      items: [{ product_id: 'B2', price: '1', quantity: '1', tax_percent: '0' }],
    };
    const mine = (await sale('POST', 'order/retails', item)).body.id;
    const others = (await admin('POST', 'order/retails', { ...item, sale_id: undefined })).body.id;
    const orders = { name: 'x', list: 'orders', format: 'csv', columns: [{ title: 'Id', field: 'id' }] };
    expect((await sale('GET', 'orders')).body.data).toHaveLength(2);
    expect([id > 0, text((await send(orders, 'sale')).bytes)]).toEqual([true, `\uFEFFId\r\n${mine}\r\n`]);
    expect(text((await send(orders)).bytes)).toContain(others);
    expect((await send(orders, 'customer')).answer.status).toBe(403);
    expect((await send({ ...orders, list: 'funds' }, 'warehouse')).answer.status).toBe(403);
    expect(
      (await server.query("select content from logs where logable_type = 'export' and logable_id = 'orders'"))
        .length,
    ).toBeGreaterThan(0);
  });

  test(
    'of too many rows is refused, and one of many does not keep others waiting',
    { timeout: 60_000 },
    async () => {
      await server.query(
        `insert into products (organization_id, id, name, price) select 1, 'X' || n, 'Name ' || n, n
          from generate_series(1, 19000) n`,
      );
      const admin = await server.as('admin');
      let answered = 0;
      const exporting = send(body({ format: 'xlsx' }));
      let done = false;
      void exporting.then(() => {
        done = true;
      });
      while (!done) {
        await admin('GET', 'me/sessions');
        answered += 1;
      }
      expect((await exporting).answer.status).toBe(200);
      expect(answered).toBeGreaterThan(5);
      await server.query(
        `insert into products (organization_id, id, name, price) select 1, 'Y' || n, 'Name ' || n, n
          from generate_series(1, 2000) n`,
      );
      const { answer, bytes } = await send(body());
      expect([answer.status, JSON.parse(text(bytes)).code]).toEqual([422, 'export_too_large']);
    },
  );
});

describe('cells', () => {
  test('a figure is written as one only where nothing of it is lost', () => {
    expect(cellOf({ a: '1234567890.55' }, { field: 'a' })).toBe(1_234_567_890.55);
    expect(cellOf({ a: '123456789012345678' }, { field: 'a' })).toBe('123456789012345678');
    expect(cellOf({ a: '0.1234567890123456789' }, { field: 'a' })).toBe('0.1234567890123456789');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.nat(99),
        fc.boolean(),
        (whole, cents, negative) => {
          const written = `${negative ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`;
          const cell = cellOf({ a: written }, { field: 'a' });
          return (
            cell === written ||
            (typeof cell === 'number' &&
              `${negative && cell === 0 ? '-' : ''}${cell.toFixed(2)}` === written.replace('--', '-'))
          );
        },
      ),
    );
  });

  test('text stays one cell whatever is in it', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const line = writeCsv({ titles: ['a', 'b'], rows: [[value || null, 'end']] })
          .toString()
          .slice(1)
          .split('a,b\r\n')[1]!;
        return line.endsWith(',end\r\n') && !/^"?[=+@]/.test(line);
      }),
    );
  });
});

test('an export shows one moment: rows written meanwhile are neither duplicated nor skipped', async () => {
  await server.query(
    `insert into products (id, name, price, organization_id)
      select 'SNAP' || lpad(n::text, 5, '0'), 'Snapshot ' || n, 1, 1 from generate_series(1, 2500) n`,
  );
  // changes the sort column and adds rows while the export runs
  const admin = await server.as('admin');
  const expected = Array.from({ length: 2500 }, (_, index) => `SNAP${String(index + 1).padStart(5, '0')}`);
  let isRunning = true;
  const exporting = send(
    body({ query: 'q=Snapshot&sort=name', columns: [{ title: 'Id', field: 'id' }] }),
  ).finally(() => {
    isRunning = false;
  });
  let writes = 0;
  while (isRunning) {
    await server.query(
      `update products set name = 'Snapshot ' || (random() * 9999)::int where id = any($1)`,
      [expected.filter((_, index) => index % 100 === writes % 100)],
    );
    await server.query(
      `insert into products (id, name, price, organization_id) values ($1, 'Snapshot 0', 1, 1)`,
      [`NEW${writes}`],
    );
    writes += 1;
  }
  const ids = text((await exporting).bytes)
    .trim()
    .split('\r\n')
    .slice(1)
    .filter((id) => id.startsWith('SNAP'));
  expect(ids.toSorted()).toEqual(expected);
  expect(writes).toBeGreaterThan(1);
  expect((await admin('GET', 'products?q=Snapshot')).body.total).toBe(2500 + writes);
});
