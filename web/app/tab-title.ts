import { useEffect, type ReactNode } from 'react';
import { recordVisit } from './visits.ts';

/** The title of the open screen, such as the document number. */
let named: { path: string; title: string } | undefined;

const pathNow = (): string => location.hash.slice(1).split('?')[0] ?? '';

/** "Hakobu · OR26110003": the product name first, as rule R011 asks. */
const write = (title: string): void => {
  document.title = title === '' ? 'Hakobu' : `Hakobu · ${title}`;
};

/** Sets the title of the browser tab and of the recent visit. */
function nameTab(title: string): void {
  named = { path: pathNow(), title };
  write(title);
  if (title !== '') recordVisit({ to: named.path, title });
}

/**
 * Sets the tab title while the component is mounted. It does not depend on the address, which changes before
 * the previous screen is unmounted.
 */
export function useTabName(title: ReactNode): void {
  useEffect(() => {
    if (typeof title === 'string') nameTab(title);
  }, [title]);
}

/** The title of a route whose screen has not set one. */
export function nameTabOfRoute(title: string): void {
  write(named?.path === pathNow() ? named.title : title);
}
