import { expect, test } from 'vitest';
import { withPick } from './recent-picks.ts';

test('the last five picks of a kind are kept, newest first, each once', () => {
  const picked = ['1', '2', '3', '4', '5', '6', '3'].reduce((picks, id) => withPick(picks, 'order', id), {});
  expect(picked).toEqual({ order: ['3', '6', '5', '4', '2'] });
});

test('the kind that was not used for longest is dropped', () => {
  const kinds = Array.from({ length: 31 }, (_, index) => `kind ${index}`);
  const picked = kinds.reduce((picks, kind) => withPick(picks, kind, '1'), {});
  expect(Object.keys(picked)).toEqual(kinds.slice(1));
});
