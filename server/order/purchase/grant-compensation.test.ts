import { describe, expect, test } from 'vitest';
import { done, makeSupplier, TODAY, usePeople } from '../../../tests/main-job/main-job.ts';
import { statuses } from '../../../tests/main-job/boxes.ts';
import { balanceOf, forPurchase, pay, purchaseThatAsks } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
type Made = Awaited<ReturnType<typeof purchaseThatAsks>>;

const grant = (made: Made, amount: string, body: object = {}) =>
  pay(crew, 'compensation_purchase', made.supplier, { ...forPurchase(made), amount, ...body });
const takeBack = (made: Made, amount: string) =>
  pay(crew, 'compensation_purchase_refund', made.supplier, { ...forPurchase(made), amount });
const cutsPrice = (made: Made, compensation_cuts_price: boolean) =>
  crew.purchase('PUT', `purchases/${made.purchase.id}`, { compensation_cuts_price });

test('is of the supplier, in the currency of the purchase, which lives', async () => {
  const made = await purchaseThatAsks(crew);
  const other = await makeSupplier(crew);
  expect((await grant({ ...made, supplier: other }, '1')).body).toMatchObject({
    code: 'document_of_other_party',
  });
  expect((await grant(made, '1', { currency_id: 'VND' })).body).toMatchObject({ code: 'currency_mismatch' });
  for (const receiptable_id of ['999999', 'x']) {
    const receipts = [{ receiptable_type: 'purchase', receiptable_id }];
    expect((await grant(made, '1', { receipts })).body).toMatchObject({ code: 'unknown_reference' });
  }
  const { receipts } = forPurchase(made);
  expect((await grant(made, '1', { receipts: [...receipts, ...receipts] })).status).toBe(422);
  await done(crew.purchase('PUT', `purchases/${made.purchase.id}/cancel`, {}), 200);
  expect((await grant(made, '1')).body).toMatchObject({ code: 'purchase_wrong_state' });
});

test('is reversed up to its amount, which the supplier gets back', async () => {
  const made = await purchaseThatAsks(crew, { advance: '0' });
  await done(grant(made, '400'), 201);
  expect((await takeBack(made, '401')).body).toMatchObject({
    ...{ code: 'amount_too_large', details: { maximum: '400' } },
  });
  await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '300' }), 201);
  expect((await takeBack(made, '200')).body).toMatchObject({ code: 'wallet_not_enough' });
  expect(statuses(await Promise.all([takeBack(made, '100'), takeBack(made, '100')]))).toEqual([201, 422]);
  await expectBooksInOrder(server);
});

test('reduces the price by at most the paid amount', async () => {
  const made = await purchaseThatAsks(crew);
  await done(cutsPrice(made, true), 200);
  expect((await grant(made, '1')).body).toMatchObject({ code: 'amount_too_large' });
  await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '1000' }), 201);
  await done(grant(made, '1000'), 201);
  expect(await done(crew.accounting('GET', `purchases/${made.purchase.id}`))).toMatchObject({
    ...{ total: '2000', paid: '0', unsolved: '2000', compensation: '1000' },
  });
  expect((await cutsPrice(made, false)).body).toMatchObject({ code: 'purchase_compensated' });
  await done(crew.purchase('PUT', `purchases/${made.purchase.id}`, { additional_cost: '50' }), 200);
  await done(takeBack(made, '1000'), 201);
  expect(await done(crew.accounting('GET', `purchases/${made.purchase.id}`))).toMatchObject({
    ...{ total: '3050', paid: '1000', unsolved: '2050' },
  });
  await done(cutsPrice(made, false), 200);
  await expectBooksInOrder(server);
});

