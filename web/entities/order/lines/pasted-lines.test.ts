import { expect, test } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

const vietnamese = { thousands: '.', decimals: ',' };
const read = (text: string) => readPastedLines(text, vietnamese);

test('rows of a table are lines: code, quantity, price', () => {
  expect(read('4902201183123\t12\t1.250\r\nTRA-01\t2,5\t99,5\r\n')).toEqual({
    lines: [
      { code: '4902201183123', quantity: '12', price: '1250' },
      { code: 'TRA-01', quantity: '2.5', price: '99.5' },
    ],
    unreadable: [],
  });
});

test('missing cells mean one piece at the price of the product', () => {
  expect(read('A\nB\t\t300\n')?.lines).toEqual([
    { code: 'A', quantity: '1', price: '' },
    { code: 'B', quantity: '1', price: '300' },
  ]);
});

test('one cell is text, not a table', () => {
  expect(read('4902201183123\r\n')).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test('a first row of words names the columns', () => {
  expect(read('Mã\tSố lượng\tGiá\nA\t3\t100')?.lines).toEqual([{ code: 'A', quantity: '3', price: '100' }]);
  expect(read('A\thai\t100\nB\t3\t100')?.unreadable).toEqual(['hai']);
});

test('invalid, negative and too precise numbers are reported', () => {
  expect(read('A\tx\t1\nB\t-1\t2\nC\t1,234\t2')?.unreadable).toEqual(['x', '-1', '1,234']);
});
