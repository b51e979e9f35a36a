import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type Query } from './call.ts';
import { queryClient } from './hooks.ts';
import { pageSizeOf } from './page-size.ts';

/** What a list asks before anybody has chosen filters or pages. */
const untouched = (query: Query, rows: number): Query => ({
  ...query,
  filter: { ...query.filter },
  between: { ...query.between },
  page: 1,
  per_page: rows,
});

/**
 * Fetches the first page of a list while its screen is still on the way. Screens whose address carries
 * filters fetch for themselves.
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