test('never reduces the amount due below zero', async () => {
  const made = await purchaseThatAsks(crew);
  await done(crew.purchase('PUT', `purchases/${made.purchase.id}`, { additional_cost: '500' }), 200);
  await done(cutsPrice(made, true), 200);
  await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: '3500' }), 201);
  await done(grant(made, '3500'), 201);
  await done(crew.purchase('PUT', `purchases/${made.purchase.id}`, { additional_cost: '0' }), 200);
  expect(await done(crew.accounting('GET', `purchases/${made.purchase.id}`))).toMatchObject({ total: '0' });
  await expectBooksInOrder(server);
});

test('is not in a month that is locked', async () => {
  const made = await purchaseThatAsks(crew);
  await server.query(
    `insert into locked_periods (organization_id, month) values (1, date_trunc('month', $1::date))`,
    [TODAY],
  );
  expect((await grant(made, '1')).body).toMatchObject({ code: 'period_locked' });
  await server.query('delete from locked_periods');
});

describe('a cut of a price that is on debt', () => {
  const recordPayable = ({ purchase }: Made) =>
    done(crew.accounting('PUT', `purchases/${purchase.id}`, { action_debit: true }), 200);
  const repay = (made: Made, amount: string) =>
    done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount }), 201);
  const stands = async ({ purchase }: Made) => {
    const { total, paid, debited, outstanding, unsolved } = await done(
      crew.accounting('GET', `purchases/${purchase.id}`),
    );
    return [total, paid, debited, outstanding, unsolved].join(' ');
  };

  test('writes debt back before paying an advance, and restores debt on reversal', async () => {
    const made = await purchaseThatAsks(crew);
    await done(cutsPrice(made, true), 200);
    await repay(made, '1000');
    await recordPayable(made);
    expect(await stands(made)).toBe('3000 1000 2000 2000 0');
    await done(grant(made, '400'), 201);
    expect(await stands(made)).toBe('2600 1000 1600 1600 0');
    expect(await balanceOf(server, 'SUPD', made.supplier)).toBe('1600');
    expect(await balanceOf(server, 'SUPW', made.supplier)).toBe('9000');
    await repay(made, '1500');
    // 100 JPY stay payable, and the rest is an advance again
    await done(grant(made, '600'), 201);
    expect(await stands(made)).toBe('2000 2000 1500 0 0');
    expect(await balanceOf(server, 'SUPW', made.supplier)).toBe('8000');
    await done(takeBack(made, '700'), 201);
    expect(await stands(made)).toBe('2700 2200 2000 500 0');
    expect(await balanceOf(server, 'SUPD', made.supplier)).toBe('500');
    expect(await balanceOf(server, 'SUPW', made.supplier)).toBe('7800');
    await expectBooksInOrder(server);
  });

  test('is at most the settled amount, by debt or payment', async () => {
    const made = await purchaseThatAsks(crew);
    await done(cutsPrice(made, true), 200);
    await recordPayable(made);
    expect((await grant(made, '3001')).body).toMatchObject({
      ...{ code: 'amount_too_large', details: { maximum: '3000' } },
    });
    await done(grant(made, '3000'), 201);
    expect(await stands(made)).toBe('0 0 0 0 0');
    await done(takeBack(made, '3000'), 201);
    expect(await stands(made)).toBe('3000 0 3000 3000 0');
    await expectBooksInOrder(server);
  });

  test('needs no advance if only debt is written back, and one otherwise', async () => {
    const made = await purchaseThatAsks(crew, { advance: '1000' });
    await done(cutsPrice(made, true), 200);
    await repay(made, '1000');
    await recordPayable(made);
    await done(grant(made, '2500'), 201);
    expect(await stands(made)).toBe('500 500 0 0 0');
    await done(pay(crew, 'refund_supplier', made.supplier, { amount: '500', fund_id: 2 }), 201);
    expect((await takeBack(made, '2500')).body).toMatchObject({ code: 'wallet_not_enough' });
    await done(takeBack(made, '2000'), 201);
    expect(await stands(made)).toBe('2500 500 2000 2000 0');
    await expectBooksInOrder(server);
  });
});
