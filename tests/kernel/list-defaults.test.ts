// Defaults of lists in the contract: their order, and whether they are paged.
import { describe, expect, test } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '../../contract/kernel/list.ts';
import { allRoutes } from '../../server/routes.ts';

const lists = new Map(
  allRoutes.flatMap(({ endpoint: { path, list } }) => (list === undefined ? [] : [[path, list] as const])),
);

describe('the default order of a list', () => {
  test.for([
    ['transactions', '-voucher_date'],
    ['user-notifications', '-created_at'],
    ['credit-orders', '-id'],
    ['users', '-created_at'],
    ['sfas', '-arrival_date'],
  ] as const)('of %s is %s', ([path, sort]) => {
    expect(lists.get(path)?.defaultSort).toBe(sort);
  });

  test('of most paged lists is newest first', () => {
    const paged = [...lists.values()].filter((list) => list.paged !== false);
    const newest = paged.filter(({ defaultSort }) =>
      /^-(created_at|updated_at|id|voucher_date|arrival_date)$/.test(defaultSort),
    );
    expect(newest.length).toBeGreaterThan(paged.length / 2);
  });
});

test.for(['ecommerce-channels', 'provinces', 'districts', 'wards', 'accounts'])('%s are unpaged', (path) => {
  expect(lists.get(path)?.paged).toBe(false);
});

test('any other list is paged, with 15 rows by default', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(15);
  const paged = [...lists.values()].filter((list) => list.paged !== false);
  expect(paged.length).toBeGreaterThan(lists.size / 2);
});
