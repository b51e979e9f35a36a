import { createHashHistory, createRouter, type AnyRouteMatch } from '@tanstack/react-router';
import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { followLinks } from '#client/follow-links.ts';
import { finishStartup } from '#client/hooks.ts';
import { restoreScrollPositions } from '#client/scroll-restoration.ts';
import { phrase, loadPhrases, type Phrases } from './i18n.ts';
import { limitChunks } from './lazy-screens.ts';
import { routeTree } from './route-tree.gen.ts';
import type { Needs } from './session.ts';
import { ScreenError } from './screen-error.tsx';
import { nameTabOfRoute } from './tab-title.ts';

/**
 * What waits on the list of a screen, for those who have the right `needs` to do something about it: the list
 * by the id and the path of its call, what the address asks of it (`{store}-{field}`), and what the screen
 * always asks.
 */
export interface PendingWork {
  call: string;
  path: string;
  store: string;
  filter?: Readonly<Record<string, string>>;
  always?: Readonly<Record<string, string>>;
  needs?: Permission;
}

/** Areas of the shell. */
export type MenuGroup = keyof Phrases['common']['frame']['group'];
/** Parts of an area that has many screens; those of one part stand together. */
export type MenuPart = keyof Phrases['common']['frame']['part'];

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  /**
   * Each screen says its title, what it takes to open it, and where it stands in the sidebar. Guard, sidebar
   * and tests read it here.
   */
  interface StaticDataRouteOption {
    title?: ($: Phrases) => string;
    needs?: Needs;
    menu?: { group: MenuGroup; part?: MenuPart; order: number; productionOnly?: boolean };
    /** What waits here is counted in the sidebar. */
    waiting?: PendingWork;
    /**
     * Something is made here: the palette and the menu of C offer it. `noun`: what a list's form makes; without
     * it the screen is the form and its title says what is made. `needs`: the right to make it.
     */
    creates?: { order: number; noun?: ($: Phrases) => string; needs?: Permission };
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
  defaultPreloadStaleTime: 0, // what was read is kept, and known to be old, by the reads themselves
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
});
/** By then the first screen has asked for all that it shows. */
const STANDS_MS = 300;
// Not before the first screen stands: a history to which somebody listens already is not loaded anew when
// that screen leads to another.
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  followLinks(router.history);
  restoreScrollPositions(router);
  setTimeout(finishStartup, STANDS_MS);
  router.subscribe('onBeforeNavigate', finishStartup); // or somebody goes on before
});
limitChunks(Object.values(router.routesById), () => new Error(phrase(($) => $.common.frame.app.offline)));
router.subscribe('onResolved', () => void loadPhrases().then(() => showTitle(router.state.matches)));

/** What the route that is open is called, until its screen says more. */
export function showTitle(matches: readonly AnyRouteMatch[]): void {
  const title = matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  nameTabOfRoute(title === undefined ? '' : phrase(title));
}
