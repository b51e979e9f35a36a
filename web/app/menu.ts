import type { AnyRoute } from '@tanstack/react-router';
import { fold, matches } from '@hakobu/contract/kernel/fold.ts';
import type { Phrases } from './i18n.ts';
import type { MenuGroup, MenuPart, Task } from './router.tsx';
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
  tasks: readonly Task[];
}

const routesOf = (routesById: object): AnyRoute[] => Object.values(routesById) as AnyRoute[];

/** The path of a route without the trailing slash of index routes. */
const pathOf = ({ fullPath }: AnyRoute): string => fullPath.replace(/\/$/, '');

/** The sidebar entries that the user may open, in order. */
export const menuEntries = (routesById: object, user: Me | undefined): Entry[] =>
  routesOf(routesById)
    .flatMap((route) => {
      const { menu, title, needs, tasks = [] } = route.options.staticData ?? {};
      if (menu === undefined || title === undefined || !mayOpen(needs, user)) return [];
      if (menu.productionOnly === true && !import.meta.env.PROD) return [];
      return [{ to: pathOf(route), title, area: menu.group, part: menu.part, order: menu.order, tasks }];
    })
    .sort((a, b) => a.order - b.order);

/** A create form that the palette offers. */
export interface CreateEntry {
  to: string;
  title: ($: Phrases) => string;
  /** The name of the entity, if the form opens in its list; otherwise the screen is the form. */
  noun?: ($: Phrases) => string;
}

/** What the user may create: screens that are create forms, and lists with one. */
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

/** The entry with the longest matching path prefix. */
export const entryAt = (entries: readonly Entry[], path: string): Entry | undefined =>
  entries
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];

/** Consecutive entries of one part of an area; without a part they stand at its top. */
export interface EntryGroup {
  part: MenuPart | undefined;
  entries: Entry[];
}

/** The groups of an area, each part once, in the order of their first entries. */
export function groupsOf(entries: readonly Entry[]): EntryGroup[] {
  const groups = new Map<MenuPart | undefined, Entry[]>();
  for (const entry of entries) groups.set(entry.part, [...(groups.get(entry.part) ?? []), entry]);
  return [...groups].map(([part, own]) => ({ part, entries: own }));
}

/**
 * The entries whose names contain the typed words. Most likely meant are those with the words side by side,
 * then those of the open area.
 */
export const entriesNamed = (
  entries: readonly Entry[],
  typed: string,
  nameOf: (entry: Entry) => string,
  opened: string,
): Entry[] =>
  entries
    .filter((entry) => matches(nameOf(entry), typed.trim()))
    .toSorted(
      (a, b) =>
        Number(fold(nameOf(b)).includes(fold(typed.trim()))) -
          Number(fold(nameOf(a)).includes(fold(typed.trim()))) ||
        Number(b.area === opened) - Number(a.area === opened),
    );
