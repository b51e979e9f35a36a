import { describe, expect, test } from 'vitest';
import { axisTicks } from './axis.ts';

describe('the ticks of an axis', () => {
  test.for([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [30, [0, 10, 20, 30]],
    [21, [0, 5, 10, 15, 20, 25]],
    [1_175_400_000, [0, 500_000_000, 1_000_000_000, 1_500_000_000]],
  ] as const)('up to %i are steps of 1, 2 or 5', ([highest, ticks]) => {
    expect(axisTicks(highest)).toEqual(ticks);
  });
});
