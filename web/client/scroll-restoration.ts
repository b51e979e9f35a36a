import type { AnyRouter } from '@tanstack/react-router';

const MOST_REMEMBERED = 200;

/** Scroll position of the page, and of the rows where a list fills the window. */
interface ScrollPosition {
  page: number;
  rows: number;
}
const rowsFrame = (): HTMLElement | null => document.querySelector('.list-frame');

/** Scrolls as far as the content allows; returns whether the position was reached. */
function scrollToPosition({ page, rows }: ScrollPosition): boolean {
  scrollTo(0, page);
  const frame = rowsFrame();
  frame?.scrollTo({ top: rows });
  return Math.round(scrollY) >= Math.round(page) && Math.round(frame?.scrollTop ?? 0) >= Math.round(rows);
}

/**
 * Restores scroll positions on back and forward. The router tries once, before the rows of a list are
 * rendered again. Positions are read when the user leaves, because scroll events are delivered late.
 */
export function restoreScrollPositions(router: AnyRouter): void {
  const places = new Map<string, ScrollPosition>();
  let here = router.history.location.href; // The browser's location is updated later.
  let wanted: string | undefined;
  const leave = (): void => {
    if (wanted === undefined) {
      places.delete(here);
      places.set(here, { page: scrollY, rows: rowsFrame()?.scrollTop ?? 0 });
      if (places.size > MOST_REMEMBERED) places.delete(places.keys().next().value!);
    }
    here = router.history.location.href;
  };
  router.history.subscribe(({ action: { type } }: { action: { type: string } }) => {
    leave();
    wanted = type === 'PUSH' || type === 'REPLACE' ? undefined : here;
  });
  router.subscribe('onRendered', () => {
    const address = wanted;
    if (address === undefined) return;
    const place = places.get(address) ?? { page: 0, rows: 0 };
    const until = performance.now() + 1000;
    const scroll = (): void => {
      if (wanted !== address) return;
      if (scrollToPosition(place) || performance.now() > until) wanted = undefined;
      else requestAnimationFrame(scroll);
    };
    requestAnimationFrame(scroll);
  });
}
