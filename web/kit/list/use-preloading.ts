import { useRouter } from '@tanstack/react-router';
import { useRef, type SyntheticEvent } from 'react';
import { asSearch } from '#client/search.ts';

/** Who only passes by fetches nothing. */
const REST_MS = 60;

/** Fetches the screen of the row under the pointer or focus before it is opened. One for a whole table. */
export function usePreloading(): (event: SyntheticEvent) => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string>(undefined);
  return ({ target }) => {
    const link = target instanceof Element ? target.closest('tr')?.querySelector('a.row-link') : undefined;
    const href = link?.getAttribute('href')?.slice(1);
    if (href === asked.current) return;
    clearTimeout(timer.current);
    asked.current = href;
    const [path, search = ''] = href?.split('?') ?? [];
    // what opens over its list needs no other screen
    if (path === undefined || path === router.state.location.pathname) return;
    timer.current = setTimeout(
      () =>
        void router.preloadRoute({ to: path, search: asSearch(router.options.parseSearch(`?${search}`)) }),
      REST_MS,
    );
  };
}
