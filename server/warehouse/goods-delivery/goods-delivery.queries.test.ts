import { beforeAll, describe, expect, test } from 'vitest';
import { waitingDelivery } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/**
 * Eight deliveries of a customer of the caller, one per day, the last not sent; as many of other customers.
 */
const NAMES = ['Đà 1', 'đà 2', 'ＤＡ３', 'da%4', 'GD_5', 'gd6', 'GD7', 'GD8'];
beforeAll(async () => {
  await server.query(`delete from role_permissions where role_id = 'sale' and scope = 'organization'
    and resource_id = 'goods_delivery'`);
  Object.assign(crew, { sale: await server.as('sale') });
  const mine = await waitingDelivery(crew);
  const elsewhere = await waitingDelivery(crew);
  await server.query(`update orders set sale_id = null where id = $1`, [elsewhere.order.id]);
  await server.query(`update goods_delivery_boxes set shipping_code = 'VTP-' || id`);
  await server.query(
    `update goods_deliveries set created_at = '2020-05-08', name = 'GD8', exported_date = null`,
  );
  for (const customer of [mine.customer, elsewhere.customer, (await makeCustomer(crew)).id])
    await server.query(
      `insert into goods_deliveries (organization_id, name, customer_id, area_id, status_id, exported_date, created_at)
        select organization_id, ($2::text[])[n], $1, area_id, status_id, day, day
        from (select * from goods_deliveries order by id limit 1) d, generate_series(1, 7) n,
          lateral (select timestamptz '2020-05-01' + (n - 1) * interval '1 day') as sent (day)`,
      [customer, NAMES],
    );
});

const ask = async (query: string, caller: Caller = crew.sale) => {
  const { data, total, last_page } = await done(
    caller('GET', `goods-deliveries?per_page=3&${query.includes('sort=') ? '' : 'sort=created_at&'}${query}`),
  );
  return [data.map(({ name }: { name: string }) => name), total, last_page];
};
const numbered = (...numbers: number[]) => numbers.map((number) => NAMES[number - 1]);

describe('deliveries of the caller’s customers', () => {
  test.for([
    ['', numbered(1, 2, 3), 8, 3],
    ['page=2', numbered(4, 5, 6), 8, 3],
    ['page=3', numbered(7, 8), 8, 3],
    ['page=4', [], 8, 3],
    ['page=2000', [], 8, 3],
    ['sort=exported_date&page=3', numbered(7, 8), 8, 3],
    ['sort=-exported_date&page=2', numbered(5, 4, 3), 8, 3],
    ['sort=exported_date&page=4', [], 8, 3],
    ['q=DA', numbered(1, 2, 3), 4, 2],
    ['q=đà&page=2', numbered(4), 4, 2],
    ['q=ｄａ&page=3', [], 4, 2],
    ['q=Gd', numbered(5, 6, 7), 4, 2],
    ['q=gd7', numbered(7), 1, 1],
    [`q=${encodeURIComponent('%')}`, numbered(4), 1, 1],
    ['q=_', numbered(5), 1, 1],
    ['q=zq9x', [], 0, 1],
    ['filter[name]=Đ', numbered(1, 2, 3), 8, 3],
    ['filter[name]=gd&page=2', numbered(8), 4, 2],
    ['filter[name]=GD8&filter[order_id]=none', [], 0, 1],
    ['filter_between[created_at]=infinity,2020-05-02&sort=-id', numbered(2, 1), 2, 1],
    ['filter_between[created_at]=2020-05-04,infinity&sort=id&page=2', numbered(6, 7), 5, 2],
    ['filter_between[exported_date]=2020-05-04,infinity&page=2', numbered(7), 4, 2],
    ['filter_between[exported_date]=2019-05-04,2019-05-05', [], 0, 1],
  ] as const)('are filtered and sorted: %s', async ([query, rows, total, last]) => {
    expect(await ask(query)).toEqual([rows, total, last]);
  });

  test('exclude those of others', async () => {
    const [other, elsewhere] = [await colleague(server, 'sale'), await stranger(server, 'sale')];
    for (const query of ['', 'page=2', 'q=DA', 'filter_between[created_at]=infinity,2020-05-02&sort=-id'])
      for (const caller of [other, elsewhere]) expect(await ask(query, caller)).toEqual([[], 0, 1]);
    expect((await ask('q=DA', crew.admin)).slice(1)).toEqual([12, 4]);
  });

  test('have codes whose ASCII letters are compared in lower case', async () => {
    expect(
      await server.query(
        `select n from generate_series(1, 127) n where normalize_search(chr(n)) is distinct from lower(chr(n) collate "C")`,
      ),
    ).toEqual([]);
  });
});

describe('boxes of deliveries by the carrier’s code', () => {
  test('are those of the caller’s customers', async () => {
    const codes = async (query: string, caller: Caller = crew.sale) => {
      const { data, total } = await done(
        caller('GET', `goods-delivery-boxes?per_page=1&filter[shipping_code]=${query}`),
      );
      return [data.map(({ shipping_code }: { shipping_code: string }) => shipping_code), total];
    };
    const [{ shipping_code: code }] = (await done(crew.sale('GET', 'goods-delivery-boxes'))).data;
    for (const part of ['vtp', 'VT', code]) expect(await codes(part)).toEqual([[code], 1]);
    expect(await codes('VTP&page=2')).toEqual([[], 1]);
    expect(await codes('VTP&page=2000')).toEqual([[], 1]);
    expect(await codes('zq9x')).toEqual([[], 0]);
    expect((await codes('VTP', crew.admin))[1]).toBe(2);
    expect(await codes('VTP', await stranger(server, 'sale'))).toEqual([[], 0]);
  });
});
