import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { notifyCalled, notifyDone, notifyError } from '#kit/toasts.ts';
import { call, CallError, queryKeyOf, type CallInput, type Query } from './call.ts';
import type { Prepared } from './prepared.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

/** A read that fails says so like a write does: an empty table would say that there is nothing. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notifyError }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      retry: (count, error) =>
        count < 2 && error instanceof CallError && (error.status === 0 || error.status >= 500),
    },
  },
});

/**
 * Reads a call; an `enabled: false` one waits. Data of the page before stays on screen while the next one
 * comes.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery<ResponseOf<E>>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The rows of a lookup, which seldom change. */
export function useLookup<E extends AnyEndpoint>(
  endpoint: E,
  query: Query = {},
): ResponseOf<E> extends { data: infer Rows } ? Rows : never {
  const { data } = useQuery<ResponseOf<E>>({
    queryKey: queryKeyOf(endpoint, { query }),
    queryFn: () => call(endpoint, { query }),
    staleTime: 300_000,
  });
  // What the answer holds cannot be said inside: it depends on the endpoint that is asked.
  return ((data as { data: unknown } | undefined)?.data ?? []) as never;
}

interface WriteOptions<Answer> {
  onDone?: ((answer: Answer) => void) | undefined;
  /** Said instead of what the call did; nothing when empty. */
  message?: string | undefined;
  quiet?: boolean;
}

/**
 * A write: reads everything on screen anew afterwards and says what it did. Errors become a toast unless the
 * form shows them itself (`quiet`).
 */
function useWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  endpointOf: (input: Input) => AnyEndpoint,
  { onDone, message, quiet = false }: WriteOptions<Answer>,
) {
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: write,
    async onSuccess(answer, input) {
      await client.invalidateQueries();
      if (message === undefined) notifyCalled(endpointOf(input));
      else notifyDone(message);
      onDone?.(answer);
    },
    onError: (error) => {
      if (!quiet) notifyError(error);
    },
  });
}

/** The write that an endpoint stands for. */
export const useAct = <E extends AnyEndpoint>(endpoint: E, options: WriteOptions<ResponseOf<E>> = {}) =>
  useWrite(
    (input: CallInput<E>) => call(endpoint, input),
    () => endpoint,
    options,
  );

/** A write of whichever call is handed over. `key` makes what is sent again happen once. */
export const useSending = <Answer>(key: () => string, options: WriteOptions<Answer> = {}) =>
  useWrite(
    (prepared: Prepared<Answer>) => prepared(key()),
    ({ endpoint }) => endpoint,
    options,
  );
