import { createHashHistory, createRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { phrase, startPhrases, type Phrases } from './i18n.ts';
import { limitChunks } from './lazy-screens.ts';
import { routeTree } from './route-tree.gen.ts';
import type { Needs } from './session.ts';

/** Areas of the shell. */
export type MenuGroup = keyof Phrases['common']['frame']['group'];

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  /**
   * Each screen says its title, what it takes to open it, and where it stands in the sidebar. Guard, sidebar
   * and tests read it here.
   */
  interface StaticDataRouteOption {
    title?: (phrases: Phrases) => string;
    needs?: Needs;
    menu?: { group: MenuGroup; order: number; productionOnly?: boolean };
  }
}

const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.replace(/^\?/, '')));
const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
});
limitChunks(Object.values(router.routesById), () => new Error(phrase(($) => $.common.frame.app.offline)));
router.subscribe('onResolved', () => void startPhrases().then(() => showTitle(router.state.matches)));

/** "Hakobu - Retail orders". */
export function showTitle(matches: readonly AnyRouteMatch[]): void {
  const title = matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  document.title = title === undefined ? 'Hakobu' : `Hakobu - ${phrase(title)}`;
}
