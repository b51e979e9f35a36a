import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import type { ListEndpoint } from './list/filter.ts';
import { Rows } from './page.tsx';
import { Pages } from './pages.tsx';
import type { RowsToShow } from './query-view.tsx';

const AT_ONCE = 20;

type Shown<Row> = Omit<Parameters<typeof Rows<Row>>[0], 'rows'>;

/**
 * A paged list as a part of a document. Another query needs another `key`, so that it starts at its first
 * page.
 */
export function PagedRows<E extends ListEndpoint>({
  endpoint,
  query,
  size = AT_ONCE,
  ...table
}: Shown<RowOf<E>> & { endpoint: E; query: Query; size?: number }): ReactNode {
  const [page, setPage] = useState(1);
  // Must equal the prefetched query of the first page.
  const reading = useCall(endpoint, {
    query: { ...query, per_page: size, ...(page > 1 && { page }) },
  } as Parameters<typeof useCall<E>>[1]);
  const last = (reading.data as (ResponseOf<E> & { last_page?: number }) | undefined)?.last_page ?? 1;
  return (
    <>
      <Rows<RowOf<E>> rows={reading as RowsToShow<RowOf<E>>} {...table} />
      {last > 1 && (
        <Group justify="flex-end" mt={6}>
          <Pages page={page} last={last} onChange={setPage} />
        </Group>
      )}
    </>
  );
}
