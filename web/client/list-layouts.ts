import { useSyncExternalStore } from 'react';
import {
  saveListLayout as saveListLayoutCall,
  listListLayouts,
  type ListLayout,
} from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { currentUser } from '#app/session.ts';
import { call } from './call.ts';

const LATER_MS = 400;

/** The layout of each list. `unsent`: lists whose layout has not been saved on the server yet. */
interface StoredLayouts {
  looks: Readonly<Record<string, ListLayout>>;
  unsent: readonly string[];
}

const none: ListLayout = {};
const nothing: StoredLayouts = { looks: {}, unsent: [] };
const heard = new Set<() => void>();
let owner: number | undefined;
let stored: StoredLayouts = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;

const nameOf = (person: number | undefined): string => `looks:${person ?? ''}`;

function change(next: StoredLayouts): void {
  stored = next;
  localStorage.setItem(nameOf(owner), JSON.stringify(next));
  for (const hear of heard) hear();
}

/**
 * The layouts of the signed-in user: from browser storage at once, from the server when loaded. Unsaved ones
 * of an earlier visit are sent now.
 */
function currentLayouts(): StoredLayouts {
  const person = currentUser()?.id;
  if (person !== owner) {
    owner = person;
    stored = JSON.parse(localStorage.getItem(nameOf(person)) ?? 'null') ?? nothing;
    if (person !== undefined) void fetchLooks(person);
  }
  return stored;
}

async function fetchLooks(person: number): Promise<void> {
  if (stored.unsent.length > 0) await send();
  try {
    const { data } = await call(listListLayouts);
    if (person !== owner) return;
    const { looks, unsent } = stored;
    const known = Object.fromEntries(data.map(({ list, look }) => [list, look]));
    const newer = Object.fromEntries(unsent.map((list) => [list, looks[list] ?? none]));
    change({ looks: { ...known, ...newer }, unsent });
  } catch {
    // The stored layouts suffice until the next time.
  }
}

async function send(): Promise<void> {
  timer = undefined;
  const person = owner;
  for (const list of stored.unsent) {
    const look = stored.looks[list] ?? none;
    try {
      await call(saveListLayoutCall, { params: { list }, body: { look } });
    } catch {
      return; // It stays unsent until the next change or startup.
    }
    if (person !== owner) return;
    if (stored.looks[list] === look)
      change({ ...stored, unsent: stored.unsent.filter((one) => one !== list) });
  }
}

/** The layout of a list, if it is loaded. */
export const listLayout = (list: string): ListLayout => currentLayouts().looks[list] ?? none;

/** Saves the layout of a list: in the browser at once, on the server after a short delay. */
export function saveListLayout(list: string, look: ListLayout): void {
  const { looks, unsent } = currentLayouts();
  change({ looks: { ...looks, [list]: look }, unsent: [...new Set([...unsent, list])] });
  clearTimeout(timer);
  timer = setTimeout(() => void send(), LATER_MS);
}

const hear = (listener: () => void): (() => void) => {
  heard.add(listener);
  return () => heard.delete(listener);
};

export const useListLayout = (list: string): ListLayout => useSyncExternalStore(hear, () => listLayout(list));
