import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

/** What stands behind the `?` of the address: state of screens, by name. */
export type Search = Readonly<Record<string, string>>;
type Change = Readonly<Record<string, string | number | undefined>>;

/**
 * The router would have each route declare its search by itself; ours is plain text under names that the kit
 * gives (`{store}-page`, `box_id`), the same on every route. Said here once, so that nobody else has to.
 */
export const toRouterSearch = (search: Change | ((before: Search) => Change)): never => search as never;

/**
 * The search of the address, and how to change some of it; what becomes empty is left out. `stay`: the page
 * is not scrolled to its top.
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
