import { describe, expect, test } from 'vitest';
import { billedBox, statuses } from '../../../tests/main-job/boxes.ts';
import { compensate, compensatedOrder, oweForBill } from '../../../tests/main-job/compensations.ts';
import { approvedOrder } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { lotsOf, pay } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const refusedWith = (code: string) => ({ body: expect.objectContaining({ code }) });

describe('changing a compensation', () => {
  test('changes amount and note, never below what is decided', async () => {
    const owed = await compensatedOrder(crew, '800000');
    const change = (body: object) =>
      crew.warehouse('PUT', `order-compensations/${owed.compensation.id}`, body);
    await done(compensate(crew, { ...owed, amount: '300000' }), 201);
    expect(await done(change({ note: 'Hỏng nắp', amount: '500000' }), 200)).toMatchObject({
      ...{ note: 'Hỏng nắp', amount: '500000', paid: '300000', unsolved: '200000' },
    });
    expect(await change({ amount: '299999' })).toMatchObject({
      body: { code: 'compensation_below_settled', details: { settled: '300000' } },
    });
    expect((await change({ amount: '300000.5' })).status).toBe(422);
    expect((await change({ note: '' })).status).toBe(422);
    expect(await done(change({ amount: '300000' }), 200)).toMatchObject({ uncompensated: '0' });
    await expectBooksInOrder(server);
  });

  test('keeps what somebody else changed meanwhile', async () => {
    const { compensation } = await compensatedOrder(crew, '1000');
    const change = (note: string) =>
      crew.warehouse(
        'PUT',
        `order-compensations/${compensation.id}`,
        { note },
        { headers: { 'if-match': '"1"' } },
      );
    expect(statuses([await change('Một'), await change('Hai')])).toEqual([200, 409]);
  });

  test('records as owed what is unsolved, once, with a day', async () => {
    const { order, compensation } = await compensatedOrder(crew, '800000');
    const debit = () =>
      crew.accounting('PUT', `order-compensations/${compensation.id}`, {
        ...{ action_debit: true, payment_due_date: '2030-01-31' },
      });
    expect(await done(debit(), 200)).toMatchObject({ debited: '800000', unsolved: '0' });
    expect(await debit()).toMatchObject(refusedWith('nothing_unsolved'));
    expect(await lotsOf(server, { customer: 0, order })).toEqual([['800000', '0', '2030-01-31']]);
    const refused = await crew.warehouse('PUT', `order-compensations/${compensation.id}`, {
      action_debit: true,
    });
    expect(refused).toMatchObject(refusedWith('forbidden'));
    await expectBooksInOrder(server);
  });

  test('is asked of the rows that the call shows', async () => {
    const { compensation } = await compensatedOrder(crew, '1000');
    expect(
      (await crew.warehouse('PUT', `lading-bill-compensations/${compensation.id}`, { note: 'x' })).status,
    ).toBe(404);
    const { bill, box } = await billedBox(crew);
    const ofBill = await done(oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }]), 201);
    const changed = await done(
      crew.accounting('PUT', `lading-bill-compensations/${ofBill.id}`, { amount: '5', note: 'Ướt ít' }),
      200,
    );
    expect(changed).toMatchObject({ amount: '5', note: 'Ướt ít', lading_bill_id: bill.id });
  });
});

describe('paying a compensation', () => {
  test('names one of several, and else takes the oldest first', async () => {
    const owed = await compensatedOrder(crew, '1000');
    const later = await done(
      crew.warehouse('POST', 'order-compensations', {
        ...{ order_id: owed.order.id, amount: '500', note: 'Thêm' },
      }),
      201,
    );
    await done(compensate(crew, { ...owed, amount: '200', compensation_id: later.id }), 201);
    const paid = async () => {
      const { data } = await done(crew.sale('GET', `order-compensations?filter[order_id]=${owed.order.id}`));
      return data.map((row: { paid: string }) => row.paid);
    };
    expect((await paid()).toSorted()).toEqual(['0', '200']);
    await done(compensate(crew, { ...owed, amount: '1100' }), 201);
    expect((await paid()).toSorted()).toEqual(['1000', '300']);
    const { body } = await compensate(crew, { ...owed, amount: '201', compensation_id: later.id });
    expect(body).toMatchObject({ code: 'amount_too_large', details: { maximum: '200' } });
    const stranger = await compensatedOrder(crew, '5');
    expect(
      (await compensate(crew, { ...owed, amount: '1', compensation_id: stranger.compensation.id })).body,
    ).toMatchObject({ code: 'unknown_reference' });
  });

  test('shows in the list of what is paid, and no more in that of what is not', async () => {
    const owed = await compensatedOrder(crew, '1000');
    const listed = async (settled: boolean) => {
      const { data } = await done(
        crew.accounting(
          'GET',
          `order-compensations?filter[order_id]=${owed.order.id}&filter[settled]=${settled}`,
        ),
      );
      return data.length;
    };
    expect([await listed(false), await listed(true)]).toEqual([1, 0]);
    await done(compensate(crew, { ...owed, amount: '1000' }), 201);
    expect([await listed(false), await listed(true)]).toEqual([0, 1]);
    expect(await compensate(crew, { ...owed, amount: '1' })).toMatchObject(refusedWith('nothing_to_pay'));
  });

  test('by two concurrent calls pays it once', async () => {
    const owed = await compensatedOrder(crew, '1000');
    const replies = await Promise.all([1, 2].map(() => compensate(crew, { ...owed, amount: '600' })));
    expect(statuses(replies)).toEqual([201, 422]);
    await expectBooksInOrder(server);
  });

  test('is for its own customer', async () => {
    const owed = await compensatedOrder(crew, '1000');
    const { customer } = await approvedOrder(crew);
    expect((await compensate(crew, { ...owed, customer, amount: '1' })).body).toMatchObject({
      code: 'document_of_other_party',
    });
  });

  test('is done also when the order was cancelled meanwhile', async () => {
    const owed = await compensatedOrder(crew, '1000');
    await done(crew.sale('PUT', `orders/${owed.order.id}/cancel`, { confirm: true }), 200);
    await done(compensate(crew, { ...owed, amount: '1000' }), 201);
    await expectBooksInOrder(server);
  });

  test('of a bill goes by the bill', async () => {
    const { bill, box, customer, order } = await billedBox(crew);
    await done(oweForBill(crew, bill, [{ box_id: box.id, quantity: 1 }]), 201);
    const receipts = [{ receiptable_type: 'lading_bill', receiptable_id: String(bill.id) }];
    const body = { amount: '300000', currency_id: 'VND', receipts };
    await done(pay(crew, 'compensation_refund', customer, body), 201);
    expect(await done(crew.sale('GET', `lading-bills/${bill.id}`))).toMatchObject({ compensated: '300000' });
    expect(await done(crew.sale('GET', `orders/${order.id}`))).toMatchObject({ compensated: '300000' });
  });
});
