import { expect, test } from 'vitest';
import {
  adjacentColumn,
  sortColumns,
  isSameLayout,
  moveColumn,
  hiddenByDefaultKeys,
  visibleColumns,
} from './use-list-view.ts';

const columns = ['id', 'name', 'state', 'made'].map((key) => ({ key }));
const keysOf = (some: readonly { key: string }[]): string[] => some.map(({ key }) => key);

test("columns have the user's order", () => {
  expect(keysOf(sortColumns(columns, []))).toEqual(['id', 'name', 'state', 'made']);
  expect(keysOf(sortColumns(columns, ['made', 'id', 'name', 'state']))).toEqual([
    'made',
    'id',
    'name',
    'state',
  ]);
});

test('a new column follows its neighbour, a removed one is dropped', () => {
  expect(keysOf(sortColumns(columns, ['made', 'gone', 'name', 'id']))).toEqual([
    'made',
    'name',
    'state',
    'id',
  ]);
  expect(keysOf(sortColumns(columns, ['name', 'state', 'made']))).toEqual(['id', 'name', 'state', 'made']);
});

test('a column moves to the position of another', () => {
  const keys = keysOf(columns);
  expect(moveColumn(keys, 'made', 'name')).toEqual(['id', 'made', 'name', 'state']);
  expect(moveColumn(keys, 'id', 'state')).toEqual(['name', 'state', 'id', 'made']);
});

test('moving a visible column skips hidden columns', () => {
  const keys = keysOf(columns);
  expect(adjacentColumn(keys, ['name'], 'id', 1)).toBe('state');
  expect(adjacentColumn(keys, ['name'], 'state', -1)).toBe('id');
  expect(adjacentColumn(keys, ['name'], 'name', 1)).toBe('state');
  expect(adjacentColumn(keys, ['made'], 'state', 1)).toBeUndefined();
  expect(adjacentColumn(keys, [], 'id', -1)).toBeUndefined();
});

test('hidden columns are not shown', () => {
  const shown = visibleColumns(columns, { hidden: ['name'], order: ['made'] });
  expect(keysOf(shown)).toEqual(['id', 'state', 'made']);
});

test('columns hidden by default stay hidden until the user shows them', () => {
  const some = [
    { key: 'id' },
    { key: 'fee', hiddenByDefault: true },
    { key: 'made', hiddenByDefault: false },
  ];
  expect(hiddenByDefaultKeys(some)).toEqual(['fee']);
  expect(isSameLayout({}, { hidden: ['fee'] }, ['fee'])).toBe(true);
  expect(isSameLayout({}, { hidden: [] }, ['fee'])).toBe(false);
});
