import { expect, test } from 'vitest';
import { netPrice } from './net-price.ts';

test.for([
  [{ price: '1500', initial_price: '1999', discount: '50' }, '1500'],
  [{ price: '0', initial_price: '1999' }, '0'],
  [{ initial_price: '1999', discount: '12.5' }, '1749.125'],
  [{ initial_price: '1999' }, '1999'],
  [{ initial_price: '1', discount: '33.33' }, '0.6667'],
  [{ initial_price: '0.000001', discount: '99.99' }, '0'],
  [{ initial_price: null, discount: '10' }, undefined],
  [{}, undefined],
] as const)('%o is %s', ([prices, net]) => {
  expect(netPrice(prices)).toBe(net);
});
