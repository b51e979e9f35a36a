import { expect, test } from 'vitest';
import {
  done,
  makeCustomer,
  makeProduct,
  makeSupplier,
  usePeople,
} from '../../../tests/main-job/main-job.ts';
import {
  forOrder,
  grantCredit,
  orderThatAsks,
  pay,
  purchaseThatAsks,
} from '../../../tests/main-job/money.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

test.for([
  ['100.5', 'JPY', 2],
  ['0.25', 'VND', 1],
  ['1000.333', 'VND', 1],
] as const)('a voucher over %s %s is refused', async ([amount, currency_id, fund_id]) => {
  const { id } = await makeCustomer(crew);
  const body = { amount, currency_id, fund_id };
  const { errors } = await refused(pay(crew, 'deposit_with_cash', id, body), 'invalid_fields', 'amount');
  expect(errors.amount).toEqual(['has more than 0 decimals']);
});

test('decimals that are zero are none', async () => {
  const { id } = await makeCustomer(crew);
  await done(pay(crew, 'deposit_with_cash', id, { amount: '100.00', fund_id: 2 }), 201);
});

test('a payment of documents over a part of a yen is refused', async () => {
  const debtor = await orderThatAsks(crew);
  const body = { ...forOrder(debtor), amount: '1000.4' };
  await refused(pay(crew, 'payment_order', debtor.customer, body), 'invalid_fields', 'amount');
});

test('a credit with a fraction of a yen is refused on creation and change', async () => {
  const debtor = await orderThatAsks(crew);
  const { id } = await grantCredit({ server, crew }, debtor);
  await refused(
    crew.accounting('PUT', `credit-orders/${id}`, { amount: '2000.5' }),
    'invalid_fields',
    'amount',
  );
});

test('fees of an order are whole dong', async () => {
  const customer_id = (await makeCustomer(crew)).id;
  const items = [{ product_id: await makeProduct(crew), price: '909.090909', quantity: '1' }];
  for (const fee of ['service_fee', 'insurance_fee', 'special_goods_fee', 'additional_cost'])
    await refused(
      crew.sale('POST', 'order/retails', { customer_id, items, [fee]: '0.25' }),
      'invalid_fields',
      fee,
    );
});

test('additional cost of a purchase has the decimals of its currency; prices keep theirs', async () => {
  const { purchase } = await purchaseThatAsks(crew);
  const change = (additional_cost: string) =>
    crew.purchase('PUT', `purchases/${purchase.id}`, { additional_cost });
  await refused(change('0.5'), 'invalid_fields', 'additional_cost');
  await done(change('5'), 200);
  const body = {
    supplier_id: await makeSupplier(crew),
    items: [{ product_id: await makeProduct(crew), price: '909.090909', quantity: '1' }],
  };
  const buy = (currency_id: string, additional_cost: string) =>
    crew.purchase('POST', 'purchases', { ...body, currency_id, additional_cost });
  await refused(buy('JPY', '0.5'), 'invalid_fields', 'additional_cost');
  await done(buy('USD', '0.25'), 201);
});
