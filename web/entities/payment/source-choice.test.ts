import { expect, test } from 'vitest';
import { defaultSource } from './source-choice.ts';

const [empty, little, much] = ['0', '500', '90000'].map((balance) => ({ balance }));

test('the default source is the first account that holds the amount, else the first', () => {
  expect(defaultSource([empty!, little!, much!], '500')).toBe(little);
  expect(defaultSource([empty!, little!, much!], '501')).toBe(much);
  expect(defaultSource([empty!, little!], '501')).toBe(empty);
  expect(defaultSource([], '1')).toBeUndefined();
});
