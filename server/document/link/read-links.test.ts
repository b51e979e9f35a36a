import { beforeAll, describe, expect, test } from 'vitest';
import { makeContainer } from '../../../tests/main-job/boxes.ts';
import {
  buy,
  done,
  makeSupplier,
  paidOrder,
  receive,
  usePeople,
  wholeOrder,
} from '../../../tests/main-job/main-job.ts';
import { pay } from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { adminElsewhere, colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
/** The documents of one order that was taken to its end, by kind; as its lists know them. */
const ids: Record<string, string> = {};
let customer: Caller;

interface Link {
  resource: string;
  count: number;
  states: { state: string; count: number }[];
  rows: { id: string; name: string; state: string | null }[];
}
const links = async (caller: Caller, resource: string, id: string | number): Promise<Link[]> =>
  (await done(caller('GET', `documents/${resource}/${id}/links`), 200)).data;
const kindsOf = (found: Link[]) => found.map(({ resource }) => resource);

beforeAll(async () => {
  await wholeOrder(crew);
  const lists = {
    order: 'orders',
    purchase: 'purchases',
    sfa: 'sfas',
    box: 'boxes',
    lading_bill: 'lading-bills',
    container: 'containers',
    goods_delivery: 'goods-deliveries',
  };
  for (const [kind, list] of Object.entries(lists)) {
    const { data } = await done(crew.admin('GET', list), 200);
    expect(data.length, kind).toBe(1);
    ids[kind] = String(data[0].id);
  }
  const { customer_id } = await done(crew.admin('GET', `orders/${ids.order}`));
  const { email } = await done(crew.admin('GET', `users/${customer_id}`));
  customer = server.with(await server.signIn(email));
});

describe('the documents before and after one', () => {
  test('are those of the same goods and money, in the order of their way, with number and state', async () => {
    const found = await links(crew.admin, 'order', ids.order!);
    expect(kindsOf(found)).toEqual([
      'purchase',
      'sfa',
      'box',
      'lading_bill',
      'container',
      'goods_delivery',
      'transaction',
    ]);
    for (const { resource, count, rows } of found.slice(0, -1))
      expect([count, rows.map(({ id }) => id)], resource).toEqual([1, [ids[resource]]]);
    const stateOf = (kind: string) => found.find(({ resource }) => resource === kind)!.states;
    expect(stateOf('purchase')).toEqual([{ state: 'Finish', count: 1 }]);
    expect(stateOf('sfa')).toEqual([{ state: 'counted', count: 1 }]);
    expect(stateOf('lading_bill')).toEqual([{ state: 'arrived', count: 1 }]);
    expect(stateOf('container')).toEqual([{ state: 'arrived', count: 1 }]);
    expect(stateOf('goods_delivery')).toEqual([{ state: 'received', count: 1 }]);
    expect(stateOf('box')).toEqual([{ state: 'delivered', count: 1 }]);
    const { data } = await done(
      crew.admin('GET', `transactions?filter[receipts.receiptable_id]=${ids.order}&sort=-id`),
    );
    expect(found.at(-1)!.rows.map(({ name }) => name)).toEqual(
      data.map(({ code_ref }: { code_ref: string }) => code_ref),
    );
  });

  test('lead back to the order from each of them', async () => {
    const { rows } = (await links(crew.admin, 'order', ids.order!)).at(-1)!;
    for (const [resource, id] of Object.entries({ ...ids, transaction: rows[0]!.id })) {
      if (resource === 'order') continue;
      const found = await links(crew.admin, resource, id);
      expect(
        found.find((link) => link.resource === 'order')?.rows.map((row) => row.id),
        resource,
      ).toEqual([ids.order]);
    }
  });

  test('are counted where they are too many to be named', async () => {
    await server.query(
      `insert into sfas (organization_id, area_id, tracking_id, tracking_code, quantity, arrival_date)
        select organization_id, area_id, tracking_id, tracking_code || n, 1, arrival_date
        from sfas, generate_series(1, 40) n where id = $1`,
      [ids.sfa],
    );
    const came = (await links(crew.admin, 'order', ids.order!)).find(({ resource }) => resource === 'sfa')!;
    expect([came.count, came.rows.length]).toEqual([41, 30]);
    expect(came.states).toEqual([
      { state: 'declared', count: 40 },
      { state: 'counted', count: 1 },
    ]);
    await server.query('delete from sfas where id <> $1', [ids.sfa]);
  });
});

describe('a voucher and what a supplier is paid for', () => {
  /** Pays a supplier for a document, with an advance in yen. */
  async function paidFor(type: string, id: number, supplier: number) {
    await done(pay(crew, 'payment_supplier', supplier, { amount: '500', fund_id: 2 }), 201);
    const receipts = [{ receiptable_type: type, receiptable_id: String(id) }];
    return done(pay(crew, 'payment_purchase', supplier, { amount: '300', receipts }), 201);
  }
  async function leadToEachOther(kind: string, id: number, voucher: number) {
    const rowsOf = async (from: string, of: number, to: string) =>
      (await links(crew.admin, from, of)).find(({ resource }) => resource === to)?.rows.map((row) => row.id);
    expect(await rowsOf('transaction', voucher, kind)).toEqual([String(id)]);
    expect(await rowsOf(kind, id, 'transaction')).toContain(String(voucher));
  }

  test('lead to each other: a container', async () => {
    const { id: container_id } = await makeContainer(crew);
    const supplier_id = await makeSupplier(crew);
    await done(
      crew.accounting('POST', 'container-costs', {
        ...{ container_id, supplier_id, kind: 'freight', currency_id: 'JPY', amount: '300' },
      }),
      201,
    );
    await leadToEachOther(
      'container',
      container_id,
      (await paidFor('container', container_id, supplier_id)).id,
    );
  });

  test('lead to each other: a parcel', async () => {
    const { order } = await paidOrder(crew);
    const bought = await buy(crew, order);
    const { sfa } = await receive(crew, bought);
    await done(crew.warehouse('PUT', `sfas/${sfa.id}`, { shipping_fee: '300' }), 200);
    await leadToEachOther('sfa', sfa.id, (await paidFor('sfa', sfa.id, bought.supplier)).id);
  });
});

describe('somebody is shown', () => {
  test('nothing without signing in', async () => {
    await refused(server.with(undefined)('GET', `documents/order/${ids.order}/links`), 'logged_out');
  });

  test('only documents that they may read', async () => {
    expect(kindsOf(await links(customer, 'order', ids.order!))).not.toContain('purchase');
    expect(kindsOf(await links(crew.warehouse, 'box', ids.box!))).toContain('sfa');
    await refused(customer('GET', `documents/purchase/${ids.purchase}/links`), 'forbidden');
  });

  test('of rows that are not theirs nothing at all', async () => {
    await refused(
      (await colleague(server, 'customer'))('GET', `documents/order/${ids.order}/links`),
      'not_found',
    );
  });

  test('nothing of another company', async () => {
    const elsewhere = await adminElsewhere(server);
    for (const [resource, id] of Object.entries(ids))
      await refused(elsewhere('GET', `documents/${resource}/${id}/links`), 'not_found');
  });

  test('by name what is not there', async () => {
    await refused(crew.admin('GET', 'documents/order/OR0/links'), 'not_found');
    await refused(crew.admin('GET', 'documents/purchase/999999/links'), 'not_found');
    await refused(crew.admin('GET', 'documents/purchase/seven/links'), 'not_found');
    expect((await crew.admin('GET', 'documents/users/1/links')).status).toBe(404);
  });
});
