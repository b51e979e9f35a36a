import { expect, test } from 'vitest';
import { matches } from './fold.ts';

test.for([
  ['Đơn bán lẻ', 'don ban le'],
  ['Đơn bán lẻ', 'ĐƠN'],
  ['Đơn bán lẻ', 'lẻ bán'],
  ['Đơn bán lẻ', 'Đơn'.normalize('NFD')],
  ['Retail orders', 'ord ret'],
  ['小売注文', '注文'],
  ['コンテナ', 'ｺﾝﾃﾅ'],
  ['コンテナ', ''],
])('%s is found by "%s"', ([text, typed]) => {
  expect(matches(text!, typed!)).toBe(true);
});

test.for([
  ['Đơn bán lẻ', 'don mua'],
  ['Đơn bán lẻ', 'donban'],
])('%s is not found by "%s"', ([text, typed]) => {
  expect(matches(text!, typed!)).toBe(false);
});
