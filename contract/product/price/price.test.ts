import { expect, test } from 'vitest';
import { conditionKeys, price, suggestedKeysOf } from './price.endpoints.ts';

test('a new price is one of the shipping fee, unless it says otherwise', () => {
  expect(price.create.body.parse({ name: 'Cước' }).group_type).toBe('shipping-fee');
});

test('a price may depend on currency, shipment method, way and unit; ours also on the group of customers', () => {
  expect([...conditionKeys].toSorted()).toEqual(
    ['currency', 'shipment-method', 'from', 'to', 'unit', 'customer-group'].toSorted(),
  );
});

test.for([
  ['shipping-fee', ['currency', 'shipment-method', 'from', 'to']],
  ['exchange-rates', ['from', 'to']],
  ['service-fee', ['currency', 'shipment-method']],
  ['storage', ['currency']],
  ['others', ['currency']],
  ['a group of one’s own', ['currency']],
] as const)('of the group %s the keys are suggested that it is usually given', ([group, keys]) => {
  expect(suggestedKeysOf(group)).toEqual(keys);
});
