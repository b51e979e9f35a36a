import { expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { grantCredit, inDays, orderThatAsks } from '../../../tests/main-job/money.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** The change log of a document as the administrator reads it, newest first. */
async function contentsOf(type: string, id: string | number): Promise<Record<string, unknown>[]> {
  const { data } = await done(
    crew.admin('GET', `logs?filter[logable_type]=${type}&filter[logable_id]=${id}`),
  );
  return data.map(({ content }: { content: Record<string, unknown> }) => content);
}

test('an entry names supplier, lines and note of a purchase as they were written', async () => {
  const { order } = await paidOrder(crew);
  const { id, supplier_id } = await makePurchase(crew, order);
  await done(crew.purchase('PUT', `purchases/${id}`, { note: '急ぎ' }), 200);
  await done(crew.purchase('PUT', `purchases/${id}/approve`), 200);
  expect(await contentsOf('purchase', id)).toMatchObject([
    { status_id: 'Approved' },
    { note: '急ぎ' },
    { supplier_id, items: [expect.objectContaining({ product_id: order.items[0].product_id })] },
  ]);
});

test('an entry names the shipment of an order and the due day of its credit as they were given', async () => {
  const debtor = await orderThatAsks(crew);
  const { id } = debtor.order;
  await done(crew.sale('PUT', `orders/${id}`, { shipment_method_id: 'air' }), 200);
  await grantCredit({ server, crew }, debtor, { payment_due_date: inDays(20) });
  expect((await contentsOf('order', id)).slice(0, 2)).toMatchObject([
    { payment_due_date: inDays(20) },
    { shipment_method_id: 'air' },
  ]);
});

test('of a noun of which only the own is read, what others wrote is left out, whether it is asked alone or not', async () => {
  const { order } = await paidOrder(crew);
  const [me] = (await done(crew.sale('GET', 'users?filter[own]=1&append=permissions'))).data;
  await server.query(
    `insert into logs (organization_id, logable_type, logable_id, type_id, creator_id, content)
      values ($1, 'transaction', '1', 'write', $2, '{}')`,
    [me.organization_id, me.id],
  );
  const idsOf = async (query: string) => {
    const { data } = await done(crew.sale('GET', `logs?per_page=100&${query}`));
    return data.map(({ id }: { id: number }) => id);
  };
  const rows = await server.query<{ id: number; logable_type: string; creator_id: number }>(
    `select id::int, logable_type, creator_id::int from logs
      where logable_type in ('order', 'transaction', 'purchase', 'product') order by id desc`,
  );
  const everybodys = (type: string) => me.permission_keys.includes(`${type}.organization.read`);
  expect(['order', 'transaction', 'product'].map(everybodys)).toEqual([true, false, true]);
  const expected = (...types: string[]) =>
    rows
      .filter(
        ({ logable_type: type, creator_id: by }) =>
          types.includes(type) && (everybodys(type) || by === me.id),
      )
      .map(({ id }) => id);
  expect(expected('transaction')).toHaveLength(1);
  for (const types of [['order'], ['transaction'], ['product'], ['transaction', 'product']])
    expect(await idsOf(types.map((type) => `filter[logable_type][]=${type}`).join('&'))).toEqual(
      expected(...types),
    );
  expect(await idsOf('filter[logable_type]=zq-none')).toEqual([]);
  expect(await idsOf('filter[logable_type]=transaction&page=50')).toEqual([]);
  const ofOrder = `filter[logable_type]=order&filter[logable_id]=${order.id}`;
  expect((await idsOf(ofOrder)).length).toBeGreaterThan(1);
});
