import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TOTAL_CAP } from '@hakobu/contract/kernel/list.ts';
import type { Part } from './keys-of-parts.ts';
import type { InParts } from './outstanding-in-parts.ts';
import { placeOf, placesOf } from './places-in-parts.ts';

const part = (): Part => ({ keys: () => sql``, order: sql`` });
const inParts = (): InParts => {
  const parts = [part(), part()];
  return { given: sql``, atMost: sql``, parts, counted: parts, apart: true };
};
const [read, back] = [inParts(), inParts()];

test('a page of more rows than are told is whole, also at the last page that is told and beyond', () => {
  const capped = { total: TOTAL_CAP + 1 };
  for (const after of [TOTAL_CAP - 10, TOTAL_CAP + 500]) {
    const span = { after, upTo: after + 15 };
    expect(placeOf(read, back, capped, span)).toEqual({ parts: read.parts, ...span });
  }
});

test('a page is read in its own part, from the nearer end, and in all where it stands in two', () => {
  const counted = { total: 1900, parts: [1000, 900] };
  const at = (after: number) => placeOf(read, back, counted, { after, upTo: after + 15 });
  expect(at(0)).toEqual({ parts: [read.parts[0]], after: 0, upTo: 15 });
  expect(at(985)).toEqual({ parts: [back.parts[1]], after: 0, upTo: 15, backwards: true });
  expect(at(1000)).toEqual({ parts: [read.parts[1]], after: 0, upTo: 15 });
  expect(at(1890)).toEqual({ parts: [back.parts[0]], after: 0, upTo: 10, backwards: true });
  expect(at(990)).toEqual({ parts: read.parts, after: 990, upTo: 1005 });
});

test('a page of a first part that is long is looked for there alone, and then in all', () => {
  const span = { after: 9990, upTo: 10_005 };
  const all = { parts: read.parts, ...span };
  expect(placesOf(read, back, { total: TOTAL_CAP + 1, first: true }, span)).toEqual([
    { parts: [read.parts[0]], ...span },
    all,
  ]);
  expect(placesOf(read, back, { total: TOTAL_CAP + 1, first: false }, span)).toEqual([all]);
  expect(placesOf({ ...read, apart: false }, back, { total: TOTAL_CAP + 1, first: true }, span)).toEqual([
    all,
  ]);
});
