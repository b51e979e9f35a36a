import { expect, test } from 'vitest';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import { factsOf, openClearing, worthOf } from '../../../../tests/main-job/books.ts';
import { buy, done, paidOrder, receive, usePeople } from '../../../../tests/main-job/main-job.ts';
import { setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test('received goods have the value of their prepayment plus parcel costs', async () => {
  const { order } = await paidOrder(crew);
  const bought = await buy(crew, order);
  // paid at 171.5: the rate of the day they come does not matter
  await setRate(server, '180');
  const { sfa } = await receive(crew, bought);
  await setRate(server, '171.5');
  const received = await factsOf(server, 'goods_received', 'purchase', bought.purchase.id);
  expect(received).toEqual([
    {
      code_ref: expect.stringMatching(/^NK\d{2}-\d{6}$/),
      posts: [['156', '331-P', '565950', '3300', '565950']],
    },
  ]);
  // what nobody paid yet comes at the rate of the day
  expect((await factsOf(server, 'goods_received', 'sfa', sfa.id)).map(({ posts }) => posts)).toEqual([
    [['156', '331-P', '90000', '500', '90000']],
  ]);
  expect(await worthOf(server, 'GOODS')).toBe('655950');
  expect(await openClearing(server)).toEqual([
    { code: '131-C', party_id: order.customer_id, currency_id: 'JPY', balance: '3300' },
    { code: '331-P', party_id: bought.supplier, currency_id: 'JPY', balance: '500' },
  ]);
  await expectBooksInOrder(server);
});

test('pieces are received with each tally, the last with the remaining value', async () => {
  const { order } = await paidOrder(crew);
  const { purchase, tracking } = await buy(crew, order);
  const sfa = await done(
    crew.warehouse('POST', 'sfas', {
      tracking_code: tracking,
      quantity: 3,
      arrival_date: order.created_at.slice(0, 10),
    }),
    201,
  );
  const tally = (quantity: string) =>
    done(
      crew.warehouse('POST', 'sfa-receipts', {
        sfa_id: sfa.id,
        packages: 1,
        items: [{ purchase_item_id: purchase.items[0].id, quantity }],
      }),
      201,
    );
  await tally('1');
  await tally('1');
  // the supplier takes less for what is still to come
  const less = { additional_cost: '100', reason: 'Agreed with the supplier' };
  await done(crew.accounting('PUT', `purchases/${purchase.id}/additional-cost`, less), 200);
  await tally('1');
  const posts = (await factsOf(server, 'goods_received', 'purchase', purchase.id)).map((one) => one.posts);
  expect(posts.slice(0, 2)).toEqual([
    [['156', '331-P', '188650', '1100', '188650']],
    [['156', '331-P', '188650', '1100', '188650']],
  ]);
  expect(add(...posts.flat().map((one) => one[3]!))).toBe('3400');
  await expectBooksInOrder(server);
});

test('a price reduction after receipt reduces their value', async () => {
  const { order } = await paidOrder(crew);
  const { purchase, supplier, tracking } = await buy(crew, order);
  await done(crew.purchase('PUT', `purchases/${purchase.id}`, { compensation_cuts_price: true }), 200);
  await receive(crew, { purchase, tracking });
  await done(
    crew.accounting('POST', 'compensation-purchase', {
      ...{ transactionable_type: 'supplier', transactionable_id: supplier, amount: '300' },
      ...{ currency_id: 'JPY', voucher_date: order.created_at.slice(0, 10) },
      receipts: [{ receiptable_type: 'purchase', receiptable_id: String(purchase.id) }],
    }),
    201,
  );
  const posts = (await factsOf(server, 'goods_received', 'purchase', purchase.id)).map((one) => one.posts);
  expect(posts).toEqual([
    [['156', '331-P', '565950', '3300', '565950']],
    [['331-P', '156', '300', '51450', '51450']],
  ]);
  await expectBooksInOrder(server);
});
