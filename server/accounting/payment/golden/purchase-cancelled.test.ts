import { expect, test } from 'vitest';
import { done, people, type People } from '../../../../tests/main-job/main-job.ts';
import {
  balanceOf,
  chargeOf,
  forPurchase,
  pay,
  postingsOf,
  purchaseThatAsks,
  voucherOf,
} from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
/** A purchase over 3,000 JPY of which `paid` was paid. */
async function paidPurchase(crew: People, paid: string) {
  const made = await purchaseThatAsks(crew);
  await done(pay(crew, 'payment_purchase', made.supplier, { ...forPurchase(made), amount: paid }), 201);
  return made;
}
const cancel = (crew: People, id: number) => done(crew.purchase('PUT', `purchases/${id}/cancel`), 200);

test('payments of a purchase become an advance to its supplier', async () => {
  const crew = await people(server);
  const made = await paidPurchase(crew, '2000');
  await cancel(crew, made.purchase.id);
  const voucher = await voucherOf(server, 'purchase', made.purchase.id, 'purchase_cancelled');
  expect(voucher).toMatchObject({
    code_ref: expect.stringMatching(/^BT\d{2}-\d{6}$/),
    amount: '2000',
    currency_id: 'JPY',
    transactionable_type: 'supplier',
  });
  expect(await postingsOf(server, voucher.id)).toEqual([['331-A', '331-P', '2000', '2000', '343000']]);
  expect(await balanceOf(server, 'SUPW', made.supplier)).toBe('10000');
  expect(await chargeOf(server, made)).toEqual(['0', '0', '0', '0']);
  await expectBooksInOrder(server);
});

test('an unpaid purchase creates no voucher', async () => {
  const crew = await people(server);
  const made = await purchaseThatAsks(crew);
  await cancel(crew, made.purchase.id);
  expect(
    await server.query('select 1 from receipts where receiptable_type = $1 and receiptable_id = $2', [
      'purchase',
      String(made.purchase.id),
    ]),
  ).toEqual([]);
});
