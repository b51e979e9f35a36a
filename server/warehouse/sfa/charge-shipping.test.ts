import { describe, expect, test } from 'vitest';
import { makePurchase, orderedPurchase } from '../../../tests/main-job/goods.ts';
import { buy, done, paidOrder, usePeople, TODAY, unique } from '../../../tests/main-job/main-job.ts';
import { balanceOf, pay } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const create = (tracking_code: string, shipping_fee: string) =>
  done(
    crew.warehouse('POST', 'sfas', { tracking_code, quantity: 1, shipping_fee, arrival_date: TODAY }),
    201,
  );
const chargesOf = (id: number) =>
  server.query('select kind, currency_id, party_type, party_id::int, total from charges where sfa_id = $1', [
    id,
  ]);
const order = async () => (await paidOrder(crew)).order;
const link = (act: 'attach' | 'detach') => (purchase: { id: number }, tracking_id: number) =>
  done(crew.purchase('PUT', `purchases/${purchase.id}/${act}-tracking`, { tracking_id }), 200);
const [attach, detach] = [link('attach'), link('detach')];
/** A purchase of the supplier to whom the parcel turns out to belong. */
async function known(tracking_id: number): Promise<any> {
  const purchase = await orderedPurchase(crew, await order());
  await attach(purchase, tracking_id);
  return purchase;
}
const correct = (id: number, shipping_fee: string) =>
  done(crew.accounting('PUT', `sfas/${id}/shipping-fee`, { shipping_fee, reason: 'Nhầm cước' }), 200);
const tally = (sfa_id: number, { items: [item] }: { items: { id: number; quantity: string }[] }) =>
  done(
    crew.warehouse('POST', 'sfa-receipts', {
      ...{ sfa_id, packages: 1 },
      items: [{ purchase_item_id: item!.id, quantity: item!.quantity }],
    }),
    201,
  );
const voucher = (
  kind: 'payment_purchase' | 'payment_purchase_refund',
  { supplier_id }: { supplier_id: number },
  sfa: number,
  amount: string,
) => pay(crew, kind, supplier_id, { amount, receipts: [{ receiptable_type: 'sfa', receiptable_id: sfa }] });
/** Sends the supplier 1,000 yen, and pays the shipping fee from them. */
async function payShippingFee(purchase: { supplier_id: number }, sfa: number, amount: string): Promise<void> {
  await done(pay(crew, 'payment_supplier', purchase.supplier_id, { amount: '1000', fund_id: 2 }), 201);
  await done(voucher('payment_purchase', purchase, sfa, amount), 201);
}
const one = async (statement: string, id: number) => (await server.query(statement, [id]))[0]!['is'];
const recognisedOf = (id: number) =>
  one(
    `select sum(r.amount)::text as is from recognitions r join charges c on c.id = r.charge_id
    where c.sfa_id = $1`,
    id,
  );
const unsolvedOf = (id: number) => one('select unsolved::text as is from charges where sfa_id = $1', id);
const advanceOf = ({ supplier_id }: { supplier_id: number }) => balanceOf(server, 'SUPW', supplier_id);

