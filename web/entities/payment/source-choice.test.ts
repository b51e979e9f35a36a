import { expect, test } from 'vitest';
import { defaultSource } from './source-choice.ts';

const [empty, little, much] = ['0', '500', '90000'].map((balance) => ({ balance }));

test('money is taken from the first place that holds it, else from the first', () => {
  expect(defaultSource([empty!, little!, much!], '500')).toBe(little);
  expect(defaultSource([empty!, little!, much!], '501')).toBe(much);
  expect(defaultSource([empty!, little!], '501')).toBe(empty);
  expect(defaultSource([], '1')).toBeUndefined();
});
