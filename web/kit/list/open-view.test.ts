import { expect, test } from 'vitest';
import type { SavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { addressAfter, isSameQuery, searchOf } from './open-view.ts';
import { isSameLayout } from './use-list-view.ts';

const view = { id: 12, asked: { status_id: 'new', sort: '-id' } } as unknown as SavedView;
const filled = (search: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));

test('a view sends its saved query with the page of the address', () => {
  expect(searchOf({ view: '12' }, view)).toEqual({ status_id: 'new', sort: '-id' });
  expect(searchOf({ view: '12', page: '3' }, view)).toEqual({ status_id: 'new', sort: '-id', page: '3' });
  expect(searchOf({ view: '12', status_id: 'old', edited: '1' }, view)).toEqual({ status_id: 'old' });
  expect(searchOf({ status_id: 'old' }, undefined)).toEqual({ status_id: 'old' });
});

test('the address holds only the view id until the query differs, and again after a revert', () => {
  const edited = filled(addressAfter({ view: '12' }, view, { status_id: 'old', page: '' }));
  expect(edited).toEqual({ view: '12', edited: '1', status_id: 'old', sort: '-id' });
  const nothing = filled(addressAfter(edited, view, { status_id: '', sort: '' }));
  expect(nothing).toEqual({ view: '12', edited: '1' });
  expect(searchOf(nothing, view)).toEqual({});
  const back = addressAfter(nothing, view, { status_id: 'new', sort: '-id', page: '2' });
  expect(filled(back)).toEqual({ view: '12', page: '2' });
  expect(back.edited).toBe('');
});

test('pages are no difference, nor the order in which columns were hidden', () => {
  expect(isSameQuery({ q: 'a', page: '2' }, { q: 'a' })).toBe(true);
  expect(isSameQuery({ q: 'a' }, { q: 'a', sort: 'id' })).toBe(false);
  expect(isSameLayout({ hidden: ['a', 'b'] }, { hidden: ['b', 'a'], rows: 15, dense: false })).toBe(true);
  expect(isSameLayout({ order: ['a', 'b'] }, { order: ['b', 'a'] })).toBe(false);
});
