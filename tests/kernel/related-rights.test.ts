// What belongs to a document is answered only to usePeople who may read that document, and fields of a group
// only to those who have the right on it, whichever way they leave.
import { beforeAll, describe, expect, test } from 'vitest';
import { attach, billedBox, own, ownedBox, plannedBill } from '../main-job/boxes.ts';
import { approvedOrder } from '../main-job/goods.ts';
import { done, makeSupplier, usePeople } from '../main-job/main-job.ts';
import { purchaseThatAsks } from '../main-job/money.ts';
import { refused } from '../support/refused.ts';
import { useTestServer, type Caller } from '../support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
let purchase: number;
beforeAll(async () => {
  ({
    purchase: { id: purchase },
  } = await purchaseThatAsks(crew));
});
const logs = async (caller: Caller, query = '') =>
  (await done(caller('GET', `logs?per_page=100${query}`))).data as {
    id: number;
    logable_type: string;
    logable_id: string;
    creator_id: number;
    content: Record<string, unknown>;
  }[];

describe('the change log', () => {
  test('shows vouchers only to callers who may read vouchers', async () => {
    expect((await logs(crew.accounting, '&filter[logable_type]=transaction')).length).toBeGreaterThan(0);
    expect(await logs(crew.warehouse, '&filter[logable_type]=transaction')).toEqual([]);
  });

  test('shows people only to callers who may read people', async () => {
    const [{ id }] = (await server.query("select id from users where email = 'sale@hakobu.test'")) as [
      { id: number },
    ];
    const of = `&filter[logable_type]=user&filter[logable_id]=${id}`;
    await done(crew.admin('PUT', `users/${id}`, { tel: '0901 234 567' }));
    expect((await logs(crew.admin, of)).length).toBeGreaterThan(0);
    expect(await logs(crew.warehouse, of)).toEqual([]);
    expect((await logs(crew.sale, of)).length).toBeGreaterThan(0); // The caller's own account.
  });

  test.for(['sale', 'purchase', 'warehouse', 'accounting'] as const)(
    'without a document lists for %s only what they may read',
    async (role) => {
      const caller = await server.as(role);
      const types = new Map(
        (await logs(caller)).map((entry) => [entry.logable_type + entry.creator_id, entry]),
      );
      const me = (await done(caller('GET', 'users?filter[own]=1'))).data[0].id;
      for (const { logable_type, creator_id, id } of types.values()) {
        if (creator_id === me) continue;
        expect(['user', 'role', 'organization', 'wallet', 'fund', 'export', 'credit_order']).not.toContain(
          role === 'accounting' ? '' : logable_type,
        );
        await done(caller('GET', `logs/${id}`));
      }
    },
  );

  test('does not find an entry that the caller may not read', async () => {
    const [entry] = await logs(crew.accounting, '&filter[logable_type]=transaction');
    await refused(crew.warehouse('GET', `logs/${entry!.id}`), 'not_found');
    await done(crew.accounting('GET', `logs/${entry!.id}`));
  });
});

