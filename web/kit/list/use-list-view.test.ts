import { expect, test } from 'vitest';
import { beside, inOrder, isSameLook, moved, seldomShown, shownColumns } from './use-list-view.ts';

const columns = ['id', 'name', 'state', 'made'].map((key) => ({ key }));
const keysOf = (some: readonly { key: string }[]): string[] => some.map(({ key }) => key);

test('columns stand in the order that somebody gave them', () => {
  expect(keysOf(inOrder(columns, []))).toEqual(['id', 'name', 'state', 'made']);
  expect(keysOf(inOrder(columns, ['made', 'id', 'name', 'state']))).toEqual(['made', 'id', 'name', 'state']);
});

test('a column that is new stands behind its neighbour, one that is gone nowhere', () => {
  expect(keysOf(inOrder(columns, ['made', 'gone', 'name', 'id']))).toEqual(['made', 'name', 'state', 'id']);
  expect(keysOf(inOrder(columns, ['name', 'state', 'made']))).toEqual(['id', 'name', 'state', 'made']);
});

test('a column is put where another stands', () => {
  const keys = keysOf(columns);
  expect(moved(keys, 'made', 'name')).toEqual(['id', 'made', 'name', 'state']);
  expect(moved(keys, 'id', 'state')).toEqual(['name', 'state', 'id', 'made']);
});

test('a place forward or back passes by columns that are not shown, but for one that is not shown itself', () => {
  const keys = keysOf(columns);
  expect(beside(keys, ['name'], 'id', 1)).toBe('state');
  expect(beside(keys, ['name'], 'state', -1)).toBe('id');
  expect(beside(keys, ['name'], 'name', 1)).toBe('state');
  expect(beside(keys, ['made'], 'state', 1)).toBeUndefined();
  expect(beside(keys, [], 'id', -1)).toBeUndefined();
});

test('hidden columns are not shown', () => {
  const shown = shownColumns(columns, { hidden: ['name'], order: ['made'] });
  expect(keysOf(shown)).toEqual(['id', 'state', 'made']);
});

test('columns that are seldom wanted are hidden until somebody says what is', () => {
  const some = [{ key: 'id' }, { key: 'fee', seldom: true }, { key: 'made', seldom: false }];
  expect(seldomShown(some)).toEqual(['fee']);
  expect(isSameLook({}, { hidden: ['fee'] }, ['fee'])).toBe(true);
  expect(isSameLook({}, { hidden: [] }, ['fee'])).toBe(false);
});
