import { MAX_TASK_COUNT } from '@hakobu/contract/helper/count/count.endpoints.ts';
import { formatCount, useCounts } from '#client/counts.ts';
import type { Entry } from './menu.ts';
import type { MenuGroup, Task } from './router.tsx';
import { mayOpen, currentUser, scope } from './session.ts';

const FRESH_MS = 60_000;

/** Pending work of a sidebar entry: its count and the filtered list that shows it. */
export interface PendingCount {
  count: string;
  rows: number;
  to: string;
}

/** One kind of pending work of the user. */
export interface PendingTask extends PendingCount {
  id: Task['id'];
  department: MenuGroup;
  /** The sidebar entry that shows it. */
  entry: string;
  query: Readonly<Record<string, string>>;
}

const pendingRows = (rows: number) => ({ rows, count: formatCount(rows, MAX_TASK_COUNT) });

/** The pending work of several entries or tasks together. */
export const sumOfPending = (all: readonly PendingCount[]): string =>
  pendingRows(all.reduce((sum, { rows }) => sum + rows, 0)).count;

/** The tasks that the user may do, in the order of the sidebar. */
const tasksOf = (entries: readonly Entry[]): (Task & { to: string; department: MenuGroup })[] =>
  entries.flatMap(({ to, area, tasks }) =>
    tasks
      .filter(({ needs }) => needs === undefined || mayOpen({ all: [needs] }, currentUser()))
      .map((task) => ({ to, ...task, department: task.department ?? area })),
  );

const keyOf = ({ to, id }: { to: string; id: string }): string => `${to} ${id}`;

/** All pending work of the signed-in user; tasks without any are left out. */
export function usePendingTasks(entries: readonly Entry[], enabled: boolean): readonly PendingTask[] {
  const tasks = tasksOf(entries);
  const counts = useCounts({
    asked: tasks.map(({ to, id, path, filter = {}, always = {} }) => ({
      ...{ name: keyOf({ to, id }), list: path, query: { filter: { ...always, ...filter } } },
      warehouse: to.startsWith('/warehouse') ? scope.warehouse() : '',
    })),
    most: MAX_TASK_COUNT,
    shows: tasks.map(({ call }) => call),
    enabled,
    fresh: FRESH_MS,
  });
  return tasks.flatMap(({ to, id, department, store, filter = {}, always = {} }) => {
    const count = counts[keyOf({ to, id })] ?? 0;
    const search = new URLSearchParams(
      Object.entries(filter).map(([field, value]) => [`${store}-${field}`, value]),
    ).toString();
    if (count === 0) return [];
    const address = search ? `${to}?${search}` : to;
    return [
      { id, department, entry: to, query: { ...always, ...filter }, ...pendingRows(count), to: address },
    ];
  });
}

/** The same by sidebar entry, leading to the first of its lists. */
export function pendingByEntry(tasks: readonly PendingTask[]): ReadonlyMap<string, PendingCount> {
  const found = new Map<string, PendingCount>();
  for (const { entry, rows, to } of tasks) {
    const before = found.get(entry);
    found.set(entry, { ...pendingRows(rows + (before?.rows ?? 0)), to: before?.to ?? to });
  }
  return found;
}

/** Each kind of work once: a list and a part of it count the same rows. */
export const distinctTasks = (tasks: readonly PendingTask[]): PendingTask[] =>
  tasks.filter(({ id }, at) => tasks.findIndex((other) => other.id === id) === at);
