import { expect, test } from 'vitest';
import { draftOrder } from '../../../tests/main-job/goods.ts';
import { approve, done, makeCustomer, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('orders are found by number or customer name', async () => {
  const { order } = await draftOrder(crew);
  // more customers of one name than are looked up one by one
  const { id } = await makeCustomer(crew, { name: 'Phan Thị Nhung 26' });
  await server.query(
    `insert into users (organization_id, name, email, role_id)
      select organization_id, name, 'nhung' || n || '@example.test', role_id
      from users cross join generate_series(1, 1100) n where id = $1`,
    [id],
  );
  await server.query(
    "update orders set customer_id = (select max(id) from users where name = 'Phan Thị Nhung 26')",
  );
  const mine = await draftOrder(crew);
  const month = order.id.slice(2, 5);
  const strangers = await stranger(server, 'sale');
  for (const caller of [crew.admin, crew.accounting, crew.sale, crew.customer, strangers]) {
    const all: any[] = (await done(caller('GET', 'orders?per_page=100&include=customer'))).data;
    for (const text of [
      'nhung',
      'phan',
      'nh',
      'n',
      month,
      order.id.slice(2, 6),
      // matches names of many customers and every order number of the year
      '26',
      order.id.slice(-3),
      '0',
      'or',
      'OR2',
      mine.order.id,
    ]) {
      const bears = all.filter(
        (row) =>
          row.id.includes(text.toUpperCase()) || row.customer.name.toLowerCase().includes(text.toLowerCase()),
      );
      const found = await done(caller('GET', `orders?per_page=100&q=${text}`));
      expect(
        found.data.map((row: any) => row.id),
        text,
      ).toEqual(bears.map((row) => row.id));
      expect(found.total, text).toBe(bears.length);
      // the search palette asks for a small page
      const { data } = await done(caller('GET', `search?q=${text}`));
      expect(
        data.flatMap(({ type, id: number }: any) => (type === 'order' ? number : [])),
        text,
      ).toEqual(bears.slice(0, 5).map((row) => row.id));
      for (const type of ['retail', 'wholesale']) {
        const ofType = await done(caller('GET', `order/${type}s?per_page=100&q=${text}`));
        const ids = bears.filter(({ type_id }) => type_id === type).map(({ id: number }) => number);
        expect(
          ofType.data.map((row: any) => row.id),
          `${type} ${text}`,
        ).toEqual(ids);
        expect(ofType.total, `${type} ${text}`).toBe(ids.length);
      }
    }
  }
});

/** A caller's unfiltered orders in the default order. */
const ordersOf = async (caller: typeof crew.sale, path = 'orders'): Promise<any[]> =>
  (await done(caller('GET', `${path}?per_page=100`))).data;
const idsOf = (rows: readonly any[]) => rows.map(({ id }) => id);
/** Reads every page, the last one exactly, and one beyond the end. */
async function expectPages(caller: typeof crew.sale, question: string, rows: readonly any[]): Promise<void> {
  for (const page of new Set([1, Math.max(1, rows.length), rows.length + 1])) {
    const found = await done(caller('GET', `${question}&per_page=1&page=${page}`));
    expect(idsOf(found.data), question).toEqual(idsOf(rows.slice(page - 1, page)));
    expect(found.total, question).toBe(rows.length);
  }
}

/** Orders of two types and several customers, some of them recorded as receivable. */
async function debts() {
  const self = (await server.query<{ id: string }>("select id from users where email like 'customer@%'"))[0]!;
  const line = { product_id: await makeProduct(crew), price: '10', quantity: '1' };
  for (const type of ['retail', 'wholesale'] as const)
    for (const customer_id of [Number(self.id), (await makeCustomer(crew)).id]) {
      for (const debited of [true, false, true]) {
        const body = { customer_id, shipment_method_id: 'sea', items: [line] };
        const { id } = await done(crew.sale('POST', `order/${type}s`, body), 201);
        await approve(crew, id);
        if (debited) await done(crew.accounting('PUT', `orders/${id}`, { action_debit: true }), 200);
      }
    }
  expect(await ordersOf(crew.customer)).not.toEqual([]);
}

test('orders are filtered by outstanding amounts within every scope', async () => {
  await debts();
  for (const caller of [
    crew.admin,
    crew.accounting,
    crew.sale,
    crew.customer,
    await stranger(server, 'sale'),
  ])
    for (const path of ['orders', 'order/retails', 'order/wholesales']) {
      const all = await ordersOf(caller, path);
      for (const [question, fits] of [
        ['filter_between[purchase_cost_outstanding]=1,', (row) => row.purchase_cost_outstanding >= 1],
        ['filter_between[purchase_cost_outstanding]=1,9', () => false],
        ['filter_between[purchase_cost_outstanding]=,9', (row) => row.purchase_cost_outstanding <= 9],
        ['filter_between[purchase_cost_unsolved]=1,10', (row) => row.purchase_cost_unsolved === '10'],
        [
          'filter_between[purchase_cost_outstanding]=1,&filter_between[created_at]=2020-01-01,infinity',
          (row) => row.purchase_cost_outstanding >= 1,
        ],
        [
          'filter_between[purchase_cost_outstanding]=1,&filter[without_contract]=true&sort=-created_at',
          (row) => row.purchase_cost_outstanding >= 1,
        ],
      ] as [string, (row: any) => boolean][]) {
        await expectPages(caller, `${path}?${question}`, all.filter(fits));
      }
    }
});

test('orders of a type are filtered and sorted', async () => {
  await debts();
  for (const caller of [crew.sale, crew.customer, crew.accounting, await stranger(server, 'sale')])
    for (const path of ['order/retails', 'order/wholesales']) {
      const all = await ordersOf(caller, path);
      for (const [question, rows] of [
        ['', all],
        ['sort=id', all.toSorted((a, b) => (a.id < b.id ? -1 : 1))],
        ['sort=-updated_at', all.toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))],
        ['filter[result_proposed]=false', all],
        ['filter[shipment_method_id]=sea&filter[without_contract]=true', all],
        ['filter[status_id]=CompletedFinish', []],
        ['filter_between[created_at]=2020-01-01,infinity', all],
        ['filter_between[updated_at]=2020-01-01,infinity', all],
        ['filter_between[updated_at]=infinity,2020-01-01', []],
      ] as [string, any[]][])
        await expectPages(caller, `${path}?${question}`, rows);
    }
});
