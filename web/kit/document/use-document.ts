import { useQuery } from '@tanstack/react-query';
import { readDocumentLinks, type DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import { call, queryKeyOf } from '#client/call.ts';
import { documentLinksInput } from '#client/preload-document.ts';
import type { QueryState } from '../query-view.tsx';

/** Preceding and following documents that the user may read. */
export function useLinks(of: DocumentKind, id: string | number) {
  const input = documentLinksInput(of, id);
  return useQuery({
    queryKey: queryKeyOf(readDocumentLinks, input),
    queryFn: () => call(readDocumentLinks, input),
    meta: { errorShownInPlace: true }, // The document's own query reports a missing document.
  });
}

/**
 * A document and its related documents, loaded in parallel and rendered together, because the number of
 * related ones determines the layout below.
 */
export function useDocument<Data>(
  of: DocumentKind,
  id: string | number,
  reading: QueryState<Data>,
): QueryState<Data> {
  const links = useLinks(of, id);
  const waits = links.data === undefined && links.fetchStatus === 'fetching' && links.failureCount === 0;
  return waits ? { ...reading, data: undefined } : reading;
}
