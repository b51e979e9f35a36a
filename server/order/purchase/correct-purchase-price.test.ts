import { expect, test } from 'vitest';
import { tally } from '../../../tests/main-job/goods.ts';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { forPurchase, inDays, pay, purchaseThatAsks } from '../../../tests/main-job/money.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const REASON = { reason: 'Giá sai' };
const correct = (id: number, body: object, caller: Caller = crew.accounting) =>
  caller('PUT', `purchase/items/${id}/price`, body);
const change = (id: number, body: object, caller: Caller = crew.purchase) =>
  caller('PUT', `purchase/items/${id}`, body);
const lineOf = async (id: number) => (await done(crew.purchase('GET', `purchases/${id}`))).items[0];

/** A purchase of one piece for 3,000 yen that is ordered, with some of it paid. */
async function bought(paid = '3000'): Promise<{ id: number; item: number; product: string }> {
  const { supplier, purchase } = await purchaseThatAsks(crew);
  if (paid !== '0')
    await done(pay(crew, 'payment_purchase', supplier, { amount: paid, ...forPurchase({ purchase }) }), 201);
  await done(crew.purchase('PUT', `purchases/${purchase.id}/order`), 200);
  const { id: item, product_id: product } = await lineOf(purchase.id);
  return { id: purchase.id, item, product };
}

test('the terms of a line are open until something is paid, then only its quantity and note', async () => {
  const unpaid = await bought('0');
  expect(await done(change(unpaid.item, { price: '2500' }), 200)).toMatchObject({ price_fixed: false });
  const { item } = await bought('1000');
  for (const terms of [
    { price: '1' },
    { tax_percent: '8' },
    { discount_tax_per_tax_percent: '5' },
    { price: '3000', is_price_with_tax: true },
  ])
    for (const caller of [crew.purchase, crew.admin])
      await refused(change(item, terms, caller), 'purchase_price_is_fixed');
  const line = await done(change(item, { price: '3000', quantity: '2', note: 'Đỏ' }), 200);
  expect(line).toMatchObject({ quantity: '2', balance: '6000', price_fixed: true });
  const { fields } = line.actions.find(({ key }: { key: string }) => key === 'update');
  expect(fields.toSorted()).toEqual(['note', 'quantity', 'short_close_reason', 'short_closed_quantity']);
});

test('the terms of a line are fixed once it is recorded as payable', async () => {
  const { id, item } = await bought('0');
  const debit = { action_debit: true, payment_due_date: inDays(9) };
  await done(crew.accounting('PUT', `purchases/${id}`, debit), 200);
  await refused(change(item, { price: '1' }), 'purchase_price_is_fixed');
});

test('a correction needs a reason, which is logged, and leaves the payments', async () => {
  const { id, item, product } = await bought();
  await refused(correct(item, { price: '1' }), 'invalid_fields', 'reason');
  await refused(correct(item, { price: '-1', ...REASON }), 'invalid_fields', 'price');
  const preview = await done(
    crew.accounting('PUT', `purchase/items/${item}/price?preview=1`, { price: '1100', ...REASON }),
    200,
  );
  expect([preview.balance, (await lineOf(id)).balance]).toEqual(['1100', '3000']);
  const terms = { price: '2200', tax_percent: '10', is_price_with_tax: true };
  const corrected = await done(correct(item, { ...terms, ...REASON }), 200);
  expect(corrected).toMatchObject({ price: '2000', tax: '200', balance: '2200' });
  expect(await done(crew.purchase('GET', `purchases/${id}`))).toMatchObject({
    ...{ total: '2200', paid: '3000', unsolved: '-800' },
  });
  expect((await logOf(server, 'purchase', id)).at(-1)?.content).toMatchObject({
    ...{ item_id: item, price: '2000', tax_percent: '10', ...REASON },
  });
  const [last] = await server.query('select price from last_prices where product_id = $1', [product]);
  expect(last?.price).toBe('2000');
  await expectBooksInOrder(server);
});

test('a correction is refused to others, of an old version, and where the price is final', async () => {
  const { item } = await bought();
  const body = { price: '1', ...REASON };
  for (const role of ['sale', 'purchase', 'warehouse', 'customer'] as const)
    await refused(correct(item, body, await server.as(role)), 'forbidden');
  await refused(correct(item, body, server.with(undefined)), 'logged_out');
  await refused(correct(999_999_999, body), 'not_found');
  const stale = { headers: { 'if-match': '"999999"' } };
  await refused(crew.accounting('PUT', `purchase/items/${item}/price`, body, stale), 'stale_version');
  await done(tally(crew, item, '1'), 201);
  await refused(correct(item, body), 'purchase_received');
  const cancelled = await bought('0');
  await done(crew.purchase('PUT', `purchases/${cancelled.id}/cancel`), 200);
  await refused(correct(cancelled.item, body), 'purchase_wrong_state');
});
