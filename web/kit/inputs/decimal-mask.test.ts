import { expect, test } from 'vitest';
import { isBelowZero, leave, takes } from './decimal-mask.ts';

test('a mask takes negatives as far as it takes figures', () => {
  for (const typed of ['', '.', '-', '-.', '-12.5', '99.9', '-99.9'])
    expect(takes(typed, '99.9'), typed).toBe(true);
  for (const typed of ['100', '-100', '99.91']) expect(takes(typed, '99.9'), typed).toBe(false);
});

test('an empty number becomes 0 when it is left, unless empty means none', () => {
  for (const typed of ['', '-', '.', '-.']) expect(leave(typed, false), typed).toBe('0');
  expect([leave('', true), leave('-12', false), leave('0.5', false)]).toEqual(['', '-12', '0.5']);
});

test('only what is below zero is refused as such', () => {
  expect(['-1', '-0.000001', '-0', '-', '0', '1'].map(isBelowZero)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
