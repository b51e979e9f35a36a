import { expect, test } from 'vitest';
import { boxOfCode } from './box-code.ts';

test('a label of a box is read with its letter and without', () => {
  expect(['B1207', 'b1207', '1207', ' B0012 '].map(boxOfCode)).toEqual([1207, 1207, 1207, 12]);
});

test('other codes are no boxes', () => {
  expect(['P12', '4902201183123', '0', '', 'B', '12a', 'OR2611000001'].map(boxOfCode)).toEqual(
    Array.from({ length: 7 }),
  );
});
