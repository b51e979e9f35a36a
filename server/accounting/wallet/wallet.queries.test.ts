import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, makeSupplier, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  drawCredit,
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
  walletId,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let debtor: Debtor;
let stranger: number;
/** A customer with 7,000 of 10,000 JPY left who owes 2,000, and one to whom nobody sells. */
beforeAll(async () => {
  debtor = await orderThatAsks(crew, { wallet: '10000' });
  const credit = await grantCredit({ server, crew }, debtor);
  await done(drawCredit(crew, debtor, credit, '2000'), 201);
  await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '3000' }), 201);
  stranger = (await makeCustomer(crew, { name: 'Trần Thị Lạ' })).id;
  await deposit(crew, stranger, '500', 'JPY');
});

const list = (query: string, caller = crew.accounting) => done(caller('GET', `wallet/users?${query}`));

describe('wallets of customers', () => {
  test('show balance and debt in the same currency', async () => {
    const { data } = await list(`filter[walletable_id]=${debtor.customer}&sort=id`);
    expect(
      data.map(({ currency_id, balance, outstanding }: any) => [currency_id, balance, outstanding]),
    ).toEqual(
      expect.arrayContaining([
        ['JPY', '7000', '2000'],
        ['VND', '0', '0'],
      ]),
    );
  });

  test.for([
    ['filter_between[balance]=7000,7000', 1],
    ['filter_between[balance]=501,infinity', 1],
    ['filter_between[balance]=500,7000', 2],
    ['q=la', 2],
    ['q=tran%20thi', 2],
    ['filter[currency_id]=JPY', 2],
  ] as const)('are narrowed by %s', async ([query, total]) => {
    expect((await list(query)).total).toBe(total);
  });

  test('are those of one customer', async () => {
    const { data } = await list(`filter[walletable_id]=${debtor.customer}`);
    expect(data.map(({ walletable_id, currency_id }: any) => [walletable_id, currency_id])).toEqual(
      expect.arrayContaining([
        [debtor.customer, 'JPY'],
        [debtor.customer, 'VND'],
      ]),
    );
    expect(data).toHaveLength(2);
  });

  test("are restricted to the user's customers, also when filtered by balance", async () => {
    const { data } = await list('filter_between[balance]=1,', crew.sale);
    expect(data.map(({ walletable_id, balance }: any) => [walletable_id, balance])).toEqual([
      [debtor.customer, '7000'],
    ]);
  });

  test("are found by name among the user's customers only", async () => {
    const { data: own } = await list(`filter[walletable_id]=${debtor.customer}`);
    const named = (text: string) => list(`q=${encodeURIComponent(text)}`, crew.sale);
    const { data, total } = await named(own[0].object.name);
    expect([total, data.map(({ id }: any) => id).toSorted()]).toEqual([
      own.length,
      own.map(({ id }: any) => id).toSorted(),
    ]);
    expect(await named('Trần Thị Lạ')).toMatchObject({ total: 0, data: [] });
  });

  test('are sorted by balance', async () => {
    const { data } = await list('sort=-balance&filter[currency_id]=JPY');
    expect(data.map(({ balance }: any) => balance)).toEqual(['7000', '500']);
  });

  test('are ordered by balance across pages, zero balances by id', async () => {
    for (const amount of ['1', '9', '10', '99', '100', '7001', '7099', '7100', '640000'])
      await deposit(crew, (await makeCustomer(crew, { name: `Ví ${amount}` })).id, amount, 'JPY');
    for (const sort of ['balance', '-balance']) {
      const pages = [];
      for (let page = 1; page <= 6; page += 1)
        pages.push(...(await list(`sort=${sort}&per_page=4&page=${page}`)).data);
      const sign = sort === 'balance' ? 1 : -1;
      const rows = pages.map(({ id, balance }: any) => ({ id, balance }));
      expect(rows).toEqual(rows.toSorted((a, b) => sign * (compare(a.balance, b.balance) || a.id - b.id)));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(22);
    }
    for (const [range, total] of [
      ['1,99', 4],
      ['10,infinity', 9],
      ['7001,7099', 2],
      ['0,9', 13],
    ] as const)
      expect((await list(`filter_between[balance]=${range}`)).total, range).toBe(total);
  });

  test('have a rank that never decreases with the balance', async () => {
    const wrong = await server.query(`
      select * from (
        select n, rank_of(n) as rank, lag(rank_of(n)) over (order by n) as before
        from (select (random() - 0.5) * 10 ^ (random() * 14 - 3)::int as x from generate_series(1, 3000)
          union select unnest(array[0, 0.5, -0.5, 1, -1, 9.99, 10, 99, 99.9, 100, -99.9, -100, 1e12]))
          as numbers, lateral (select x::numeric as n)) as ranked
      where rank < before or (rank = 0) <> (n = 0)`);
    expect(wrong).toEqual([]);
  });

  test('of others than one’s own customers a salesperson does not see', async () => {
    expect((await list('', crew.sale)).total).toBe(2);
    await refused(crew.sale('GET', `wallet/users/${await walletId(server, stranger)}`), 'not_found');
  });

  test.for(['balance', '-balance'])("of the user's customers are sorted by %s like all", async (sort) => {
    const ids = new Set((await list('', crew.sale)).data.map(({ id }: any) => id));
    const all = (await list(`sort=${sort}&per_page=100`)).data.filter(({ id }: any) => ids.has(id));
    expect(all.length).toBe(2);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`sort=${sort}&per_page=1&page=${page}`, crew.sale)),
    );
    expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 3));
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length]);
    expect(await list(`sort=${sort}&page=600`, crew.sale)).toMatchObject({ data: [], total: all.length });
  });

  test("of the user's customers are found by a very common name", async () => {
    // that few bear it would be remembered
    let name = 'trần thị';
    const ask = async (query: string, caller = crew.sale) => {
      const { data, total } = await list(`q=${encodeURIComponent(name)}&per_page=1&${query}`, caller);
      return [data.map(({ id }: any) => id), total];
    };
    const queries = ['sort=id', 'sort=-balance', 'sort=balance&page=2', 'sort=id&page=3', 'sort=id&page=700'];
    await server.query(`update users set name = 'Trần Thị Hoa' where id = $1`, [debtor.customer]);
    const found = await Promise.all(queries.map((query) => ask(query)));
    expect(found.map(([rows, total]) => [rows.length, total])).toEqual([1, 1, 1, 0, 0].map((n) => [n, 2]));
    await server.query(
      `insert into users (organization_id, name, email, role_id)
        select organization_id, name, 'hoa' || n || '@example.test', role_id
        from users cross join generate_series(1, 1100) n where id = $1`,
      [debtor.customer],
    );
    name = 'TRẦN THỊ';
    expect(await Promise.all(queries.map((query) => ask(query)))).toEqual(found);
    expect(await ask('sort=id', await server.as('customer'))).toEqual([[], 0]);
    expect((await ask('sort=id', crew.accounting))[1]).toBe(4);
  });

  test.for(['balance', '-balance'])(
    "of several of the user's customers are sorted by %s, then by id",
    async (sort) => {
      for (const wallet of ['10000', '20000', '10000']) await orderThatAsks(crew, { wallet });
      const sign = sort === 'balance' ? 1 : -1;
      const { data: all } = await list('per_page=100', crew.sale);
      const sorted = all.toSorted((a: any, b: any) => sign * (compare(a.balance, b.balance) || a.id - b.id));
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(`sort=${sort}&per_page=3&page=${page}`, crew.sale)),
      );
      const rows = pages.flatMap(({ data }) => data.map(({ id }: any) => id));
      expect(rows).toEqual(sorted.slice(0, 12).map(({ id }: any) => id));
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.length));
    },
  );

  test('of oneself a customer sees, and no others', async () => {
    expect((await list('', crew.customer)).total).toBe(0);
    const [{ email }] = (await server.query('select email from users where id = $1', [stranger])) as [any];
    const own = server.with(await server.signIn(email, 'hakobu-demo'));
    expect((await list('', own)).total).toBe(2);
  });
});