describe('the shipping fee of an inbound item', () => {
  test('is owed to the supplier whose goods came, and follows its change', async () => {
    const { supplier, tracking } = await buy(crew, (await paidOrder(crew)).order);
    const { id } = await create(tracking, '500');
    const charge = { kind: 'sfa_shipping', currency_id: 'JPY', party_type: 'supplier', party_id: supplier };
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '500' }]);
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '750' }), 200);
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '750' }]);
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '0' }), 200);
    expect(await chargesOf(id)).toEqual([{ ...charge, total: '0' }]);
    await expectBooksInOrder(server);
  });

  test('of zero is owed to nobody', async () => {
    const { tracking } = await buy(crew, (await paidOrder(crew)).order);
    expect(await chargesOf((await create(tracking, '0')).id)).toEqual([]);
  });

  test('is refused with decimals, because yen have none', async () => {
    const body = { tracking_code: unique(), quantity: 1, shipping_fee: '300.5', arrival_date: TODAY };
    const { status, body: refused } = await crew.warehouse('POST', 'sfas', body);
    expect([status, Object.keys(refused.errors)]).toEqual([422, ['shipping_fee']]);
    const { id } = await create(unique(), '300');
    const changed = await crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '300.5' });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ['shipping_fee']]);
  });

  test('is only stored where no purchase is known', async () => {
    const { id, shipping_fee } = await create(unique(), '500');
    expect(shipping_fee).toBe('500');
    expect(await chargesOf(id)).toEqual([]);
  });

  test('is owed once the purchase is known, and booked with the goods of a parcel that came first', async () => {
    const { id, tracking_id } = await create(unique(), '500');
    const purchase = await known(tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '500' }]);
    await tally(id, purchase);
    expect(await recognisedOf(id)).toBe('500');
    await done(crew.warehouse('PUT', `sfas/${id}`, { shipping_fee: '600' }), 200);
    expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '600' }]);
    expect(await recognisedOf(id)).toBe('600');
    await expectBooksInOrder(server);
  });

  test('is owed to the supplier of the goods tallied in the parcel, where no purchase claims it', async () => {
    const { id } = await create(unique(), '500');
    const purchase = await orderedPurchase(crew, await order());
    await tally(id, purchase);
    expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '500' }]);
    expect(await recognisedOf(id)).toBe('500');
    await expectBooksInOrder(server);
  });

  test('is owed to the supplier of the purchase that remains, and to nobody where none does', async () => {
    const { id, tracking_id } = await create(unique(), '500');
    const [wrong, right] = [await known(tracking_id), await orderedPurchase(crew, await order())];
    await detach(wrong, tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ total: '0' }]);
    await attach(right, tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ party_id: right.supplier_id, total: '500' }]);
    // The purchase known first is owed; when it is detached, the other one.
    await attach(wrong, tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ party_id: right.supplier_id, total: '500' }]);
    await detach(right, tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ party_id: wrong.supplier_id, total: '500' }]);
    await expectBooksInOrder(server);
  });

  test('is not owed for a purchase that was deleted', async () => {
    const { id, tracking_id } = await create(unique(), '500');
    const purchase = await makePurchase(crew, await order());
    await attach(purchase, tracking_id);
    expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '500' }]);
    expect((await crew.purchase('DELETE', `purchases/${purchase.id}`)).status).toBe(204);
    expect(await chargesOf(id)).toMatchObject([{ total: '0' }]);
    await expectBooksInOrder(server);
  });

  test('stays with the supplier who was paid or whose goods came, whatever is attached later', async () => {
    const [paid, came] = [await create(unique(), '500'), await create(unique(), '500')];
    const [first, other] = [await known(paid.tracking_id), await orderedPurchase(crew, await order())];
    await attach(first, came.tracking_id);
    await payShippingFee(first, paid.id, '200');
    await tally(came.id, first);
    const changes = [
      [paid, () => correct(paid.id, '700')],
      [came, () => done(crew.warehouse('PUT', `sfas/${came.id}`, { shipping_fee: '700' }), 200)],
    ] as const;
    for (const [{ id, tracking_id }, change] of changes) {
      // A tracking whose goods were tallied stays with its purchase as well.
      if (id === paid.id) await detach(first, tracking_id);
      await attach(other, tracking_id);
      await change();
      expect(await chargesOf(id)).toMatchObject([{ party_id: first.supplier_id, total: '700' }]);
    }
    expect(await recognisedOf(came.id)).toBe('700');
    await expectBooksInOrder(server);
  });

  test('that was paid and is reduced becomes an advance to the supplier again', async () => {
    const { id, tracking_id } = await create(unique(), '500');
    const purchase = await known(tracking_id);
    await payShippingFee(purchase, id, '500');
    await tally(id, purchase);
    await correct(id, '199');
    expect(await unsolvedOf(id)).toBe('-301');
    await refused(voucher('payment_purchase_refund', purchase, id, '302'), 'amount_too_large', 'amount');
    const refund = await done(voucher('payment_purchase_refund', purchase, id, '301'), 201);
    expect([await unsolvedOf(id), await advanceOf(purchase)]).toEqual(['0', '801']);
    await expectBooksInOrder(server);
    await done(crew.accounting('DELETE', `transactions/${refund.id}`), 200);
    expect([await unsolvedOf(id), await advanceOf(purchase)]).toEqual(['-301', '500']);
    await expectBooksInOrder(server);
  });

  test('is owed where purchase and parcel are connected in concurrent calls', async () => {
    const purchase = await orderedPurchase(crew, await order());
    const codes = Array.from({ length: 5 }, () => unique());
    const announced = await Promise.all(
      codes.map((code) => done(crew.purchase('POST', 'order/trackings', { code }), 201)),
    );
    const made = await Promise.all(
      announced.flatMap(({ id, code }) => [create(code, '500'), attach(purchase, id)]),
    );
    for (const { id } of made.filter((one) => 'shipping_fee' in one))
      expect(await chargesOf(id)).toMatchObject([{ party_id: purchase.supplier_id, total: '500' }]);
  });
});
