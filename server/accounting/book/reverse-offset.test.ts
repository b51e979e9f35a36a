import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetFromNearerEnd } from './reverse-offset.ts';

test('the rows of a page are the same from either end, and no more lie before them than after', () => {
  const [count, size] = [fc.nat(40), fc.integer({ min: 1, max: 9 })];
  fc.assert(
    fc.property(count, count, size, (rows, skip, take) => {
      const list = Array.from({ length: rows }, (_, index) => index);
      const place = offsetFromNearerEnd(rows, skip, take);
      const walked = place.fromLast ? list.toReversed() : list;
      const page = walked.slice(place.skip, place.skip + place.take);
      expect(place.fromLast ? page.toReversed() : page).toEqual(list.slice(skip, skip + take));
      if (skip + take <= rows) expect(place.skip).toBe(Math.min(skip, rows - skip - take));
    }),
  );
});

test('of a list without an end it is the first', () => {
  expect(offsetFromNearerEnd(Infinity, 9990, 15)).toEqual({ fromLast: false, skip: 9990, take: 15 });
});