describe('advances to suppliers', () => {
  test('are all that purchasing sees of wallets', async () => {
    const supplier = await makeSupplier(crew, 'Yahoo');
    await done(pay(crew, 'payment_supplier', supplier, { amount: '300', fund_id: 2 }), 201);
    const { data } = await done(crew.purchase('GET', `wallet/suppliers?filter[walletable_id]=${supplier}`));
    expect(data).toMatchObject([{ balance: '300' }]);
    await done(crew.purchase('GET', `wallet/suppliers/${data[0].id}`), 200);
    await refused(crew.purchase('GET', 'wallet/users'), 'forbidden');
    await refused(
      crew.purchase('GET', `wallet/users/${await walletId(server, debtor.customer)}`),
      'forbidden',
    );
  });

  test('are not for salespeople and the warehouse', async () => {
    await refused(crew.sale('GET', 'wallet/suppliers'), 'forbidden');
    await refused(crew.warehouse('GET', 'wallet/suppliers'), 'forbidden');
  });

  test('show balances', async () => {
    const supplier = await makeSupplier(crew, 'Mercari');
    await done(pay(crew, 'payment_supplier', supplier, { amount: '400', fund_id: 2 }), 201);
    const { data } = await done(crew.accounting('GET', `wallet/suppliers?filter[walletable_id]=${supplier}`));
    expect(data).toMatchObject([{ balance: '400', outstanding: '0', object: { name: 'Mercari' } }]);
    expect(await done(crew.accounting('GET', `wallet/suppliers/${data[0].id}`))).toMatchObject({
      balance: '400',
    });
    await refused(crew.accounting('GET', `wallet/users/${data[0].id}`), 'not_found');
  });
});
