import { saveListLayout, useListLayout } from '#client/list-layouts.ts';
import { PAGE_SIZES } from '#client/page-size.ts';
import type { ListLayout } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';

/** The layout of a list as the user set it. */
export interface ListView {
  /** Keys of hidden columns. */
  hidden: string[];
  /** Keys of reordered columns; others follow. */
  order: string[];
  /** Changed widths in pixels by key. */
  widths: Record<string, number>;
  /** Compact rows. */
  dense: boolean;
  /** Page size. */
  rows: number;
}

const usual: ListView = { hidden: [], order: [], widths: {}, dense: false, rows: PAGE_SIZES[0] };

/** The effective layout; missing parts have their defaults. */
const effectiveLayout = (look: ListLayout, hiddenByDefault: readonly string[]): ListView => ({
  ...usual,
  hidden: [...hiddenByDefault],
  ...(Object.fromEntries(
    Object.entries(look).filter(([, value]) => value !== undefined),
  ) as Partial<ListView>),
});

/** Whether two layouts look the same. */
export const isSameLayout = (
  one: ListLayout,
  other: ListLayout,
  hiddenByDefault: readonly string[] = [],
): boolean =>
  JSON.stringify(ordered(effectiveLayout(one, hiddenByDefault))) ===
  JSON.stringify(ordered(effectiveLayout(other, hiddenByDefault)));
const ordered = ({ hidden, order, widths, dense, rows }: ListView) => [
  hidden.toSorted(),
  order,
  Object.entries(widths).toSorted(([one], [other]) => one.localeCompare(other)),
  dense,
  rows,
];

/** Keys of the columns that are hidden by default. */
export const hiddenByDefaultKeys = (
  columns: readonly { key: string; hiddenByDefault?: boolean }[],
): string[] => columns.flatMap(({ key, hiddenByDefault }) => (hiddenByDefault === true ? key : []));

/** Stored with the user per list and view; `defaultLayout` until it is changed. */
export function useListView(
  list: string,
  defaultLayout: ListLayout | undefined,
  hiddenByDefault: readonly string[] = [],
): [ListView, (change: Partial<ListView>) => void] {
  const savedLayout = useListLayout(list);
  const view = effectiveLayout(
    defaultLayout !== undefined && Object.keys(savedLayout).length === 0 ? defaultLayout : savedLayout,
    hiddenByDefault,
  );
  return [view, (change) => saveListLayout(list, { ...view, ...change })];
}

/** Visible columns in order. */
export function visibleColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { hidden, order }: Pick<ListView, 'hidden' | 'order'>,
): Column[] {
  return sortColumns(columns, order).filter(({ key }) => !hidden.includes(key));
}

/** Columns in the user's order. New columns follow their predecessor in the declaration. */
export function sortColumns<Column extends { key: string }>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const ordered = order.flatMap((wanted) => columns.filter(({ key }) => key === wanted));
  for (const [index, column] of columns.entries())
    if (!ordered.includes(column)) {
      const before = columns[index - 1];
      ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, column);
    }
  return ordered;
}

/** The order after a column was moved to the position of another. */
export function moveColumn(keys: readonly string[], key: string, to: string): string[] {
  const at = keys.indexOf(to);
  const rest = keys.filter((one) => one !== key);
  return at === -1 ? [...keys] : [...rest.slice(0, at), key, ...rest.slice(at)];
}

/** The neighbour that a column is swapped with; a visible column skips hidden ones. */
export function adjacentColumn(
  keys: readonly string[],
  hidden: readonly string[],
  key: string,
  by: 1 | -1,
): string | undefined {
  const passed = hidden.includes(key) ? keys : keys.filter((one) => !hidden.includes(one));
  return passed[passed.indexOf(key) + by];
}
