import { describe, expect, test } from 'vitest';
import { buy, done, paidOrder, receive, usePeople } from '../../../tests/main-job/main-job.ts';
import { pay } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const update = (id: number, body: object) => crew.warehouse('PUT', `sfas/${id}`, body);
const correct = (id: number, body: object, caller: Caller = crew.accounting) =>
  caller('PUT', `sfas/${id}/shipping-fee`, body);
const read = (id: number) => done(crew.warehouse('GET', `sfas/${id}`));
const openFields = async (id: number) =>
  (await read(id)).actions.find(({ key }: { key: string }) => key === 'update').fields;
const REASON = { reason: 'Nhà cung cấp báo nhầm' };

/** A tallied parcel with a fee of 500 yen. */
async function tallied() {
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  const { sfa } = await receive(crew, bought);
  await done(update(sfa.id, { shipping_fee: '500' }), 200);
  return { id: sfa.id as number, supplier: bought.supplier };
}
/** The same with 200 yen of the fee paid, and the voucher that paid them. */
async function paidInPart() {
  const { id, supplier } = await tallied();
  await done(pay(crew, 'payment_supplier', supplier, { amount: '1000', fund_id: 2 }), 201);
  const receipts = [{ receiptable_type: 'sfa', receiptable_id: id }];
  return {
    id,
    supplier,
    voucher: await done(pay(crew, 'payment_purchase', supplier, { amount: '200', receipts }), 201),
  };
}

describe('the shipping fee of a parcel', () => {
  test('stays open after the tally', async () => {
    const { id } = await tallied();
    await done(update(id, { shipping_fee: '600' }), 200);
    expect(await openFields(id)).toContain('shipping_fee');
    expect(await read(id)).toMatchObject({ shipping_fee: '600', is_shipping_fee_fixed: false });
  });

  test('is fixed once something of it is paid; other fields can change', async () => {
    const { id } = await paidInPart();
    await refused(update(id, { shipping_fee: '1' }), 'parcel_fee_is_fixed');
    await refused(update(id, { shipping_fee: '1', coupon: 'X' }), 'parcel_fee_is_fixed');
    await done(update(id, { shipping_fee: '500', coupon: 'X', quantity: 2 }), 200);
    expect(await read(id)).toMatchObject({ shipping_fee: '500', coupon: 'X', is_shipping_fee_fixed: true });
    expect(await openFields(id)).toEqual(['quantity', 'coupon', 'arrival_date']);
    await expectBooksInOrder(server);
  });

  test('opens again when the payment is reversed', async () => {
    const { id, voucher } = await paidInPart();
    await done(crew.accounting('DELETE', `transactions/${voucher.id}`), 200);
    await done(update(id, { shipping_fee: '450' }), 200);
    await expectBooksInOrder(server);
  });
});

describe('a correction of a paid shipping fee', () => {
  test('needs a reason, which is logged, and leaves the payments', async () => {
    const { id } = await paidInPart();
    await refused(correct(id, { shipping_fee: '199' }), 'invalid_fields', 'reason');
    await refused(correct(id, { shipping_fee: '-1', ...REASON }), 'invalid_fields', 'shipping_fee');
    const answer = await done(correct(id, { shipping_fee: '700', ...REASON }), 200);
    expect(answer).toMatchObject({ shipping_fee: '700', shipping_fee_unsolved: '500' });
    expect(await done(correct(id, { shipping_fee: '50', ...REASON }), 200)).toMatchObject({
      ...{ shipping_fee: '50', shipping_fee_unsolved: '-150' },
    });
    expect((await logOf(server, 'sfa', id)).at(-1)?.content).toEqual({ shipping_fee: '50', ...REASON });
    await expectBooksInOrder(server);
  });

  test('has a preview that changes nothing', async () => {
    const { id } = await paidInPart();
    const body = { shipping_fee: '150', ...REASON };
    const preview = await done(crew.accounting('PUT', `sfas/${id}/shipping-fee?preview=1`, body), 200);
    expect(preview).toMatchObject({ shipping_fee: '150', shipping_fee_unsolved: '-50' });
    expect((await read(id)).shipping_fee).toBe('500');
  });

  test('is refused to those who do not keep advances of suppliers', async () => {
    const { id } = await paidInPart();
    const body = { shipping_fee: '150', ...REASON };
    for (const role of ['sale', 'purchase', 'warehouse', 'customer'] as const)
      await refused(correct(id, body, await server.as(role)), 'forbidden');
    await refused(correct(id, body, server.with(undefined)), 'logged_out');
    await refused(correct(999_999_999, body), 'not_found');
  });
});
