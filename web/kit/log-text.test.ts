import { expect, test } from 'vitest';
import { formatMoney } from './format.ts';
import { moneyOf } from './log-text.ts';

test('amounts of a log are in VND for services and in JPY for goods, unless the entry says otherwise', () => {
  expect(moneyOf({}, 'service_fee', '50000')).toBe(formatMoney('50000', 'VND'));
  expect(moneyOf({}, 'base_service_fee', '50000')).toBe(formatMoney('50000', 'VND'));
  expect(moneyOf({}, 'purchase_cost', '3000')).toBe(formatMoney('3000', 'JPY'));
  expect(moneyOf({ currency_id: 'USD' }, 'purchase_cost', '30')).toBe(formatMoney('30', 'USD'));
});

test('other values are shown unchanged', () => {
  expect(moneyOf({}, 'quantity', '3')).toBeUndefined();
  expect(moneyOf({}, 'service_fee', null)).toBeUndefined();
});
