import { expect, test } from 'vitest';
import { makePurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, usePeople } from '../../../tests/main-job/main-job.ts';
import { grantCredit, inDays, orderThatAsks } from '../../../tests/main-job/money.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** What the log says of a document, the newest first, as the administrator reads it. */
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
