import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import type { Column } from '../columns/column.ts';
import { ProtectedQueries } from '../protected-queries.ts';
import { Page } from '../page.tsx';
import type { Opening } from '../row-link.tsx';
import { FilterRow } from './filter-row.tsx';
import { listQueryOf, type Filter, type ListEndpoint } from './filter.ts';
import { ListActions } from './list-actions.tsx';
import { ListFoot, type Answer } from './list-foot.tsx';
import { ListTable } from './list-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortChoice } from './sort-choice.tsx';
import { sortColumns, hiddenByDefaultKeys, visibleColumns } from './use-list-view.ts';
import { useOpenView, type OpenView } from './use-open-view.ts';
import { useQuickView } from './use-quick-view.ts';
import { useSelection, type Selecting } from './use-selection.ts';
import { LazySaveView, Views } from './views.tsx';

const QuickView = lazy(() => import('./quick-view.tsx'));

interface ListScreenProps<E extends ListEndpoint> extends Opening<RowOf<E>> {
  title: string;
  endpoint: E;
  /** Prefix of the list's state in the address: `{store}-page`. */
  store: string;
  columns: readonly (Column<RowOf<E>> | false)[];
  filters?: readonly Filter[];
  query?: Query;
  actions?: ReactNode;
  /** A preview of a row after hovering for a second. */
  quickView?: (row: RowOf<E>) => ReactNode;
  selection?: Selecting<RowOf<E>>;
  /** Debounce of the search in milliseconds; 300 by default. */
  searchWait?: number;
  children?: ReactNode;
}

/**
 * A list as a screen: views, filters, sorting and pages. The query is stored in the address, the layout with
 * the user.
 */
export function ListScreen<E extends ListEndpoint>(props: ListScreenProps<E>): ReactNode {
  const { title, endpoint, store, columns, filters = [], query = {}, selection, quickView } = props;
  const available = columns.filter((column) => column !== false);
  const opened = useOpenView(store, hiddenByDefaultKeys(available));
  const { search, set, view, setView } = opened;
  const { page, listQuery, reading, answer, loading } = useRows(endpoint, opened, filters, query);
  const selected = useSelection(selection?.idOf, answer?.data);
  const look = useQuickView<RowOf<E>>();
  const all = sortColumns(available, view.order);
  const shown = visibleColumns(all, view);
  const sort = { sort: search.sort ?? query.sort, setSort: (by: string) => set({ sort: by, page: '' }) };
  return (
    <Page
      title={title}
      fills
      actions={
        <ListActions
          {...{ title, endpoint, filters, all, view, setView, loading }}
          query={listQuery}
          reload={() => void reading.refetch()}
        >
          {props.actions}
        </ListActions>
      }
    >
      <Views {...{ store, endpoint, filters, query, opened }} isListLoaded={answer !== undefined} />
      <FilterRow
        {...{ endpoint, filters, search, set }}
        searchWait={props.searchWait}
        saveView={<LazySaveView {...{ store, opened }} path={endpoint.path} />}
      >
        <SortChoice endpoint={endpoint} columns={all} {...sort} />
      </FilterRow>
      {props.children}
      {selection && <SelectionBar {...{ selected, selection, endpoint, answer }} query={listQuery} />}
      <ProtectedQueries value={[endpoint.id]}>
        <ListTable
          {...{ title, store, shown, answer, loading, selection, selected, view, setView }}
          {...sort}
          opening={{ to: props.to, onOpen: props.onOpen }}
          look={quickView && look}
        />
      </ProtectedQueries>
      {quickView !== undefined && look.hovered !== undefined && (
        <Suspense fallback={null}>
          <QuickView at={look.hovered.at} onMouseEnter={look.stay} onMouseLeave={look.leave}>
            {quickView(look.hovered.row)}
          </QuickView>
        </Suspense>
      )}
      <ListFoot
        {...{ answer, reading, search, set, page }}
        waiting={opened.waiting}
        rows={view.rows}
        setRows={(rows) => setView({ rows })}
      />
    </Page>
  );
}

/** The page of rows for the address and the open view. */
function useRows<E extends ListEndpoint>(
  endpoint: E,
  { search, set, view, waiting }: OpenView,
  filters: readonly Filter[],
  query: Query,
) {
  const page = Number(search.page ?? '1') || 1;
  const listQuery = listQueryOf(filters, search, query, { page, rows: view.rows });
  const reading = useCall(endpoint, { query: listQuery }, { enabled: !waiting });
  const answer = reading.data as Answer<RowOf<E>> | undefined;
  useLastPage(answer, page, (last) => set({ page: last }));
  const busy = reading.isFetching || waiting;
  const loading = { busy, first: answer === undefined && busy, stale: reading.isPlaceholderData };
  return { page, listQuery, reading, answer, loading };
}

/** A page beyond the end, from an old link or after deletions, redirects to the last page. */
function useLastPage(answer: Answer<unknown> | undefined, page: number, go: (last: string) => void): void {
  const last = answer?.last_page;
  const isBehind =
    last !== undefined && answer?.data.length === 0 && answer.current_page === page && page > last;
  useEffect(() => {
    if (isBehind) go(last === 1 ? '' : String(last));
  }, [isBehind]);
}
