import type { AnyRoute } from '@tanstack/react-router';
import type { Phrases } from './i18n.ts';
import type { MenuGroup, MenuPart, PendingWork } from './router.tsx';
import { mayOpen, type Me } from './session.ts';

/** The areas of the app in sidebar order; pressing G and then `key` opens one. */
export const areas = [
  { id: 'sale', key: 's' },
  { id: 'purchase', key: 'p' },
  { id: 'warehouse', key: 'w' },
  { id: 'accounting', key: 'a' },
  { id: 'admin', key: 'm' },
  { id: 'customer', key: 'c' },
] as const satisfies readonly { id: MenuGroup; key: string }[];

/** A screen of the sidebar. */
export interface Entry {
  to: string;
  title: ($: Phrases) => string;
  area: MenuGroup;
  part: MenuPart | undefined;
  order: number;
  waiting: PendingWork | undefined;
}

const routesOf = (routesById: object): AnyRoute[] => Object.values(routesById) as AnyRoute[];

/** Where a route leads, without the slash that index routes end with. */
const pathOf = ({ fullPath }: AnyRoute): string => fullPath.replace(/\/$/, '');

/** The sidebar entries that the user may open, in order. */
export const menuEntries = (routesById: object, user: Me | undefined): Entry[] =>
  routesOf(routesById)
    .flatMap((route) => {
      const { menu, title, needs, waiting } = route.options.staticData ?? {};
      if (menu === undefined || title === undefined || !mayOpen(needs, user)) return [];
      if (menu.productionOnly === true && !import.meta.env.PROD) return [];
      return [{ to: pathOf(route), title, area: menu.group, part: menu.part, order: menu.order, waiting }];
    })
    .sort((a, b) => a.order - b.order);

/** A create form that the palette offers. */
export interface CreateEntry {
  to: string;
  title: ($: Phrases) => string;
  /** The name of what is made, where its form opens in its list; else the screen is the form. */
  noun?: ($: Phrases) => string;
}

/** What somebody may make: screens that are forms for new things, and lists whose form makes one. */
export const createEntries = (routesById: object, user: Me | undefined): CreateEntry[] =>
  routesOf(routesById)
    .flatMap((route) => {
      const { creates, title, needs } = route.options.staticData ?? {};
      if (creates === undefined || title === undefined || !mayOpen(needs, user)) return [];
      if (creates.needs !== undefined && !mayOpen({ all: [creates.needs] }, user)) return [];
      const { noun, order } = creates;
      return [{ to: pathOf(route), title, order, ...(noun !== undefined && { noun }) }];
    })
    .sort((a, b) => a.order - b.order);

/** The entry whose path begins the path; the longest where several do. */
export const entryAt = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
