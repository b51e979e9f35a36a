// An order whose goods were all cancelled piece by piece needs no further steps.
import { describe, expect, test } from 'vitest';
import { done, makeProduct, usePeople } from '../../../tests/main-job/main-job.ts';
import { cancelLine, forOrder, orderThatAsks, pay } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const read = (id: string) => done(crew.sale('GET', `orders/${id}`));
const missing = (row: { progress: { missing: string[] }[] }) => row.progress.flatMap((step) => step.missing);

describe('an order of which every piece is cancelled', () => {
  test('waits for nothing and has the cancelled status', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000', '3000'], services: '0' });
    await cancelLine(crew, debtor, 0);
    expect(missing(await read(debtor.order.id))).toContain('goods_to_buy');
    await cancelLine(crew, debtor, 1);
    const row = await read(debtor.order.id);
    expect([row.status_id, row.cancelled_at, missing(row)]).toEqual(['CompletedCancel', null, []]);
    expect((await logOf(server, 'order', debtor.order.id)).at(-1)).toEqual({
      type_id: 'others',
      content: { status_id: 'CompletedCancel', cause: 'line_changed' },
    });
  });

  test('still refunds payments and charges its fee', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '50000' });
    await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '5000' }), 201);
    await cancelLine(crew, debtor, 0);
    const open = await read(debtor.order.id);
    expect([open.status_id, new Set(missing(open))]).toEqual([
      'CompletedCancel',
      new Set(['service_unsolved', 'refund_due']),
    ]);
    const refund = { ...forOrder(debtor), amount: '5000' };
    await done(pay(crew, 'payment_order_refund', debtor.customer, refund), 201);
    await done(crew.sale('PUT', `orders/${debtor.order.id}`, { service_fee: '0' }), 200);
    const settled = await read(debtor.order.id);
    expect([settled.status_id, missing(settled)]).toEqual(['CompletedCancel', []]);
    await expectBooksInOrder(server);
  });

  test('continues at its step when a piece is restored or a line added', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '0' });
    const { id, items } = debtor.order;
    await cancelLine(crew, debtor, 0);
    await done(crew.sale('PUT', `order/items/${items[0]!.id}`, { cancelled_quantity: '0' }), 200);
    expect((await read(id)).status_id).toBe('CompletedApprove');
    await cancelLine(crew, debtor, 0);
    const line = { product_id: await makeProduct(crew), price: '900', quantity: '1' };
    await done(crew.sale('POST', 'order/items', { order_id: id, ...line }), 201);
    const row = await read(id);
    expect([row.status_id, row.purchase_cost_unsolved]).toEqual(['CompletedApprove', '900']);
  });

  test('can be cancelled as a whole without a fee', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['5000'], services: '50000' });
    await cancelLine(crew, debtor, 0);
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    const row = await read(debtor.order.id);
    expect([row.status_id, row.service_fee]).toEqual(['CompletedCancel', '0']);
  });
});
