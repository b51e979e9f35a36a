import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** The query parameters of the address: state of screens, by name. */
export type Search = Readonly<Record<string, string>>;
type Change = Readonly<Record<string, string | number | undefined>>;

/**
 * The router expects each route to declare its search parameters; ours are strings with the same names on
 * every route (`{store}-page`, `box_id`), so the cast is here once.
 */
export const toRouterSearch = (search: Change | ((before: Search) => Change)): never => search as never;

/**
 * Query parameters of the address and a function that changes some of them; empty ones are dropped. `stay`:
 * keeps the scroll position.
 */
export function useAddressSearch(): readonly [
  search: Search,
  change: (change: Change, options?: { replace?: boolean; stay?: boolean }) => void,
] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  return [
    search,
    (change, { replace = false, stay = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: !stay,
        search: toRouterSearch((before) => filled({ ...before, ...change })),
      }),
  ];
}

/** Returns the address of this screen with some search parameters changed. */
export function useAddressWith(): (change: Change) => string {
  const router = useRouter();
  const [search] = useAddressSearch();
  return (change) =>
    `${router.state.location.pathname}${router.options.stringifySearch({ ...search, ...change })}`;
}

const filled = (search: Change): Change =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
