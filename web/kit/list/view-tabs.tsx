import { ActionIcon } from '@mantine/core';
import { IconDots, IconUsers } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { MAX_VIEW_COUNT, MAX_COUNTED_LISTS } from '@hakobu/contract/helper/count/count.endpoints.ts';
import type { SavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { warehouseOf, type Query } from '#client/call.ts';
import { useAddressWith } from '#client/address-search.ts';
import { LazyPopover } from '../lazy-popover.tsx';
import { listQueryOf, type Filter, type ListEndpoint } from './filter.ts';
import { formatCount, useCounts } from '#client/counts.ts';
import { mayChange, type OpenView } from './use-open-view.ts';

const ViewTabMenu = lazy(() => import('./view-tab-menu.tsx'));
const FRESH_MS = 60_000;
const ALL = 'all';
/**
 * Scrolls the open tab into view, without `scrollIntoView`, which changes where the next Tab key continues.
 */
function showWhole(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [one, view] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (one.left < view.left) row.scrollLeft -= view.left - one.left;
  if (one.right > view.right) row.scrollLeft += one.right - view.right;
}

export interface ViewTabsProps {
  store: string;
  endpoint: ListEndpoint;
  filters: readonly Filter[];
  query: Query;
  opened: OpenView;
  /** The list is loaded; counts must not delay it. */
  isListLoaded: boolean;
}

/** The views of a list as tabs with counts, and the menu of the open view. */
export default function ViewTabs({
  store,
  endpoint,
  filters,
  query,
  opened,
  isListLoaded,
}: ViewTabsProps): ReactNode {
  const t = usePhrases();
  const addressWith = useAddressWith();
  const { views, open, search } = opened;
  const counts = useTabCounts({ store, endpoint, filters, query, opened, isListLoaded });
  const emptied = Object.fromEntries(
    ['page', 'edited', 'view', ...Object.keys(search)].map((name) => [`${store}-${name}`, '']),
  );
  const tab = (name: string, label: string, isOpen: boolean, shared = false) => (
    <a
      key={name}
      className="view-tab"
      href={`#${addressWith({ ...emptied, [`${store}-view`]: name === ALL ? '' : name })}`}
      aria-current={isOpen ? 'true' : undefined}
      ref={isOpen ? showWhole : undefined}
    >
      {label}
      {shared && <IconUsers size={12} aria-label={t(($) => $.common.list.views.of)} />}
      {counts[name] !== undefined && (
        <span className="view-count">{formatCount(counts[name], MAX_VIEW_COUNT)}</span>
      )}
    </a>
  );
  return (
    <div className="view-tabs" role="group" aria-label={t(($) => $.common.list.views.title)}>
      {tab(
        ALL,
        t(($) => $.common.list.views.all),
        open === undefined && !opened.waiting,
      )}
      {views.map((view) => [
        tab(String(view.id), view.name, view.id === open?.id, view.shared),
        view.id === open?.id && mayChange(view) && <TabMenu key="menu" view={view} opened={opened} />,
      ])}
    </div>
  );
}

/** The row counts of the list and its views, by view id. */
function useTabCounts({ endpoint, filters, query, opened: { views }, isListLoaded }: ViewTabsProps) {
  const one = { list: endpoint.path, warehouse: warehouseOf(endpoint) };
  const page = { page: 1, rows: 1 };
  return useCounts({
    asked: [
      { name: ALL, ...one, query: listQueryOf(filters, {}, query, page) },
      ...views.map(({ id, asked }) => ({
        ...{ name: String(id), ...one },
        query: listQueryOf(filters, asked, query, page),
      })),
    ].slice(0, MAX_COUNTED_LISTS),
    most: MAX_VIEW_COUNT,
    shows: [endpoint.id],
    enabled: isListLoaded,
    fresh: FRESH_MS,
  });
}

/** Opens the menu of the open view. */
function TabMenu({ view, opened }: { view: SavedView; opened: OpenView }): ReactNode {
  const t = usePhrases();
  return (
    <LazyPopover
      target={(onClick) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t(($) => $.common.list.views.menu, { name: view.name })}
          onClick={onClick}
        >
          <IconDots size={14} />
        </ActionIcon>
      )}
    >
      {(close) => <ViewTabMenu view={view} opened={opened} close={close} />}
    </LazyPopover>
  );
}
