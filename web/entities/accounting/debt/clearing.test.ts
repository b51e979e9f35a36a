import { expect, test } from 'vitest';
import { openOf, surplusOf } from './clearing.ts';

test.for([
  ['200', '300', '500'],
  ['0', '300', '300'],
  ['-200', '300', '300'],
  ['-200', '0', '0'],
])('of a document with %s unsolved and %s on debt, %s can be settled', ([unsolved, outstanding, open]) => {
  expect(openOf({ unsolved: unsolved!, outstanding: outstanding! })).toBe(open);
});

test('what documents got too much is not set against what others ask', () => {
  expect(surplusOf({ unsolved: '-100' }, { unsolved: '300' }, { unsolved: '-1' })).toBe('101');
  expect(surplusOf({ unsolved: '300' })).toBe('0');
});
