import { expect, test } from 'vitest';
import { done, people, TODAY } from '../../../../tests/main-job/main-job.ts';
import { orderThatAsks, postingsOf, purchaseThatAsks, setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

test("netting debits payables and credits receivables, at the day's rate if neither was recorded as debt", async () => {
  const crew = await people(server);
  await setRate(server, '172');
  const { customer, order } = await orderThatAsks(crew, { wallet: '0' });
  const { supplier, purchase } = await purchaseThatAsks(crew);
  await done(crew.accounting('POST', 'party-links', { customer_id: customer, supplier_id: supplier }), 201);
  const netted = { amount: '1000', outstanding: '0' };
  const made = await done(
    crew.accounting('POST', 'net-debts', {
      ...{ customer_id: customer, currency_id: 'JPY', voucher_date: TODAY },
      owed: [
        {
          ...netted,
          receiptable_type: 'order',
          receiptable_id: order.id,
          kind: 'payment_order',
          unsolved: '5000',
        },
      ],
      owing: [
        {
          ...netted,
          receiptable_type: 'purchase',
          receiptable_id: purchase.id,
          kind: 'payment_purchase',
          unsolved: '3000',
        },
      ],
    }),
    201,
  );
  expect(await postingsOf(server, made.id)).toEqual([['331-P', '131-C', '1000', '1000', '172000']]);
  await expectBooksInOrder(server);
});
