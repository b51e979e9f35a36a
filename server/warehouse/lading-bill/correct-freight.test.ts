import { describe, expect, test } from 'vitest';
import { billedBox, fixedFreight, shippedBill } from '../../../tests/main-job/boxes.ts';
import { deposit, done, payment, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const REASON = { reason: 'Báo giá nhầm' };

const update = (id: number, body: object) => crew.warehouse('PUT', `lading-bills/${id}`, body);
const correct = (id: number, body: object, caller: Caller = crew.accounting) =>
  caller('PUT', `lading-bills/${id}/freight-terms`, body);
const read = (id: number) => done(crew.warehouse('GET', `lading-bills/${id}`));
const openFields = async (id: number) =>
  (await read(id)).actions.find(({ key }: { key: string }) => key === 'update').fields;

/** A bill with an agreed freight of 200,000 VND, of which 50,000 are paid, and the voucher. */
async function paidInPart() {
  const { bill, customer, order, line } = await billedBox(crew);
  await done(update(bill.id, fixedFreight('100000')), 200);
  await deposit(crew, customer, '1000000', 'VND');
  const freight = { type: 'lading_bill', id: bill.id };
  const voucher = await done(crew.accounting('POST', ...payment('service', customer, '50000', freight)), 201);
  const { freight_charge } = await read(bill.id);
  return { id: bill.id as number, voucher, order, line, freight_charge };
}

describe('the freight terms of a bill', () => {
  test('are fixed once something of the freight is paid; its name and boxes are not', async () => {
    const { id, line } = await paidInPart();
    for (const terms of [{ freight_rate: '1' }, { discount: '1' }, { type_freight_charge: 'by_weight' }])
      await refused(update(id, terms), 'bill_freight_is_fixed');
    const charge = { type_freight_charge: 'by_weight' };
    await refused(crew.warehouse('PUT', `box-lading-bills/${line.id}`, charge), 'bill_freight_is_fixed');
    await done(crew.warehouse('PUT', `box-lading-bills/${line.id}`, { quantity: 1 }), 200);
    await done(update(id, { name: 'Mới', freight_rate: '100000' }), 200);
    expect(await openFields(id)).toEqual(['name', 'freight_charge_pay_for_order']);
    await expectBooksInOrder(server);
  });

  test('open again when the payment is reversed', async () => {
    const { id, voucher } = await paidInPart();
    await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
    await done(update(id, { freight_rate: '90000' }), 200);
    expect(await openFields(id)).toContain('freight_rate');
  });
});

describe('a correction of settled freight', () => {
  test('needs a reason, which is logged, and leaves the payments', async () => {
    const { id } = await paidInPart();
    await refused(correct(id, { freight_rate: '1' }), 'invalid_fields', 'reason');
    await refused(correct(id, { freight_rate: '-1', ...REASON }), 'invalid_fields', 'freight_rate');
    const raised = await done(correct(id, { freight_rate: '150000', ...REASON }), 200);
    expect(raised).toMatchObject({ freight_rate: '150000', freight_charge_paid: '50000' });
    const lowered = await done(correct(id, { freight_rate: '10000', ...REASON }), 200);
    expect(lowered.freight_charge_unsolved).toMatch(/^-/);
    expect((await logOf(server, 'lading_bill', id)).at(-1)?.content).toEqual({
      ...{ freight_rate: '10000', ...REASON },
    });
    await expectBooksInOrder(server);
  });

  test('has a preview that changes nothing', async () => {
    const { id, freight_charge } = await paidInPart();
    const path = `lading-bills/${id}/freight-terms?preview=1`;
    const preview = await done(crew.accounting('PUT', path, { freight_rate: '1', ...REASON }), 200);
    expect(preview.freight_charge).not.toBe(freight_charge);
    expect((await read(id)).freight_charge).toBe(freight_charge);
  });

  test('ends with the cut-off, like every change of a bill', async () => {
    const { bill } = await shippedBill(crew);
    await refused(update(bill.id, { discount: '1' }), 'bill_is_locked');
    await refused(correct(bill.id, { discount: '1000', ...REASON }), 'bill_is_locked');
  });

  test('is refused to those who do not keep receivables', async () => {
    const { id } = await paidInPart();
    const body = { discount: '1', ...REASON };
    for (const role of ['sale', 'purchase', 'warehouse', 'customer'] as const)
      await refused(correct(id, body, await server.as(role)), 'forbidden');
    await refused(correct(id, body, server.with(undefined)), 'logged_out');
    await refused(correct(999_999_999, body), 'not_found');
  });
});
