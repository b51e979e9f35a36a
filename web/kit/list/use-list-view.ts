import { saveListLayout, useListLayout } from '#client/list-layouts.ts';
import { PAGE_SIZES } from '#client/page-size.ts';
import type { ListLayout } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';

/** The layout of a list as the user set it. */
export interface ListView {
  /** Keys of columns that are not shown. */
  hidden: string[];
  /** Keys of columns in the order that somebody gave them; those that are not named follow. */
  order: string[];
  /** Pixels of columns that somebody made wider or narrower, by key. */
  widths: Record<string, number>;
  /** Rows stand close together. */
  dense: boolean;
  /** Rows a page. */
  rows: number;
}

const usual: ListView = { hidden: [], order: [], widths: {}, dense: false, rows: PAGE_SIZES[0] };

/** A look as it is seen; what it does not say is as the list has it by itself. */
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

/** Kept with the person, for each list and each of its views by itself; `usually` until they changed it. */
export function useListView(
  list: string,
  usually: ListLayout | undefined,
  hiddenByDefault: readonly string[] = [],
): [ListView, (change: Partial<ListView>) => void] {
  const savedLayout = useListLayout(list);
  const view = effectiveLayout(
    usually !== undefined && Object.keys(savedLayout).length === 0 ? usually : savedLayout,
    hiddenByDefault,
  );
  return [view, (change) => saveListLayout(list, { ...view, ...change })];
}

/** The columns that are shown, in their order. */
export function visibleColumns<Column extends { key: string }>(
  columns: readonly Column[],
  { hidden, order }: Pick<ListView, 'hidden' | 'order'>,
): Column[] {
  return sortColumns(columns, order).filter(({ key }) => !hidden.includes(key));
}

/** Columns as somebody ordered them. New ones stand behind the one that they follow in the program. */
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

/** The order of columns after one was put where another stands. */
export function moveColumn(keys: readonly string[], key: string, to: string): string[] {
  const at = keys.indexOf(to);
  const rest = keys.filter((one) => one !== key);
  return at === -1 ? [...keys] : [...rest.slice(0, at), key, ...rest.slice(at)];
}

/** The column that one passes by a place forward or back: of one that is shown the next that is shown too. */
export function adjacentColumn(
  keys: readonly string[],
  hidden: readonly string[],
  key: string,
  by: 1 | -1,
): string | undefined {
  const passed = hidden.includes(key) ? keys : keys.filter((one) => !hidden.includes(one));
  return passed[passed.indexOf(key) + by];
}
