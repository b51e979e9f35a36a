import { useEffect, useState, type ReactNode } from 'react';

type Code = typeof import('./overlays.tsx');

const place = Promise.withResolvers<(code: Code) => void>();
const ready = Promise.withResolvers<void>();
let fetched: Promise<Code> | undefined;

/** What tells and asks over the screen; fetched when it is wanted for the first time. */
export async function overlays(): Promise<Pick<Code, 'modals' | 'notifications'>> {
  fetched ??= import('./overlays.tsx');
  const code = await fetched.catch((error: Error) => {
    fetched = undefined; // the next one tries again
    throw error;
  });
  (await place.promise)(code);
  await ready.promise;
  return code;
}

/** The same where anybody has wanted it yet: without them nothing was told. */
export const loadedOverlays = (): ReturnType<typeof overlays> | undefined => fetched && overlays();

/** Where they stand when they are there. */
export function LazyOverlays(): ReactNode {
  const [code, setCode] = useState<Code>();
  useEffect(() => place.resolve((one) => setCode(() => one)), []);
  return code && <code.Overlays onReady={ready.resolve} />;
}
