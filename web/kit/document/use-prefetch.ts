import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type CallInput } from '#client/call.ts';

/** A call that some part of a screen will ask. */
export interface PrefetchQuery {
  endpoint: Endpoint<any, any, any, any>;
  input: CallInput<Endpoint<any, any, any, any>>;
}

/** One of them; false where the reader has no right to it. */
export const prefetchQuery = <E extends Endpoint<any, any, any, any>>(
  allowed: boolean,
  endpoint: E,
  input: CallInput<E>,
): PrefetchQuery | false => allowed && { endpoint, input };

/**
 * Asks at once what parts of a document ask when they are drawn, which is after the document has come: all of
 * it comes in one wave. A part that is not there in the end has asked in vain, so only what is in sight is
 * named.
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
