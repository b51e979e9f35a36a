import type { AnyRouter } from '@tanstack/react-router';

const MOST_REMEMBERED = 200;

/** How far the page was scrolled, and the rows within it where a list fills the window. */
interface ScrollPosition {
  page: number;
  rows: number;
}
const rowsFrame = (): HTMLElement | null => document.querySelector('.list-frame');

/** Scrolls as far as there is something; answers whether that was far enough. */
function scrollToPosition({ page, rows }: ScrollPosition): boolean {
  scrollTo(0, page);
  const frame = rowsFrame();
  frame?.scrollTo({ top: rows });
  return Math.round(scrollY) >= Math.round(page) && Math.round(frame?.scrollTop ?? 0) >= Math.round(rows);
}

/**
 * Brings people who go back or forward to where they were on the page. The router's own way looks once,
 * before the rows of a list are drawn again. Where they were is looked up as they leave: what was scrolled
 * just before is told to nobody yet.
 */
export function restoreScrollPositions(router: AnyRouter): void {
  const places = new Map<string, ScrollPosition>();
  let here = router.history.location.href; // known at once; the browser's comes later
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
