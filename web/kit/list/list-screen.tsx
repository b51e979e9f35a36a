import { lazy, Suspense, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import type { Column } from '../columns/column.ts';
import { Page } from '../page.tsx';
import type { Opening } from '../row-link.tsx';
import { askedQuery, type Filter, type ListEndpoint } from './filters.tsx';
import { ListActions } from './list-actions.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFoot, type Answer } from './list-foot.tsx';
import { ListTable } from './list-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useListState } from './use-list-state.ts';
import { useListView } from './use-list-view.ts';
import { useQuickLook } from './use-quick-look.ts';
import { useSelection, type Selecting } from './use-selection.ts';

const QuickView = lazy(() => import('./quick-view.tsx'));

interface ListScreenProps<E extends ListEndpoint> extends Opening<RowOf<E>> {
  title: string;
  endpoint: E;
  /** Names the screen's state in the address: `{store}-page`. */
  store: string;
  columns: readonly (Column<RowOf<E>> | false)[];
  filters?: readonly Filter[];
  query?: Query;
  actions?: ReactNode;
  /** A closer look at a row without leaving the list, when somebody stays on it for a second. */
  quickView?: (row: RowOf<E>) => ReactNode;
  selection?: Selecting<RowOf<E>>;
  /** Milliseconds after the last key before it searches; a third of a second unless told. */
  searchWait?: number;
  children?: ReactNode;
}

/**
 * A list as a screen: filter row, sort by header, pages above one, reload. All of its state lives in the
 * address.
 */
export function ListScreen<E extends ListEndpoint>(props: ListScreenProps<E>): ReactNode {
  const { title, endpoint, store, columns, filters = [], query = {}, selection, quickView } = props;
  const { search, set } = useListState(store);
  const asked = askedQuery(filters, search, query, Number(search.page ?? '1') || 1);
  const { data, error, isFetching, isPending, refetch } = useCall(endpoint, { query: asked });
  const answer = data as Answer<RowOf<E>> | undefined;
  const ticked = useSelection(selection?.idOf, answer?.data);
  const [view, setView] = useListView(store);
  const look = useQuickLook<RowOf<E>>();
  const all = columns.filter((column) => column !== false);
  const shown = all.filter(({ key }) => !view.hidden.includes(key));
  const loading = { busy: isFetching, first: isPending };
  return (
    <Page
      title={title}
      actions={
        <ListActions
          {...{ title, endpoint, filters, all, view, setView, loading }}
          query={asked}
          reload={() => void refetch()}
        >
          {props.actions}
        </ListActions>
      }
    >
      <ListFilters {...{ endpoint, filters, search, set }} searchWait={props.searchWait} />
      {props.children}
      {selection && <SelectionBar {...ticked} bar={selection.bar} />}
      <ListTable
        {...{ title, shown, search, set, answer, loading, selection, ticked }}
        opening={{ to: props.to, onOpen: props.onOpen }}
        dense={view.dense}
        look={quickView && look}
      />
      {quickView !== undefined && look.looked !== undefined && (
        <Suspense fallback={null}>
          <QuickView at={look.looked.at} onMouseEnter={look.stay} onMouseLeave={look.leave}>
            {quickView(look.looked.row)}
          </QuickView>
        </Suspense>
      )}
      <ListFoot {...{ answer, error, search, set }} />
    </Page>
  );
}
