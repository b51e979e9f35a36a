import { useAddressSearch, type Search } from '#client/address-search.ts';

/** The part of the address that belongs to one list, without its prefix. */
export function useListState(store: string): {
  search: Search;
  set: (change: Search) => void;
} {
  const [all, change] = useAddressSearch();
  const search = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name.startsWith(`${store}-`))
      .map(([name, value]) => [name.slice(store.length + 1), String(value)]),
  );
  const prefixed = (part: Search): Search =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [`${store}-${name}`, value]));
  return { search, set: (part) => change(prefixed(part), { replace: true }) };
}
