import { readDocumentLinks, type DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { call, queryKeyOf, type CallInput } from './call.ts';
import { queryClient } from './hooks.ts';

/** Milliseconds to wait for a response before the loading placeholder is drawn. */
const SOON_MS = 80;

/** The query of a document's links. */
export const documentLinksInput = (of: DocumentKind, id: string | number) => ({
  params: { resource: of, id: String(id) },
});

let pressed: string | undefined;

/** Called when a row with this address is pressed. */
export const notePressed = (address: string | undefined): void => {
  pressed = address?.split('?')[0];
};

const read = (endpoint: Endpoint<any, any, any, any>, input: CallInput<Endpoint<any, any, any, any>>) =>
  queryClient.prefetchQuery({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: () => call(endpoint, input),
    meta: { errorShownInPlace: true }, // The document's own query reports the error.
  });

interface Opening {
  params: { id: string };
  preload: boolean;
  location: { pathname: string };
}

/**
 * Loads a document while its screen's code is still loading. Hovering loads nothing, because the pointer
 * crosses many rows.
 */
export const preloadDocument =
  <E extends Endpoint<any, any, any, any>>(
    of: DocumentKind,
    endpoint: E,
    inputOf: (id: string) => CallInput<E>,
  ) =>
  async ({ params: { id }, preload, location: { pathname } }: Opening): Promise<void> => {
    if (preload && pathname !== pressed) return;
    await Promise.race([
      Promise.all([read(endpoint, inputOf(id)), read(readDocumentLinks, documentLinksInput(of, id))]),
      new Promise((resolve) => {
        setTimeout(resolve, SOON_MS);
      }),
    ]);
  };
