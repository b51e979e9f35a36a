import { describe, expect, test } from 'vitest';
import { lastPeriods } from './last-periods.ts';

const ends = (periods: readonly { first: string; last: string }[]) =>
  periods.map(({ first, last }) => `${first} ${last}`);

describe('the last periods', () => {
  test('are days up to today, compared with as many days before', () => {
    const { current, before } = lastPeriods('2026-03-02', { days: 3, compare: true });
    expect(ends(current)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => `${day} ${day}`));
    expect(ends(before)).toEqual(['2026-02-25', '2026-02-26', '2026-02-27'].map((day) => `${day} ${day}`));
    expect(lastPeriods('2026-03-02', { days: 3, compare: false }).before).toEqual([]);
  });

  test('are calendar months, whose last one is compared up to the same day', () => {
    const { current, before } = lastPeriods('2026-02-10', { days: 30, months: 2, compare: true });
    expect(ends(current)).toEqual(['2026-01-01 2026-01-31', '2026-02-01 2026-02-10']);
    expect(ends(before)).toEqual(['2025-11-01 2025-11-30', '2025-12-01 2025-12-10']);
  });

  test('end with the month where the one before is shorter', () => {
    const { before } = lastPeriods('2026-03-31', { days: 30, months: 1, compare: true });
    expect(ends(before)).toEqual(['2026-02-01 2026-02-28']);
  });
});
