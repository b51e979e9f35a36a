import { MAX_TASK_COUNT } from '@hakobu/contract/helper/count/count.endpoints.ts';
import { formatCount, useCounts } from '#client/counts.ts';
import type { Entry } from './menu.ts';
import { mayOpen, currentUser, scope } from './session.ts';

const FRESH_MS = 60_000;

/** Pending work of a sidebar entry: its count and the filtered list that shows it. */
export interface PendingCount {
  count: string;
  rows: number;
  to: string;
}

const pendingRows = (rows: number) => ({ rows, count: formatCount(rows, MAX_TASK_COUNT) });

/** The pending work of several entries together. */
export const sumOfPending = (all: readonly PendingCount[]): string =>
  pendingRows(all.reduce((sum, { rows }) => sum + rows, 0)).count;

/** Pending work of the signed-in user by sidebar address; entries without any are left out. */
export function usePendingCounts(
  entries: readonly Entry[],
  enabled: boolean,
): ReadonlyMap<string, PendingCount> {
  const user = currentUser();
  const waiting = entries.flatMap(({ to, waiting: one }) =>
    one === undefined || (one.needs !== undefined && !mayOpen({ all: [one.needs] }, user))
      ? []
      : [{ to, ...one }],
  );
  const counts = useCounts({
    asked: waiting.map(({ to, path, filter = {}, always = {} }) => ({
      ...{ name: to, list: path, query: { filter: { ...always, ...filter } } },
      warehouse: to.startsWith('/warehouse') ? scope.warehouse() : '',
    })),
    most: MAX_TASK_COUNT,
    shows: waiting.map(({ call }) => call),
    enabled,
    fresh: FRESH_MS,
  });
  return new Map(
    waiting.flatMap(({ to, store, filter = {} }): [string, PendingCount][] => {
      const count = counts[to] ?? 0;
      const search = new URLSearchParams(
        Object.entries(filter).map(([field, value]) => [`${store}-${field}`, value]),
      ).toString();
      if (count === 0) return [];
      return [[to, { ...pendingRows(count), to: search ? `${to}?${search}` : to }]];
    }),
  );
}
