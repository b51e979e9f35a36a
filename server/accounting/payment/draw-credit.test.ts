import { describe, expect, test } from 'vitest';
import { deposit, done, usePeople } from '../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  chargeOf,
  drawCredit,
  forOrder,
  grantCredit,
  inDays,
  lotsOf,
  orderThatAsks,
  pay,
  walletId,
  type Debtor,
} from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const grant = (debtor: Debtor, body: object = {}) => grantCredit({ server, crew }, debtor, body);

describe('drawing a credit', () => {
  test("turns undecided amounts into debt with the credit's due date and leaves the wallet unchanged", async () => {
    const debtor = await orderThatAsks(crew);
    const credit = await grant(debtor, { payment_due_date: inDays(12) });
    expect(await done(drawCredit(crew, debtor, credit, '1500'), 201)).toMatchObject({
      credit_order_id: credit.id,
    });
    expect(await chargeOf(server, debtor)).toEqual(['5000', '0', '1500', '0']);
    expect(await lotsOf(server, debtor)).toEqual([['1500', '0', inDays(12)]]);
    expect(await balanceOf(server, 'WALLET', debtor.customer)).toBe('100000');
    expect(await balanceOf(server, 'DEBT', debtor.customer)).toBe('1500');
  });

  test('uses its room up, to the last yen', async () => {
    const debtor = await orderThatAsks(crew);
    const credit = await grant(debtor);
    await done(drawCredit(crew, debtor, credit, '1999'), 201);
    await done(drawCredit(crew, debtor, credit, '1'), 201);
    expect(await done(crew.accounting('GET', `credit-orders/${credit.id}`))).toMatchObject({
      used_amount: '2000',
      available_amount: '0',
      outstanding_amount: '2000',
      version: credit.version + 2,
    });
  });

  test('over all charges of an order changes its status to debt', async () => {
    const debtor = await orderThatAsks(crew);
    await done(drawCredit(crew, debtor, await grant(debtor, { amount: '5000' }), '5000'), 201);
    expect((await done(crew.sale('GET', `orders/${debtor.order.id}`))).status_id).toBe(
      'CompletedPurchaseCostDebit',
    );
    await expectBooksInOrder(server);
  });

  test('concurrently never exceeds the limit', async () => {
    const debtor = await orderThatAsks(crew);
    const credit = await grant(debtor);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => drawCredit(crew, debtor, credit, '500')),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 422, 422,
    ]);
    expect(await balanceOf(server, 'DEBT', debtor.customer)).toBe('2000');
  });
});

describe('drawing a credit is refused', () => {
  test('beyond its room', async () => {
    const debtor = await orderThatAsks(crew);
    const body = await refused(
      drawCredit(crew, debtor, await grant(debtor), '2001'),
      'credit_not_enough',
      'amount',
    );
    expect(body.details).toEqual({ available: '2000' });
  });

  test('beyond the undecided amount', async () => {
    const debtor = await orderThatAsks(crew, { lines: ['1000'] });
    const body = await refused(
      drawCredit(crew, debtor, await grant(debtor), '1001'),
      'amount_too_large',
      'amount',
    );
    expect(body.details).toEqual({ maximum: '1000' });
  });

  test('without undecided amounts', async () => {
    const debtor = await orderThatAsks(crew);
    const credit = await grant(debtor);
    await done(pay(crew, 'payment_order', debtor.customer, { ...forOrder(debtor), amount: '5000' }), 201);
    await refused(drawCredit(crew, debtor, credit, '1'), 'nothing_unsolved');
  });

  test('for another order of another customer', async () => {
    const credit = await grant(await orderThatAsks(crew));
    const body = await refused(
      drawCredit(crew, await orderThatAsks(crew), credit, '10'),
      'credit_of_other_order',
      'credit_order_id',
    );
    expect(body.details.order_id).toMatch(/^OR/);
  });

  test('for goods on a credit for services', async () => {
    const debtor = await orderThatAsks(crew);
    await deposit(crew, debtor.customer, '10', 'VND');
    const wallet_id = await walletId(server, debtor.customer, 'VND');
    const credit = await grant(debtor, { type: 'payment_service', wallet_id });
    await refused(drawCredit(crew, debtor, credit, '10'), 'credit_of_other_order', 'credit_order_id');
  });

  test('without a credit', async () => {
    await refused(
      drawCredit(crew, await orderThatAsks(crew), { id: 999 }, '10'),
      'unknown_reference',
      'credit_order_id',
    );
  });

  test('of an order that is cancelled', async () => {
    const debtor = await orderThatAsks(crew);
    const credit = await grant(debtor);
    await done(crew.sale('PUT', `orders/${debtor.order.id}/cancel`, { confirm: true }), 200);
    await refused(drawCredit(crew, debtor, credit, '10'), 'order_is_cancelled');
  });
});
