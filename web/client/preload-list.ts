import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type Query } from './call.ts';
import { queryClient } from './hooks.ts';
import { pageSizeOf } from './page-size.ts';

/** The query of a list without filters and page. */
const untouched = (query: Query, rows: number): Query => ({
  ...query,
  filter: { ...query.filter },
  between: { ...query.between },
  page: 1,
  per_page: rows,
});

/**
 * Loads the first page of a list while its screen's code is still loading. Screens with filters in the
 * address load by themselves.
 */
export function preloadList(endpoint: Endpoint<any, any, any, any>, store: string, query: Query) {
  return ({ location }: { location: { searchStr: string } }): void => {
    if (location.searchStr.includes(`${store}-`)) return;
    const listQuery = untouched(query, pageSizeOf(store));
    void queryClient.prefetchQuery({
      queryKey: queryKeyOf(endpoint, { query: listQuery }),
      queryFn: () => call(endpoint, { query: listQuery }),
    });
  };
}
