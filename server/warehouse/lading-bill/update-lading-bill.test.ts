import { describe, expect, test } from 'vitest';
import { actionOf, billedBox, makeBill, shippedBill } from '../../../tests/main-job/boxes.ts';
import { done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague, stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object, caller: Caller = crew.warehouse, headers = {}) =>
  caller('PUT', `lading-bills/${id}`, body, { headers });

describe('changing the terms of a bill', () => {
  test('rates it anew, and its order shows the same money', async () => {
    const { order, bill } = await billedBox(crew, 1);
    expect(bill.freight_charge).toBe('1680000');
    expect(await done(update(bill.id, { discount: '80000' }), 200)).toMatchObject({
      freight_charge: '1600000',
      freight_charge_unsolved: '1600000',
      shares: [{ order_id: order.id, total: '1600000' }],
    });
    expect((await done(crew.sale('GET', `orders/${order.id}`))).shipping_fee_unsolved).toBe('1600000');
    await expectBooksInOrder(server);
  });

  test('takes a rate by hand, and goes back to the price list', async () => {
    const { bill } = await billedBox(crew, 2);
    const byHand = { type_freight_charge: 'by_quantity', automatic_freight_rate_update: false };
    expect(await done(update(bill.id, { ...byHand, freight_rate: '700000' }), 200)).toMatchObject({
      freight_rate: '700000',
      freight_charge: '1400000',
      price_explained: { by_hand: true },
    });
    const back = { type_freight_charge: 'by_chargeable_weight', automatic_freight_rate_update: true };
    expect(await done(update(bill.id, back), 200)).toMatchObject({ freight_charge: '3360000' });
  });

  test('charges nothing where the discount exceeds the charge', async () => {
    const { bill } = await billedBox(crew, 1);
    expect(await done(update(bill.id, { discount: '1680001' }), 200)).toMatchObject({ freight_charge: '0' });
  });

  test('renames it without rating it, and only the name also when it is locked', async () => {
    const { bill } = await shippedBill(crew, 1);
    const renamed = await done(update(bill.id, { name: 'HBL-9' }), 200);
    expect([renamed.name, renamed.assessed_at]).toEqual(['HBL-9', bill.assessed_at]);
    expect(actionOf(renamed, 'update')).toMatchObject({ allowed: false, reason: 'bill_is_locked' });
    expect((await logOf(server, 'lading_bill', bill.id)).at(-1)).toMatchObject({
      content: { name: 'HBL-9' },
    });
  });
});

describe('recording the freight as receivable', () => {
  test('is offered while some of it is unsettled', async () => {
    const { customer, bill } = await billedBox(crew, 1);
    const offered = async ({ id }: { id: number }) =>
      actionOf(await done(crew.accounting('GET', `lading-bills/${id}`), 200), 'debit');
    expect(await offered(bill)).toMatchObject({ allowed: true });
    const empty = await makeBill(crew, customer);
    expect(await offered(empty)).toMatchObject({ allowed: false, reason: 'nothing_unsolved' });
  });

  test('moves all of it, order by order', async () => {
    const { order, bill } = await billedBox(crew, 1);
    const owing = await done(update(bill.id, { action_debit: true }, crew.accounting), 200);
    expect(owing).toMatchObject({
      freight_charge_unsolved: '0',
      freight_charge_debited: '1680000',
      freight_charge_outstanding: '1680000',
    });
    expect(actionOf(owing, 'debit')).toMatchObject({ allowed: false, reason: 'nothing_unsolved' });
    expect(actionOf(owing, 'pay')).toMatchObject({ allowed: true });
    expect(await logOf(server, 'lading_bill', bill.id)).toContainEqual({
      type_id: 'write',
      content: { action_debit: [{ order_id: order.id, amount: '1680000' }], beyond_limit: '1680000' },
    });
    await expectBooksInOrder(server);
  });

  test('is possible after cut-off', async () => {
    const { bill } = await shippedBill(crew, 1);
    expect(await done(update(bill.id, { action_debit: true }, crew.accounting), 200)).toMatchObject({
      had_cut_off: true,
    });
  });

  test('happens after the terms changed in the same call', async () => {
    const { bill } = await billedBox(crew, 1);
    expect(
      await done(update(bill.id, { discount: '680000', action_debit: true }, crew.accounting), 200),
    ).toMatchObject({
      freight_charge_debited: '1000000',
    });
  });

  test('is refused a second time, and where nothing is due', async () => {
    const { bill } = await billedBox(crew, 1);
    await done(update(bill.id, { action_debit: true }, crew.accounting), 200);
    const { details } = await refused(
      update(bill.id, { action_debit: true }, crew.accounting),
      'nothing_unsolved',
    );
    expect(details).toEqual({ receiptable_type: 'lading_bill', receiptable_id: String(bill.id) });
    const empty = await makeBill(crew, (await makeCustomer(crew)).id);
    await refused(update(empty.id, { action_debit: true }, crew.accounting), 'nothing_unsolved');
  });
});

describe('changing a bill is refused', () => {
  test('once its container is cut off', async () => {
    const { bill, container } = await shippedBill(crew, 1);
    const { details } = await refused(update(bill.id, { discount: '5' }), 'bill_is_locked');
    expect(details).toEqual({ lading_bill_id: bill.id, container_id: container.id });
  });

  test('to salespeople who do not sell to its customer', async () => {
    const { bill } = await billedBox(crew, 1);
    await done(update(bill.id, { discount: '1' }, crew.sale), 200);
    await refused(update(bill.id, { discount: '1' }, await colleague(server, 'sale')), 'not_found');
  });

  test('with an outdated version, and from another organization', async () => {
    const { bill } = await billedBox(crew, 1);
    const old = { 'if-match': `"${bill.version + 1}"` };
    await refused(update(bill.id, { discount: '1' }, crew.warehouse, old), 'stale_version');
    await refused(update(bill.id, { discount: '1' }, await stranger(server, 'warehouse')), 'not_found');
  });
});
