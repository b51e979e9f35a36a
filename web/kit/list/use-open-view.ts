import { useQuery } from '@tanstack/react-query';
import { listSavedViews, type SavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { currentUser, may } from '#app/session.ts';
import { call, queryKeyOf } from '#client/call.ts';
import { saveListLayout, listLayout } from '#client/list-layouts.ts';
import type { Search } from '#client/address-search.ts';
import { addressAfter, savedQueryOf, isSameQuery, searchOf } from './open-view.ts';
import { useListState } from './use-list-state.ts';
import { isSameLayout, useListView, type ListView } from './use-list-view.ts';

const FRESH_MS = 300_000;

/** The views of a list, the open one, and the current query and layout. */
export interface OpenView {
  views: readonly SavedView[];
  open: SavedView | undefined;
  /** The view in the address is still loading. */
  waiting: boolean;
  search: Search;
  set: (change: Search) => void;
  view: ListView;
  setView: (change: Partial<ListView>) => void;
  /** Query or layout differs from the open view. */
  differs: boolean;
  /** Opens a view as saved, or the list without one. */
  show: (view: Pick<SavedView, 'id'> | undefined) => void;
}

/** The storage key of unsaved layout changes of a view. */
const layoutKey = (store: string, view: Pick<SavedView, 'id'> | undefined): string =>
  view === undefined ? store : `${store}.${view.id}`;

/** Whether the user may change a view: its owner, and for shared ones users who may share. */
export const mayChange = ({ user_id, shared }: SavedView): boolean =>
  user_id === currentUser()?.id || (shared && maySharing());
export const maySharing = (): boolean => may({ resource: 'shared_view', action: 'update' });

/** `hiddenByDefault`: keys of columns that users have to show explicitly. */
export function useOpenView(store: string, hiddenByDefault: readonly string[] = []): OpenView {
  const { search: address, set: setAddress } = useListState(store);
  const { data, isPending } = useQuery({
    queryKey: queryKeyOf(listSavedViews, {}),
    queryFn: () => call(listSavedViews),
    staleTime: FRESH_MS,
  });
  const views = (data?.data ?? []).filter(({ list }) => list === store);
  const open = views.find(({ id }) => String(id) === address.view);
  const search = searchOf(address, open);
  const [view, setView] = useListView(layoutKey(store, open), open?.look, hiddenByDefault);
  const set = (change: Search) =>
    setAddress(open === undefined ? change : addressAfter(address, open, change));
  const show = (wanted: Pick<SavedView, 'id'> | undefined) => {
    if (wanted !== undefined && Object.keys(listLayout(layoutKey(store, wanted))).length > 0)
      saveListLayout(layoutKey(store, wanted), {});
    const emptied = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
    setAddress({ ...emptied, view: wanted === undefined ? '' : String(wanted.id) });
  };
  const differs =
    open === undefined
      ? Object.keys(savedQueryOf(search)).length > 0
      : !isSameQuery(search, open.asked) || !isSameLayout(view, open.look, hiddenByDefault);
  const waiting = address.view !== undefined && isPending;
  return { views, open, waiting, search, set, view, setView, differs, show };
}
