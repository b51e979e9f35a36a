import { expect, test } from 'vitest';
import { openAmount, overpaidAmount } from './clearing.ts';

test.for([
  ['200', '300', '500'],
  ['0', '300', '300'],
  ['-200', '300', '300'],
  ['-200', '0', '0'],
])('of a document with %s unsolved and %s on debt, %s can be settled', ([unsolved, outstanding, open]) => {
  expect(openAmount({ unsolved: unsolved!, outstanding: outstanding! })).toBe(open);
});

test('overpayments are not netted against outstanding amounts', () => {
  expect(overpaidAmount({ unsolved: '-100' }, { unsolved: '300' }, { unsolved: '-1' })).toBe('101');
  expect(overpaidAmount({ unsolved: '300' })).toBe('0');
});
