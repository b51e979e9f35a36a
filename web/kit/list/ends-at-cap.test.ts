import { expect, test } from 'vitest';
import { endsAtCap } from './ends-at-cap.ts';

test.for([
  ['of a short list', { last_page: 3, total: 45 }, 3, false],
  [
    'before the last page of a capped list',
    { last_page: 666, total: 10_000, total_capped: true as const },
    665,
    false,
  ],
  [
    'on the last page of a capped list',
    { last_page: 666, total: 10_000, total_capped: true as const },
    666,
    true,
  ],
  ['beyond it', { last_page: 666, total: 10_000, total_capped: true as const }, 700, true],
  ['where the last rows below the cap fill no page', { last_page: 666, total: 9995 }, 666, true],
  ['of a list that has not come', undefined, 1, false],
] as const)('the pager says that a list ends at the cap: %s', ([, answer, page, expected]) => {
  expect(endsAtCap(answer, { page, rows: 15 })).toBe(expected);
});
