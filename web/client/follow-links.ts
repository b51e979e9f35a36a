import type { RouterHistory } from '@tanstack/react-router';

/**
 * Links within the app are followed by the router, which then restores scroll positions on return. Opening in
 * a new tab is left to the browser.
 */
export function followLinks(history: RouterHistory): void {
  document.addEventListener('click', (event) => {
    const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    event.preventDefault();
    history.push(link.hash.slice(1));
  });
}
