import { beforeAll, describe, expect, test } from 'vitest';
import { makeBill } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, makeOrder, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** Seven bills of a customer of the caller, one per day, and as many of another customer. */
const NAMES = ['Lô 1', 'lô 2', 'ＬＯ３', 'lo%4', 'LB_5', 'lb6', 'LB7'];
const ids: number[] = [];
beforeAll(async () => {
  await server.query(`delete from role_permissions where role_id = 'sale' and scope = 'organization'
    and resource_id = 'lading_bill'`);
  Object.assign(crew, { sale: await server.as('sale') });
  const mine = (await makeCustomer(crew)).id;
  await makeOrder(crew, mine, [{ product_id: await makeProduct(crew), price: '1000', quantity: '1' }]);
  for (const customer of [mine, (await makeCustomer(crew)).id])
    for (const [index, name] of NAMES.entries()) {
      const { id } = await makeBill(crew, customer, { name });
      ids.push(id);
      await server.query(`update lading_bills set created_at = $2 where id = $1`, [
        id,
        `2020-05-0${index + 1}`,
      ]);
    }
});

const ask = async (query: string, caller: Caller = crew.sale) => {
  const { data, total, last_page } = await done(caller('GET', `lading-bills?per_page=3&${query}`));
  return [data.map(({ name }: { name: string }) => name), total, last_page];
};
const numbered = (...numbers: number[]) => numbers.map((number) => NAMES[number - 1]);

describe('bills of the caller’s customers', () => {
  test.for([
    ['', numbered(7, 6, 5), 7, 3],
    ['page=3', numbered(1), 7, 3],
    ['page=4', [], 7, 3],
    ['sort=id&page=2000', [], 7, 3],
    ['q=LO', numbered(4, 3, 2), 4, 2],
    ['q=lô&page=2', numbered(1), 4, 2],
    ['q=ｌｂ', numbered(7, 6, 5), 3, 1],
    ['q=zq9x', [], 0, 1],
    ['filter[name]=Lo&page=3', [], 4, 2],
    ['filter[name]=_5', numbered(5), 1, 1],
    ['filter[shipment_method_id]=sea', numbered(7, 6, 5), 7, 3],
    ['filter[shipment_method_id]=air', [], 0, 1],
    ['filter[shipment_method_id]=zq', [], 0, 1],
    ['filter_between[created_at]=infinity,2020-05-04', numbered(4, 3, 2), 4, 2],
    ['filter_between[created_at]=infinity,2020-05-04&page=2', numbered(1), 4, 2],
    ['filter_between[created_at]=2020-05-02,2020-05-05&sort=id&page=2', numbered(5), 4, 2],
    ['filter_between[created_at]=2019-05-02,2019-05-05', [], 0, 1],
  ] as const)('are filtered and sorted: %s', async ([query, rows, total, last]) => {
    expect(await ask(query)).toEqual([rows, total, last]);
  });

  test('are found by their number, without those of others', async () => {
    const [other, elsewhere] = [await colleague(server, 'sale'), await stranger(server, 'sale')];
    expect((await ask(`q=${ids[0]}&sort=id`))[0]).toContain(NAMES[0]);
    for (const query of ['', 'q=LO', 'filter_between[created_at]=infinity,2020-05-04'])
      for (const caller of [other, elsewhere]) expect(await ask(query, caller)).toEqual([[], 0, 1]);
    expect((await ask('q=LO', crew.admin)).slice(1)).toEqual([8, 3]);
    const made = 'filter_between[created_at]=infinity,2020-05-01';
    expect(await ask(made, crew.admin)).toEqual([[NAMES[0], NAMES[0]], 2, 1]);
    expect(await ask(made, crew.accounting)).toEqual([[NAMES[0], NAMES[0]], 2, 1]);
  });
});
