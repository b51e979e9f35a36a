import { useEffect, type ReactNode } from 'react';
import { recordVisit } from './visits.ts';

/** What the screen that is open is called: the number of its document, where it shows one. */
let named: { path: string; title: string } | undefined;

const pathNow = (): string => location.hash.slice(1).split('?')[0] ?? '';

/** "OR26110003 · Hakobu": the number first, because tabs are narrow. */
const write = (title: string): void => {
  document.title = title === '' ? 'Hakobu' : `${title} · Hakobu`;
};

/** A screen says what it is called; the tab, and the list of where somebody was, show it. */
function nameTab(title: string): void {
  named = { path: pathNow(), title };
  write(title);
  if (title !== '') recordVisit({ to: named.path, title });
}

/**
 * The same for a component, as long as it stands. Not anew when the address changes: the screen before still
 * stands then, and its name is not meant.
 */
export function useTabName(title: ReactNode): void {
  useEffect(() => {
    if (typeof title === 'string') nameTab(title);
  }, [title]);
}

/** What a route is called, where its screen has not said more. */
export function nameTabOfRoute(title: string): void {
  write(named?.path === pathNow() ? named.title : title);
}
