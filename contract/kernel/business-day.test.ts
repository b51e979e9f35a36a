import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween } from './business-day.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %i days', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('days are counted as they are added, both ways', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (count) => {
      const day = addDays('2026-11-23', count);
      expect(daysBetween('2026-11-23', day)).toBe(count);
      expect(addDays(day, -count)).toBe('2026-11-23');
    }),
  );
});

test('the day is that of the business, not of the machine', () => {
  expect(dayIn(new Date('2026-11-22T17:00:00Z'))).toBe('2026-11-23');
  expect(dayIn(new Date('2026-11-22T16:59:59Z'))).toBe('2026-11-22');
});
