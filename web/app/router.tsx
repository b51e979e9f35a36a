import { createHashHistory, createRouter, type AnyRouteMatch } from '@tanstack/react-router';
import type { Permission } from '@hakobu/contract/kernel/permission.ts';
import { followLinks } from '#client/follow-links.ts';
import { finishStartup } from '#client/hooks.ts';
import { restoreScrollPositions } from '#client/scroll-restoration.ts';
import { releaseRow } from '#kit/opened-row.ts';
import { phrase, loadPhrases, type Phrases } from './i18n.ts';
import { limitChunks } from './lazy-screens.ts';
import { routeTree } from './route-tree.gen.ts';
import { PENDING_MS, PendingScreen } from './pending-screen.tsx';
import type { Needs } from './session.ts';
import { ScreenError } from './screen-error.tsx';
import { nameTabOfRoute } from './tab-title.ts';

/**
 * Pending work in a screen's list, for users with the permission `needs`: the endpoint and path of the list,
 * its query parameters in the address (`{store}-{field}`), and those that the screen always sends. The same
 * work in several lists has one id.
 */
export interface Task {
  id: keyof Phrases['common']['task'];
  /** The department that does it, by default that of the screen. */
  department?: MenuGroup;
  call: string;
  path: string;
  store: string;
  filter?: Readonly<Record<string, string>>;
  always?: Readonly<Record<string, string>>;
  needs?: Permission;
}

/** Areas of the sidebar. */
export type MenuGroup = keyof Phrases['common']['frame']['group'];
/** Groups within an area with many screens. */
export type MenuPart = keyof Phrases['common']['frame']['part'];

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  /**
   * Each route declares its title, required permissions and sidebar position, which guard, sidebar and tests
   * read.
   */
  interface StaticDataRouteOption {
    title?: ($: Phrases) => string;
    needs?: Needs;
    menu?: { group: MenuGroup; part?: MenuPart; order: number; productionOnly?: boolean };
    /** Pending work counted in the sidebar and listed as to do. */
    tasks?: readonly Task[];
    /**
     * A create form, offered by the palette and the C menu. `noun`: the entity a list's form creates; without
     * it the screen is the form. `needs`: the required permission.
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
  defaultPreloadStaleTime: 0, // Queries decide by themselves whether cached data is stale.
  defaultErrorComponent: ScreenError,
  defaultPendingComponent: PendingScreen,
  defaultPendingMs: Infinity, // The first screen waits in the page's own frame.
  defaultPendingMinMs: 0,
  scrollRestoration: true,
});
/** By then the first screen has sent all its queries. */
const STANDS_MS = 300;
// Subscribed only after the first screen: a router with a subscribed history does not load the screen that
// the first one redirects to.
const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting();
  router.options.defaultPendingMs = PENDING_MS;
  followLinks(router.history);
  restoreScrollPositions(router);
  setTimeout(finishStartup, STANDS_MS);
  router.subscribe('onBeforeNavigate', finishStartup); // Or when the user navigates earlier.
});
limitChunks(Object.values(router.routesById), () => new Error(phrase(($) => $.common.frame.app.offline)));
router.subscribe('onResolved', releaseRow);
router.subscribe('onResolved', () => void loadPhrases().then(() => showTitle(router.state.matches)));

/** Shows the title of the open route until its screen sets another. */
export function showTitle(matches: readonly AnyRouteMatch[]): void {
  const title = matches.findLast((match) => match.staticData.title !== undefined)?.staticData.title;
  nameTabOfRoute(title === undefined ? '' : phrase(title));
}
