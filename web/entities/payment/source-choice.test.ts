import { expect, test } from 'vitest';
import { fittingOf } from './source-choice.ts';

const [empty, little, much] = ['0', '500', '90000'].map((balance) => ({ balance }));

test('money is taken from the first place that holds it, else from the first', () => {
  expect(fittingOf([empty!, little!, much!], '500')).toBe(little);
  expect(fittingOf([empty!, little!, much!], '501')).toBe(much);
  expect(fittingOf([empty!, little!], '501')).toBe(empty);
  expect(fittingOf([], '1')).toBeUndefined();
});
