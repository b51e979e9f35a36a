import { useEffect, useState, type ReactNode } from 'react';

type Code = typeof import('./overlays.tsx');

const place = Promise.withResolvers<(code: Code) => void>();
const ready = Promise.withResolvers<void>();
let fetched: Promise<Code> | undefined;

/** Notices and dialogs; their code is loaded on first use. */
export async function overlays(): Promise<Pick<Code, 'modals' | 'notifications'>> {
  fetched ??= import('./overlays.tsx');
  const code = await fetched.catch((error: Error) => {
    fetched = undefined; // The next call retries.
    throw error;
  });
  (await place.promise)(code);
  await ready.promise;
  return code;
}

/** The overlays if they are loaded; before that no notice can be open. */
export const loadedOverlays = (): ReturnType<typeof overlays> | undefined => fetched && overlays();

/** Renders the overlays once they are loaded. */
export function LazyOverlays(): ReactNode {
  const [code, setCode] = useState<Code>();
  useEffect(() => place.resolve((one) => setCode(() => one)), []);
  return code && <code.Overlays onReady={ready.resolve} />;
}
