import { expect, test } from 'vitest';
import { lackOf } from './lack-of.ts';

test('a wallet lacks what goes beyond what is available of it, whatever it holds for something else', () => {
  const wallet = { balance: '1000', held: '400', available: '600' };
  expect(lackOf(wallet, '600')).toBeUndefined();
  expect(lackOf(wallet, '600.01')).toBe('0.01');
  expect(lackOf(wallet, '1000')).toBe('400');
  expect(lackOf({ available: '-100' }, '50')).toBe('150');
});
