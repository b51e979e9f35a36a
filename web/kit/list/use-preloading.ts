import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { finishStartup } from '#client/hooks.ts';
import { notePressed } from '#client/preload-document.ts';
import { toRouterSearch } from '#client/address-search.ts';

/** Who only passes by fetches nothing. */
const REST_MS = 60;
/** Where browsers do not tell when they have nothing to do. */
const CALM_MS = 500;
const whenIdle = (work: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, CALM_MS));

/** The app's files are in the browser: none is fetched that nobody may want. */
const isCached = (): boolean =>
  ((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller ?? null) !== null;

interface Preloading {
  /** The pointer or the focus is over something. */
  over: (event: SyntheticEvent) => void;
  /** It is pressed: what is opened is read before the button is let go. */
  press: (event: SyntheticEvent) => void;
}

const hrefAt = ({ target }: SyntheticEvent): string | undefined =>
  linkOf(target instanceof Element ? target.closest('tr') : null);
const linkOf = (row: Element | null | undefined): string | undefined =>
  row?.querySelector('a.row-link')?.getAttribute('href')?.slice(1);

/** Fetches the screen of a row before it is opened. One for a whole table. `frame`: where its rows are. */
export function usePreloading(frame: RefObject<HTMLElement | null>, hasRows: boolean): Preloading {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastHref = useRef<string>(undefined);
  const preload = (href: string | undefined): void => {
    const [path, search = ''] = href?.split('?') ?? [];
    // what opens over its list needs no other screen
    if (path === undefined || path === router.state.location.pathname) return;
    void router.preloadRoute({ to: path, search: toRouterSearch(router.options.parseSearch(`?${search}`)) });
  };
  useEffect(() => {
    if (!hasRows || !isCached()) return;
    whenIdle(() => {
      finishStartup(); // what comes now is not what the list took
      preload(linkOf(frame.current?.querySelector('tr.opens')));
    });
  }, [hasRows]);
  return {
    over(event) {
      const href = hrefAt(event);
      if (href === lastHref.current) return;
      clearTimeout(timer.current);
      lastHref.current = href;
      timer.current = setTimeout(() => preload(href), REST_MS);
    },
    press(event) {
      const href = hrefAt(event);
      notePressed(href);
      preload(href);
    },
  };
}
