import { useQuery } from '@tanstack/react-query';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { call } from './call.ts';

/**
 * What a write would do with a body, asked anew whenever the body changes. Nothing of it is kept. A refusal
 * stands where the answer would.
 */
export const usePreview = <E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  body: BodyInput<E>,
  { params, enabled = true }: { params?: ParamsOf<E> | undefined; enabled?: boolean } = {},
) =>
  useQuery<ResponseOf<E>>({
    queryKey: [endpoint.id, 'preview', params, body],
    queryFn: () =>
      call(endpoint, { body, query: { plain: { preview: 1 } }, ...(params !== undefined && { params }) }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { saidInPlace: true },
  });
