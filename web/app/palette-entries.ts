import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { search } from '@hakobu/contract/helper/search/search.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { addressOf } from './address-of.ts';
import { openCreateFormAt } from './create-shortcuts.ts';
import { matches } from '@hakobu/contract/kernel/fold.ts';
import { usePhrases, type Phrases } from './i18n.ts';
import { areas, createEntries, menuEntries, entryAt, type Entry } from './menu.ts';
import type { MenuGroup } from './router.tsx';
import { openActions } from './open-actions.ts';
import { findableName } from './entity-names.ts';
import { currentUser } from './session.ts';
import { useRecents } from './visits.ts';
import { inSentence } from './phrase-text.ts';

/** Text and action of a palette entry. */
export interface PaletteEntry {
  key: string;
  kind: string;
  title: string;
  detail: string;
  run: () => void;
  /** A search result of the server for the current text. */
  found?: true;
}

/** Whether the palette searches or creates. */
export type PalettePurpose = 'find' | 'create';

/** Of those found by words. */
const MOST_SCREENS = 6;
const MOST_RECENTS = 8;
const goTo = (to: string) => () => {
  location.hash = `#${to}`;
};

/**
 * Entries matching the text: actions of the open document, screens, create actions and search results.
 * Without text: those actions, recent visits and all screens.
 */
export function usePaletteEntries(typed: string, searched: string, purpose: PalettePurpose) {
  const wanted = typed.trim();
  const creations = useCreations(wanted, purpose);
  const actions = useActions(wanted);
  const screens = useScreens(wanted);
  const recents = useRecentVisits();
  const { rows, fresh } = useSearchResults(purpose === 'find' ? searched : '');
  if (purpose === 'create') return { answered: true, entries: creations };
  if (wanted === '') return { answered: true, entries: [...actions, ...withoutRepeats(recents, screens)] };
  const found = [...actions, ...screens.slice(0, MOST_SCREENS), ...creations, ...rows];
  return { answered: fresh && searched === wanted, entries: found };
}

/** Recent visits and the screens that are not among them. */
const withoutRepeats = (recents: PaletteEntry[], screens: PaletteEntry[]): PaletteEntry[] => {
  const visited = new Set(recents.map(({ key }) => key));
  return [...recents, ...screens.filter(({ key }) => !visited.has(key))];
};

/** Search results; the previous ones stay until the response arrives. */
function useSearchResults(searched: string): { rows: PaletteEntry[]; fresh: boolean } {
  const t = usePhrases();
  const { data, error, isPlaceholderData } = useCall(
    search,
    { query: { q: searched } },
    { enabled: searched !== '' },
  );
  if (searched === '') return { rows: [], fresh: true };
  const rows = (data?.data ?? []).map(({ type, id, title, detail }) => ({
    key: `${type} ${id}`,
    kind: t(($) => findableName($, type)),
    title,
    detail,
    run: goTo(addressOf(type, id, title) ?? ''),
    found: true as const,
  }));
  return { rows, fresh: error !== null || (data !== undefined && !isPlaceholderData) };
}

/** Create actions by words of their names; in the create palette with their areas. */
function useCreations(wanted: string, purpose: PalettePurpose): PaletteEntry[] {
  const t = usePhrases();
  const router = useRouter();
  const entries = menuEntries(router.routesById, currentUser());
  return createEntries(router.routesById, currentUser())
    .map(({ to, title, noun }) => ({
      key: `new ${to}`,
      kind: t(($) => kindOfCreation($, purpose, entryAt(entries, to.replace(/\/new$/, '')))),
      title: noun === undefined ? t(title) : t(($) => $.common.act.create_one, { noun: inSentence(t(noun)) }),
      detail: '',
      run: noun === undefined ? goTo(to) : () => openCreateFormAt(to),
    }))
    .filter(({ title }) => matches(title, wanted));
}

const kindOfCreation = ($: Phrases, purpose: PalettePurpose, entry: Entry | undefined): string =>
  purpose === 'find' || entry === undefined ? $.common.act.create : $.common.frame.group[entry.area];

/** Actions of the document behind the palette by words of their labels. */
function useActions(wanted: string): PaletteEntry[] {
  const t = usePhrases();
  const [actions] = useState(openActions);
  return actions
    .map(({ label, run }) => ({
      key: `act ${label}`,
      kind: t(($) => $.common.frame.app.action),
      title: label,
      detail: '',
      run,
    }))
    .filter(({ title }) => matches(title, wanted));
}

/** Screens of the sidebar by words of their names and areas, those of the open area first. */
function useScreens(wanted: string): PaletteEntry[] {
  const t = usePhrases();
  const router = useRouter();
  const entries = menuEntries(router.routesById, currentUser());
  const here = entryAt(entries, router.state.location.pathname)?.area;
  const rank = (area: MenuGroup) => (area === here ? -1 : areas.findIndex(({ id }) => id === area));
  return entries
    .toSorted((a, b) => rank(a.area) - rank(b.area))
    .map(({ to, title, area }) => ({
      key: to,
      kind: t(($) => $.common.frame.group[area]),
      title: t(title),
      detail: '',
      run: goTo(to),
    }))
    .filter(({ kind, title }) => matches(`${title} ${kind}`, wanted))
    .toSorted((a, b) => Number(matches(b.title, wanted)) - Number(matches(a.title, wanted)));
}

/** Recent visits except the current screen. */
function useRecentVisits(): PaletteEntry[] {
  const t = usePhrases();
  const router = useRouter();
  const screens = new Map(
    menuEntries(router.routesById, currentUser()).map(({ to, title }) => [to, title] as const),
  );
  return useRecents()
    .filter(({ to }) => to !== router.state.location.pathname)
    .slice(0, MOST_RECENTS)
    .map(({ to, title }) => {
      const screen = screens.get(to);
      return {
        key: to,
        kind: t(($) => $.common.frame.app.recent),
        title: screen === undefined ? title : t(screen),
        detail: '',
        run: goTo(to),
      };
    });
}
