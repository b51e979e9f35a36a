import type { SavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import type { Search } from '#client/address-search.ts';

/** What the address says of the open view itself; `edited`: all that is asked stands in the address. */
const OWN = ['view', 'edited'];

/** Letters of a view's name. */
export const LONGEST_NAME = 60;

const filled = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
const without = (search: Search, names: readonly string[]): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** The part of the search that a view saves: all but the page and the id of the view. */
export const savedQueryOf = (search: Search): Search => filled(without(search, [...OWN, 'page']));

export const isSameQuery = (one: Search, other: Search): boolean => {
  const [these, those] = [savedQueryOf(one), savedQueryOf(other)];
  const names = Object.keys(these);
  return names.length === Object.keys(those).length && names.every((name) => these[name] === those[name]);
};

/** What a list is asked where an address opens a view: as it is kept, until somebody asked something else. */
export function searchOf(address: Search, view: Pick<SavedView, 'asked'> | undefined): Search {
  if (view === undefined || address.edited === '1') return without(address, OWN);
  return { ...view.asked, ...(address.page !== undefined && { page: address.page }) };
}

/**
 * What changes in the address when something else is asked under an open view. An address that asks what its
 * view keeps is as short as when the view was opened.
 */
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