describe('purchase costs', () => {
  const costs = ['total', 'paid', 'outstanding', 'unsolved', 'sub_total'];

  test('are shown with the right, in the row, in its list and in relations', async () => {
    const row = await done(crew.purchase('GET', `purchases/${purchase}?include=items`));
    for (const field of costs) expect(row[field], field).toEqual(expect.any(String));
    expect(row.items[0].price).toEqual(expect.any(String));
  });

  test.for(['sale', 'warehouse'] as const)('is hidden from %s wherever it leaves', async (role) => {
    const caller = await server.as(role);
    const row = await done(caller('GET', `purchases/${purchase}?include=items`));
    for (const field of costs) expect(row[field], field).toBeNull();
    expect([row.items[0].price, row.items[0].amount, row.items[0].quantity]).toEqual([
      null,
      null,
      expect.any(String),
    ]);
    const { data: list } = await done(caller('GET', 'purchases?include=items&per_page=100'));
    for (const one of list) {
      expect(one.total).toBeNull();
      for (const item of one.items) expect(item.price).toBeNull();
    }
    const { data: items } = await done(caller('GET', 'purchase/items'));
    for (const item of items) expect([item.price, item.balance]).toEqual([null, null]);
    const search = await done(caller('GET', `search?q=${purchase}`));
    expect(JSON.stringify(search)).not.toContain('unsolved');
    for (const { content } of await logs(
      caller,
      `&filter[logable_type]=purchase&filter[logable_id]=${purchase}`,
    ))
      expect(JSON.stringify(content)).not.toMatch(/"(price|total|additional_cost|compensation)"/);
  });

  test('cannot be found out by a filter', async () => {
    for (const query of ['filter_between[unsolved]=1,', 'filter_between[outstanding]=1,'])
      await refused(crew.sale('GET', `purchases?${query}`), 'forbidden');
    await done(crew.purchase('GET', 'purchases?filter_between[unsolved]=1,'));
  });

  test('are empty in an export without the right', async () => {
    const send = (token: string) =>
      fetch(`${server.url}/api/exports/rows`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Purchases',
          list: 'purchases',
          query: `filter[id]=${purchase}`,
          format: 'csv',
          columns: [
            { field: 'id', title: 'No' },
            { field: 'total', title: 'Total' },
          ],
        }),
      }).then((answer) => answer.text());
    expect(await send(await server.signIn('purchase@hakobu.test'))).toMatch(new RegExp(`${purchase},\\d`));
    expect(await send(await server.signIn('warehouse@hakobu.test'))).toMatch(
      new RegExp(`${purchase},\\s*$`, 'm'),
    );
  });

  test('of a supplier’s goods are hidden on the product', async () => {
    const supplier = await makeSupplier(crew);
    await done(crew.admin('POST', 'products', { id: 'COST1', name: 'Trà' }), 201);
    await done(
      crew.admin('POST', 'products/COST1/supplier', {
        supplier_id: supplier,
        price: '77',
        quantity_items: 1,
      }),
    );
    const priceFor = async (caller: Caller) =>
      (await done(caller('GET', 'products/COST1?include=suppliers'))).suppliers[0].price;
    expect([await priceFor(crew.purchase), await priceFor(crew.warehouse)]).toEqual(['77', null]);
  });
});

describe('a customer who shares a document with others', () => {
  test('sees only their own part of a box, without its tracking code', async () => {
    const mine = await ownedBox(crew, 2, { duplicate: 4 });
    const { order: other } = await approvedOrder(crew);
    await done(own(crew, mine.box, other, 1), 201);
    const box = await done(
      (await signedIn(mine.order.customer_id))('GET', `boxes/${mine.box.id}?include=sfa`),
    );
    expect(box.owners.map(({ order_id }: { order_id: string }) => order_id)).toEqual([mine.order.id]);
    expect([box.sfa_id, box.sfa]).toEqual([null, null]);
    expect((await done(crew.warehouse('GET', `boxes/${mine.box.id}`))).owners).toHaveLength(2);
  });

  test('sees the dates of a container and only their own bills', async () => {
    const [mine, theirs] = [await plannedBill(crew), await billedBox(crew)];
    await done(attach(crew, mine.container, theirs.bill.id));
    const caller = await signedIn(mine.order.customer_id);
    const container = await done(caller('GET', `containers/${mine.container.id}`));
    expect(container.lading_bills.map(({ id }: { id: number }) => id)).toEqual([mine.bill.id]);
    expect(container.boxes.map(({ box_id }: { box_id: number }) => box_id)).toEqual([mine.box.id]);
    expect([container.volume, container.loaded_quantity, container.lading_bills_count]).toEqual([
      null,
      null,
      null,
    ]);
    const all = await done(crew.warehouse('GET', `containers/${mine.container.id}`));
    expect([all.lading_bills.length, all.lading_bills_count]).toEqual([2, 2]);
  });
});

/** A customer created by staff, signed in. */
async function signedIn(id: number): Promise<Caller> {
  const [{ email }] = (await server.query(
    `update users set email_verified_at = now(), password_hash = (select password_hash from users
      where email = 'admin@hakobu.test') where id = $1 returning email`,
    [id],
  )) as [{ email: string }];
  return server.with(await server.signIn(email));
}
