import { QueryCache, QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { saveStartup } from '#app/startup-cache.ts';
import { phrase } from '#app/i18n.ts';
import { logError, notifySuccess, notifyDone, notifyError } from '#kit/toasts.ts';
import { isProtected } from '#kit/unsaved-forms.ts';
import { call, CallError, queryKeyOf, type CallInput, type Query } from './call.ts';
import type { DeferredRequest } from './deferred-request.ts';

type AnyEndpoint = Endpoint<any, any, any, any>;

const RETRY_MS = 700;
const isFree = ({ queryKey: [call] }: { queryKey: readonly unknown[] }): boolean =>
  typeof call !== 'string' || !isProtected(call);
const isUnreached = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** A record that does not exist: its page says so. */
const isMissing = (error: unknown, [, input]: readonly unknown[]): boolean =>
  error instanceof CallError &&
  error.status === 404 &&
  (input as CallInput<AnyEndpoint>)?.params !== undefined;

/**
 * A failed read shows a toast and enters the error list, as a failed write does; an unreachable server shows
 * one banner above the screen, a missing record its own page. A write never waits for the network: it fails
 * at once and the form keeps its values.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, queryKey }) =>
      (isUnreached(error) || isMissing(error, queryKey) || meta?.errorShownInPlace === true
        ? logError
        : notifyError)(error),
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Data of an unsaved form is not refetched: see kit/unsaved-forms.ts.
      refetchOnWindowFocus: isFree,
      refetchOnReconnect: isFree,
      retry: (count, error) =>
        count < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500),
      retryDelay: RETRY_MS,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Called when the first screen has sent its reads: saves them in the startup cache of this address. */
export const finishStartup = (): void =>
  saveStartup((queryKey) => (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0);

const isSameRow = (one: unknown, other: { params?: unknown }): boolean =>
  JSON.stringify((one as typeof other | undefined)?.params) === JSON.stringify(other.params);

/**
 * Queries an endpoint; `enabled: false` defers it. The previous page's data stays while the next one loads,
 * but a document is never shown under another one's address.
 */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQuery<ResponseOf<E>>({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    placeholderData: (before, query) => (isSameRow(query?.queryKey[1], input) ? before : undefined),
    enabled,
  });
}

/**
 * Data for optional help: choices of a field, proposals, counters. Undefined until loaded or on failure,
 * which is reported like any other.
 */
export const useData = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options: { enabled?: boolean } = {},
): ResponseOf<E> | undefined => useCall(endpoint, input, options).data;

/** The rows of a lookup list, cached because they rarely change. */
export function useLookup<E extends AnyEndpoint>(
  endpoint: E,
  query: Query = {},
): ResponseOf<E> extends { data: infer Rows } ? Rows : never {
  const { data } = useQuery<ResponseOf<E>>({
    queryKey: queryKeyOf(endpoint, { query }),
    queryFn: () => call(endpoint, { query }),
    staleTime: 300_000,
  });
  // The type of the rows depends on the endpoint, which TypeScript cannot express inside.
  return ((data as { data: unknown } | undefined)?.data ?? []) as never;
}

interface WriteOptions<Answer, Input = never> {
  onDone?: ((answer: Answer) => void) | undefined;
  /** Success message instead of the default one; empty for none. */
  message?: string | undefined;
  quiet?: boolean;
  /** The call that undoes the write, if there is one; a toast offers it for a few seconds. */
  undo?: (input: Input, answer: Answer) => (() => Promise<unknown>) | undefined;
}

/** False for queries that are read once on request, such as long files. */
export const isAutoRefetched = ({ meta }: { meta?: Record<string, unknown> | undefined }): boolean =>
  meta?.readOnce !== true;

/**
 * A mutation: refetches all active queries on success and shows a toast. Errors become a toast unless the
 * form shows them itself (`quiet`).
 */
function useWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  endpointOf: (input: Input) => AnyEndpoint,
  { onDone, message, quiet = false, undo }: WriteOptions<Answer, Input>,
) {
  const client = useQueryClient();
  return useMutation<Answer, Error, Input>({
    mutationFn: write,
    async onSuccess(answer, input) {
      await client.invalidateQueries({ predicate: isAutoRefetched });
      const call = undo?.(input, answer);
      const back = call && undoing(call);
      if (message === undefined) notifySuccess(endpointOf(input), answer, back);
      else notifyDone(message, back);
      onDone?.(answer);
    },
    onError: (error) => {
      if (!quiet) notifyError(error);
    },
  });
}

/** Undoes a write, refetches all active queries and shows a notice. */
const undoing = (back: () => Promise<unknown>) => async (): Promise<void> => {
  try {
    await back();
    await queryClient.invalidateQueries({ predicate: isAutoRefetched });
    notifyDone(phrase(($) => $.common.message.undone));
  } catch (error) {
    notifyError(error);
  }
};

/** A mutation that calls one endpoint. */
export const useEndpointMutation = <E extends AnyEndpoint>(
  endpoint: E,
  options: WriteOptions<ResponseOf<E>, CallInput<E>> = {},
) =>
  useWrite(
    (input: CallInput<E>) => call(endpoint, input),
    () => endpoint,
    options,
  );

/** A mutation that sends a deferred request. `key` returns its idempotency key. */
export const useRequestMutation = <Answer>(
  key: () => string,
  options: WriteOptions<Answer, DeferredRequest<Answer>> = {},
) =>
  useWrite(
    (prepared: DeferredRequest<Answer>) => prepared(key()),
    ({ endpoint }) => endpoint,
    { undo: ({ undo }, answer) => undo && (() => undo(answer)), ...options },
  );
