import { expect, test } from 'vitest';
import { payablesOf } from './pay-order.tsx';

type Order = Parameters<typeof payablesOf>[0];

/** An order with the given outstanding amounts and nothing else. */
const order = (open: Partial<Order>): Order =>
  ({
    ...{ purchase_cost_unsolved: '0', service_fee_unsolved: '0', shipping_fee_unsolved: '0' },
    ...{ purchase_cost_outstanding: '0', service_fee_outstanding: '0', shipping_fee_outstanding: '0' },
    cancelled_at: null,
    ...open,
  }) as Order;
const amountsOf = (open: Partial<Order>) => payablesOf(order(open)).map(({ kind, amount }) => [kind, amount]);

test('an overpayment does not reduce the debt', () => {
  expect(amountsOf({ purchase_cost_unsolved: '-100', purchase_cost_outstanding: '300' })).toEqual([
    ['payment_order', '300'],
    ['payment_order_refund', '-100'],
  ]);
});

test('overpaid fees are refunded in full while freight is due, and the reverse', () => {
  expect(amountsOf({ service_fee_unsolved: '-100', shipping_fee_unsolved: '300' })).toEqual([
    ['payment_service', '300'],
    ['payment_service_refund', '-100'],
  ]);
  expect(amountsOf({ service_fee_unsolved: '100', shipping_fee_unsolved: '-300' })).toEqual([
    ['payment_service', '100'],
    ['payment_service_refund', '-300'],
  ]);
  expect(amountsOf({ service_fee_unsolved: '-1', shipping_fee_unsolved: '-2' })).toEqual([
    ['payment_service_refund', '-3'],
  ]);
});
