import type { AnyRouter } from '@tanstack/react-router';

const MOST_REMEMBERED = 200;

/** How far the page was scrolled, and the rows within it where a list fills the window. */
interface Place {
  page: number;
  rows: number;
}
const rowsFrame = (): HTMLElement | null => document.querySelector('.list-frame');

/** Scrolls as far as there is something; answers whether that was far enough. */
function goTo({ page, rows }: Place): boolean {
  scrollTo(0, page);
  const frame = rowsFrame();
  frame?.scrollTo({ top: rows });
  return Math.round(scrollY) >= Math.round(page) && Math.round(frame?.scrollTop ?? 0) >= Math.round(rows);
}

/**
 * Brings people who go back or forward to where they were on the page. The router's own way looks once,
 * before the rows of a list are drawn again.
 */
export function keepPlaces(router: AnyRouter): void {
  const places = new Map<string, Place>();
  let wanted: string | undefined;
  const remember = ({ target }: Event): void => {
    if ((target !== document && target !== rowsFrame()) || wanted !== undefined) return;
    places.delete(location.hash);
    places.set(location.hash, { page: scrollY, rows: rowsFrame()?.scrollTop ?? 0 });
    if (places.size > MOST_REMEMBERED) places.delete(places.keys().next().value!);
  };
  document.addEventListener('scroll', remember, { capture: true });
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    wanted = type === 'PUSH' || type === 'REPLACE' ? undefined : location.hash;
  });
  router.subscribe('onRendered', () => {
    const hash = wanted;
    if (hash === undefined) return;
    const place = places.get(hash) ?? { page: 0, rows: 0 };
    const until = performance.now() + 1000;
    const scroll = (): void => {
      if (wanted !== hash) return;
      if (goTo(place) || performance.now() > until) wanted = undefined;
      else requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
  });
}
