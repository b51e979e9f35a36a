import { expect, test } from 'vitest';
import { done, people } from '../../../../tests/main-job/main-job.ts';
import { compensate, compensatedOrder } from '../../../../tests/main-job/compensations.ts';
import { balanceOf, goldenTests, pay, setRate } from '../../../../tests/main-job/money.ts';
import { expectBooksInOrder } from '../../../../tests/support/invariants.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

goldenTests(server, 'compensation_refund', [
  {
    title: 'damage: from what we owe to the wallet',
    given: async ({ crew }) => {
      const { customer, order } = await compensatedOrder(crew, '800000');
      return {
        party: customer,
        body: {
          ...{ amount: '500000', currency_id: 'VND' },
          receipts: [{ receiptable_type: 'order', receiptable_id: order.id }],
        },
      };
    },
    posts: [['3388-C', '3388-W', '500000', '500000', '500000']],
    series: 'BT',
    after: async (_, { transactionable_id }) => {
      expect(await balanceOf(server, 'COMP', Number(transactionable_id), 'VND')).toBe('300000');
      expect(await balanceOf(server, 'WALLET', Number(transactionable_id), 'VND')).toBe('500000');
    },
  },
]);

test('compensation in yen is paid at its recorded value', async () => {
  const crew = await people(server);
  const { customer, order } = await compensatedOrder(crew, '1000', { currency_id: 'JPY' });
  await setRate(server, '180');
  const receipts = [{ receiptable_type: 'order', receiptable_id: order.id }];
  for (const amount of ['333', '667'])
    await done(pay(crew, 'compensation_refund', customer, { amount, receipts }), 201);
  expect(await balanceOf(server, 'COMP', customer)).toBe('0');
  expect(await balanceOf(server, 'WALLET', customer)).toBe('1000');
  await setRate(server, '171.5');
  await expectBooksInOrder(server);
});

test('800,000 dong owed: 500,000 paid, 300,000 recorded as owed, and paid', async () => {
  const crew = await people(server);
  const { customer, order, compensation } = await compensatedOrder(crew, '800000');
  const buckets = async () => {
    const { compensated, compensation_debited, compensation_unsolved } = await done(
      crew.accounting('GET', `orders/${order.id}`),
    );
    return [compensated, compensation_debited, compensation_unsolved];
  };
  expect(await buckets()).toEqual(['0', '0', '800000']);
  await done(compensate(crew, { customer, order, amount: '500000' }), 201);
  expect(await buckets()).toEqual(['500000', '0', '300000']);
  const debited = await done(
    crew.accounting('PUT', `order-compensations/${compensation.id}`, { action_debit: true }),
    200,
  );
  expect(debited).toMatchObject({ outstanding: '300000', uncompensated: '300000', unsolved: '0' });
  expect(await buckets()).toEqual(['500000', '300000', '0']);
  await done(compensate(crew, { customer, order, amount: '300000' }), 201);
  expect(await buckets()).toEqual(['800000', '300000', '0']);
  expect(await done(crew.accounting('GET', `order-compensations/${compensation.id}`))).toMatchObject({
    ...{ amount: '800000', paid: '800000', debited: '300000', outstanding: '0', uncompensated: '0' },
  });
  await expectBooksInOrder(server);
});
