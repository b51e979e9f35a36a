import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type CallInput } from '#client/call.ts';

/** A read that a part of the screen will send. */
export interface PrefetchQuery {
  endpoint: Endpoint<any, any, any, any>;
  input: CallInput<Endpoint<any, any, any, any>>;
}

/** A read to prefetch; false if the user has no right to it. */
export const prefetchQuery = <E extends Endpoint<any, any, any, any>>(
  allowed: boolean,
  endpoint: E,
  input: CallInput<E>,
): PrefetchQuery | false => allowed && { endpoint, input };

/**
 * Sends the reads of a document's visible parts together with the document, so that all of them need one
 * round trip. Parts that are not visible at first are not prefetched.
 */
export function usePrefetch(document: string | number, calls: readonly (PrefetchQuery | false)[]): void {
  const client = useQueryClient();
  useEffect(() => {
    for (const one of calls)
      if (one !== false)
        void client.prefetchQuery({
          queryKey: queryKeyOf(one.endpoint, one.input),
          queryFn: () => call(one.endpoint, one.input),
          meta: { saidInPlace: true }, // the part itself says so when it asks again
        });
    // what is in sight at first: a part that is opened later asks for itself
  }, [document]);
}
