import { expect, test } from 'vitest';
import { similarCodes } from './similar-codes.ts';

test('codes are similar if one character is changed, added, missing, or two are swapped', () => {
  const near = similarCodes('4901234A');
  for (const code of ['4901234B', '49012341A', '491234A', '490123A4', '9401234A'])
    expect(near).toContain(code);
  for (const code of ['4901234A', '4901235B', '490123']) expect(near).not.toContain(code);
  expect(new Set(near).size).toBe(near.length);
});

test('short codes and codes of ours are near to nothing', () => {
  expect(similarCodes('A1234')).toEqual([]);
  expect(similarCodes('HKB00000012')).toEqual([]);
});
