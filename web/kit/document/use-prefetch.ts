import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type CallInput } from '#client/call.ts';

/** A query that a part of the screen will send. */
export interface PrefetchQuery {
  endpoint: Endpoint<any, any, any, any>;
  input: CallInput<Endpoint<any, any, any, any>>;
}

/** A query to prefetch; false without permission. */
export const prefetchQuery = <E extends Endpoint<any, any, any, any>>(
  allowed: boolean,
  endpoint: E,
  input: CallInput<E>,
): PrefetchQuery | false => allowed && { endpoint, input };

/**
 * Sends the queries of a document's visible parts in parallel with the document, which saves a round trip.
 * Parts that are not visible at first are not prefetched.
 */
export function usePrefetch(document: string | number, calls: readonly (PrefetchQuery | false)[]): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const one of calls)
      if (one !== false)
        void client.prefetchQuery({
          queryKey: queryKeyOf(one.endpoint, one.input),
          queryFn: () => call(one.endpoint, one.input),
          meta: { errorShownInPlace: true }, // The part reports the error when it sends the query.
        });
    // Only initially visible parts; a part opened later loads by itself.
  }, [document]);
}
