import { expect, test } from 'vitest';
import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { worthOf } from '../../../tests/main-job/books.ts';
import { orderedPurchase } from '../../../tests/main-job/goods.ts';
import { done, paidOrder, TODAY, unique, usePeople } from '../../../tests/main-job/main-job.ts';
import { balanceOf } from '../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../tests/support/invariants.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Tallies pieces of a purchase of three at `price`, in a parcel without freight-in. */
async function tallied(
  price: string,
  quantity: string,
): Promise<{ purchase: any; sfa: any; goods: () => Promise<string> }> {
  const { order } = await paidOrder(crew);
  const purchase = await orderedPurchase(crew, order, { price });
  const code = `T${unique()}`;
  const { id: tracking_id } = await done(crew.purchase('POST', 'order/trackings', { code }), 201);
  await done(crew.purchase('PUT', `purchases/${purchase.id}/attach-tracking`, { tracking_id }), 200);
  const sfa = await done(
    crew.warehouse('POST', 'sfas', { tracking_code: code, quantity: 1, arrival_date: TODAY }),
    201,
  );
  const before = await worthOf(server, 'GOODS');
  const items = [{ purchase_item_id: purchase.items[0].id, quantity }];
  await done(crew.warehouse('POST', 'sfa-receipts', { sfa_id: sfa.id, packages: 1, items }), 201);
  return { purchase, sfa, goods: async () => subtract(await worthOf(server, 'GOODS'), before) };
}

test('parcel costs are included even if entered after the tally', async () => {
  const { purchase, sfa, goods } = await tallied('900', '3');
  expect(await goods()).toBe('463050');
  await done(crew.warehouse('PUT', `sfas/${sfa.id}`, { shipping_fee: '300' }), 200);
  expect(await goods()).toBe('514500');
  expect(await balanceOf(server, 'SUPP', purchase.supplier_id)).toBe('3000');
  await done(crew.warehouse('PUT', `sfas/${sfa.id}`, { shipping_fee: '0' }), 200);
  expect(await goods()).toBe('463050');
  await expectBooksInOrder(server);
});

test('goods tallied without a price are posted when they get one', async () => {
  const { purchase, goods } = await tallied('0', '1');
  expect(await goods()).toBe('0');
  await done(crew.purchase('PUT', `purchase/items/${purchase.items[0].id}`, { price: '900' }), 200);
  expect(await goods()).toBe('154350');
  expect(await balanceOf(server, 'SUPP', purchase.supplier_id)).toBe('900');
  await expectBooksInOrder(server);
});
