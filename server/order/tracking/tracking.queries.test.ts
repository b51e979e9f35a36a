import { beforeAll, describe, expect, test } from 'vitest';
import {
  buy,
  done,
  makeCustomer,
  pack,
  paidOrder,
  receive,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const ALL = 'include=references';
const list = (query: string, caller = crew.sale) => done(caller('GET', `order/trackings?${query}`));

let order: { id: string };
let purchase: { id: number };
let tracking: string;
let packed: { sfa: { id: number }; box: { id: number } };
let parcel: { order: string; code: string };
/** A tracking of goods packed for an order, and the parcel of a shipment order in transit. */
beforeAll(async () => {
  const paid = await paidOrder(crew, 1);
  const bought = await buy(crew, paid.order);
  const { sfa } = await receive(crew, bought);
  const { box } = await pack(crew, sfa, paid.order);
  ({ order, purchase, tracking, packed } = { ...paid, ...bought, packed: { sfa, box } });
  const customer_id = (await makeCustomer(crew)).id;
  const code = 'PARCEL00017';
  const made = await done(
    crew.sale('POST', 'order/shipments', { customer_id, shipment_method_id: 'sea', trackings: [{ code }] }),
    201,
  );
  parcel = { order: made.id, code };
});

describe('trackings', () => {
  test('contain related documents and received goods', async () => {
    const { data } = await list(`q=${tracking}&${ALL}`);
    expect(data[0].references).toMatchObject([
      { type: 'order', id: order.id },
      { type: 'purchase', id: String(purchase.id) },
      { type: 'sfa', id: String(packed.sfa.id) },
      { type: 'box', id: String(packed.box.id) },
    ]);
  });

  test('contain the shipment order', async () => {
    const { data } = await list(`q=${parcel.code}&${ALL}`);
    expect(data).toMatchObject([{ received: false, references: [{ type: 'order', id: parcel.order }] }]);
    const one = await done(crew.sale('GET', `order/trackings/${data[0].id}?${ALL}`));
    expect(one).toEqual(data[0]);
  });

  test('are not found by a text without letters and digits', async () => {
    for (const text of ['抹茶', 'ー', '--'])
      expect((await list(`q=${encodeURIComponent(text)}&${ALL}`)).data).toEqual([]);
  });

  test("are restricted to the salesperson's orders on request", async () => {
    const { data } = await list('filter[own]=true&sort=id');
    expect(data.map(({ code }: any) => code)).toEqual(
      expect.arrayContaining([parcel.code, expect.stringMatching(/^TRK/)]),
    );
    expect((await list('filter[own]=true&filter[received]=false')).data).toMatchObject([
      { code: parcel.code },
    ]);
    expect((await list('filter[own]=true', await colleague(server, 'sale'))).total).toBe(0);
    expect((await list(ALL, await stranger(server, 'sale'))).total).toBe(0);
  });

  test.for(['received_at', 'created_at'])(
    'of a range of time are listed by their number, near and far: %s',
    async (moment) => {
      const known = await server.query<{ id: string }>('select id from trackings order by id desc');
      const came = known.map(({ id }) => Number(id)).slice(-2);
      await server.query(
        `update trackings set ${moment} = timestamptz '2020-06-01' + id % 2 * interval '1 day'
        where id = any($1::bigint[])`,
        [came],
      );
      const range = `filter_between[${moment}]=infinity,2020-06-30&per_page=1`;
      for (let page = 1; page <= 3; page += 1) {
        const { data, total } = await list(`${range}&page=${page}`, crew.admin);
        expect(data.map(({ id }: any) => id)).toEqual(came.slice(page - 1, page));
        expect(total).toBe(2);
      }
      expect((await list(`${range}&sort=id`, crew.admin)).data[0].id).toBe(came[1]);
      expect((await list(range, await stranger(server, 'purchase'))).total).toBe(0);
    },
  );
});
