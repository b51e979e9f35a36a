import { useQuery } from '@tanstack/react-query';
import type { BodyInput, Endpoint, ParamsOf, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { call } from './call.ts';

/** Query parameters of an endpoint beside the path. */
export type PlainQuery = Readonly<Record<string, string>>;

/** A body as part of a key, in which files would all be equal; a form may have none yet. */
const keyOf = (body: object = {}): unknown =>
  Object.entries(body).map(([name, value]: [string, unknown]) =>
    value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
  );

/**
 * Previews a write with a body, again whenever the body changes, without saving anything. Errors are returned
 * in place of the response.
 */
export const usePreview = <E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  body: BodyInput<E>,
  {
    params,
    query,
    enabled = true,
  }: { params?: ParamsOf<E> | undefined; query?: PlainQuery | undefined; enabled?: boolean } = {},
) =>
  useQuery<ResponseOf<E>>({
    queryKey: [endpoint.id, 'preview', params, query, keyOf(body)],
    queryFn: () =>
      call(endpoint, {
        body,
        query: { plain: { ...query, preview: 1 } },
        ...(params !== undefined && { params }),
      }),
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    meta: { errorShownInPlace: true },
  });
