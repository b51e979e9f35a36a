import { describe, expect, test } from 'vitest';
import { purchaseMachine } from '../../../../contract/order/purchase/purchase.machine.ts';
import { purchaseItemMachine } from '../../../../contract/order/purchase/purchase-item.machine.ts';
import { listTransitions } from '../../../../contract/kernel/machine.ts';
import { give, makePurchase, orderedPurchase, tally } from '../../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, receive, TODAY } from '../../../../tests/main-job/main-job.ts';
import { logOf } from '../../../../tests/support/change-log.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const read = (id: number) => done(crew.purchase('GET', `purchases/${id}`));

/** Pays the whole charge of a purchase. */
async function pay({ id, supplier_id, total }: any): Promise<void> {
  const party = { transactionable_type: 'supplier', transactionable_id: supplier_id };
  const money = { amount: total, currency_id: 'JPY', voucher_date: TODAY };
  await done(crew.accounting('POST', 'payment-supplier', { ...party, ...money, fund_id: 2 }), 201);
  const receipts = [{ receiptable_type: 'purchase', receiptable_id: String(id) }];
  await done(crew.accounting('POST', 'payment-purchase', { ...party, ...money, receipts }), 201);
}

describe('a purchase', () => {
  test('is finished when fully received and paid, in either order', async () => {
    const { order } = await paidOrder(crew);
    const bought = await buy(crew, order);
    expect((await read(bought.purchase.id)).status_id).toBe('Ordered');
    await receive(crew, bought);
    expect((await read(bought.purchase.id)).status_id).toBe('Finish');

    const unpaid = await orderedPurchase(crew, order, { order_items: [] });
    await tally(crew, unpaid.items[0].id, '3');
    expect((await read(unpaid.id)).status_id).toBe('Received');
    await pay(unpaid);
    expect((await read(unpaid.id)).status_id).toBe('Finish');
  });

  test('paid before it is ordered shows that at its lines', async () => {
    const { order } = await paidOrder(crew);
    const { id } = await makePurchase(crew, order);
    await done(crew.purchase('PUT', `purchases/${id}/approve`), 200);
    await pay(await read(id));
    expect(await read(id)).toMatchObject({ status_id: 'Approved', items: [{ status_id: 'Paid' }] });
  });

  test('a line of it is finished when the received goods are distributed', async () => {
    const { order } = await paidOrder(crew);
    const { id, items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '3');
    expect((await read(id)).items[0].status_id).toBe('ReceivedAtWarehouse');
    const { id: distribution } = await done(give(crew, items[0].id, order.items[0].id, '3'), 201);
    expect((await read(id)).items[0].status_id).toBe('Finish');
    expect((await crew.purchase('DELETE', `order-distributions/${distribution}`)).status).toBe(204);
    expect((await read(id)).items[0].status_id).toBe('ReceivedAtWarehouse');
  });

  test('changes only by the transitions of its machine, and so do its lines', async () => {
    const { order } = await paidOrder(crew);
    const { id, items } = await makePurchase(crew, order);
    const seen = [await read(id)];
    const take = async (step: Promise<unknown>) => {
      await step;
      seen.push(await read(id));
    };
    await take(crew.purchase('PUT', `purchases/${id}/approve`));
    await take(crew.purchase('PUT', `purchases/${id}/order`));
    await take(tally(crew, items[0].id, '1'));
    await take(tally(crew, items[0].id, '2'));
    await take(pay(seen[0]));
    const moves = (states: string[]) =>
      states.slice(1).flatMap((to, index) => (to === states[index] ? [] : [{ from: states[index], to }]));
    const transitionsOf = (machine: Parameters<typeof listTransitions>[0]) =>
      listTransitions(machine).map(({ from, to }) => ({ from, to }));
    const ofPurchase = moves(seen.map(({ status_id }) => status_id));
    expect(ofPurchase).toHaveLength(5);
    expect(transitionsOf(purchaseMachine)).toEqual(expect.arrayContaining(ofPurchase));
    expect(transitionsOf(purchaseItemMachine)).toEqual(
      expect.arrayContaining(moves(seen.map((purchase) => purchase.items[0].status_id))),
    );
  });

  test('logs its new status with the cause', async () => {
    const { order } = await paidOrder(crew);
    const { id, items } = await orderedPurchase(crew, order);
    await tally(crew, items[0].id, '3');
    expect((await logOf(server, 'purchase', id)).at(-1)).toEqual({
      type_id: 'others',
      content: { status_id: 'Received', cause: 'tallied' },
    });
  });
});
