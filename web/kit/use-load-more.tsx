import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { call, queryKeyOf, type CallInput } from '#client/call.ts';
import type { ListEndpoint } from './list/filter.ts';

/** The maximum page size. */
const PAGE = 100;

interface Listed {
  data: readonly unknown[];
  total: number;
  last_page: number;
}
const listed = (answer: unknown): Listed => answer as Listed;

/** The first `most` rows of a list, in one or several pages. */
async function readRows<E extends ListEndpoint>(
  endpoint: E,
  ask: (per_page: number) => CallInput<E>,
  most: number,
): Promise<ResponseOf<E>> {
  const input: CallInput<E> & { query?: object } = ask(Math.min(most, PAGE));
  const first = await call(endpoint, input);
  const last = Math.min(Math.ceil(most / PAGE), listed(first).last_page);
  if (last <= 1) return first;
  const others = await Promise.all(
    Array.from({ length: last - 1 }, (_, index) =>
      call(endpoint, { ...input, query: { ...input.query, page: index + 2 } }),
    ),
  );
  return { ...first, data: [first, ...others].flatMap((answer) => listed(answer).data) };
}

/**
 * The first rows of a list within a document, and the control that loads more (`more`), until all are shown.
 */
export function useLoadMore<E extends ListEndpoint>(
  endpoint: E,
  ask: (per_page: number) => CallInput<E>,
  { first, step = 20, enabled = true }: { first: number; step?: number; enabled?: boolean },
) {
  const t = usePhrases();
  const [most, setMost] = useState(first);
  const reading = useQuery<ResponseOf<E>>({
    queryKey: queryKeyOf(endpoint, ask(most)),
    queryFn: () => readRows(endpoint, ask, most),
    placeholderData: (before) => before,
    enabled,
  });
  const total = reading.data === undefined ? 0 : listed(reading.data).total;
  const more: ReactNode = total > most && (
    <Anchor
      component="button"
      type="button"
      size="xs"
      className="load-more"
      onClick={() => setMost(most < PAGE ? Math.min(most + step, PAGE) : most + PAGE)}
    >
      {t(($) => $.common.act.load_more)}
    </Anchor>
  );
  return { reading, more };
}
