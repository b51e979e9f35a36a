import { expect, test } from 'vitest';
import { openOf } from './clearing.ts';

test.for([
  ['200', '300', '500'],
  ['0', '300', '300'],
  ['-200', '300', '300'],
  ['-200', '0', '0'],
])('of a document with %s unsolved and %s on debt, %s can be settled', ([unsolved, outstanding, open]) => {
  expect(openOf({ unsolved: unsolved!, outstanding: outstanding! })).toBe(open);
});
