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

/** The views of a list, the one that is open, what is asked and how it looks. */
export interface OpenView {
  views: readonly SavedView[];
  open: SavedView | undefined;
  /** The address names a view that has not come yet. */
  waiting: boolean;
  search: Search;
  set: (change: Search) => void;
  view: ListView;
  setView: (change: Partial<ListView>) => void;
  /** What is asked or how it looks differs from the open view. */
  differs: boolean;
  /** Opens a view as it is kept, or the list as it is. */
  show: (view: Pick<SavedView, 'id'> | undefined) => void;
}

/** Under which name somebody's look at a view is kept until they save it or let it go. */
const layoutKey = (store: string, view: Pick<SavedView, 'id'> | undefined): string =>
  view === undefined ? store : `${store}.${view.id}`;

/** Who may change a view: its owner, and where it is shared who may share. */
export const mayChange = ({ user_id, shared }: SavedView): boolean =>
  user_id === currentUser()?.id || (shared && maySharing());
export const maySharing = (): boolean => may({ resource: 'shared_view', action: 'update' });

/** `hiddenByDefault`: keys of columns that are shown only where somebody asked for them. */
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
