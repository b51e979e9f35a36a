import type { SavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import type { Search } from '#client/address-search.ts';

/** Parameters about the view itself; `edited`: the whole query is in the address. */
const OWN = ['view', 'edited'];

/** Maximum length of a view's name. */
export const LONGEST_NAME = 60;

const filled = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** The part of the search that a view saves, without page and view id. */
export const savedQueryOf = (search: Search): Search => filled(without(search, [...OWN, 'page']));

export const isSameQuery = (one: Search, other: Search): boolean => {
  const [these, those] = [savedQueryOf(one), savedQueryOf(other)];
  const names = Object.keys(these);
  return names.length === Object.keys(those).length && names.every((name) => these[name] === those[name]);
};

/** The query of an address with a view: the saved one unless it was edited. */
export function searchOf(address: Search, view: Pick<SavedView, 'asked'> | undefined): Search {
  if (view === undefined || address.edited === '1') return without(address, OWN);
  return { ...view.asked, ...(address.page !== undefined && { page: address.page }) };
}

/** The address after the query of an open view changed. A query equal to the saved one is omitted. */
export function addressAfter(address: Search, view: SavedView, change: Search): Search {
  const next = filled({ ...searchOf(address, view), ...change });
  const isSame = isSameQuery(next, view.asked);
  const emptied = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
  return {
    ...emptied,
    ...(isSame ? { page: next.page ?? '' } : { ...next, edited: '1' }),
    view: String(view.id),
  };
}
