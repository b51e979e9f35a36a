import { useLocalStorage } from '@mantine/hooks';
import { currentUser } from './session.ts';

/** A screen or document that somebody was at; `title` as it stood there. */
export interface Visit {
  to: string;
  title: string;
}

const MOST_KEPT = 12;
const storageKey = (what: 'pins' | 'recents'): string => `${what}:${currentUser()?.id ?? ''}`;

/** What somebody pinned, kept in the browser for each person by themselves. */
export function usePins(): readonly [pins: readonly string[], pin: (to: string) => void] {
  const [pins, setPins] = useLocalStorage<string[]>({
    key: storageKey('pins'),
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return [pins, (to) => setPins((before) => toggled(before, to))];
}

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Where somebody was, newest first. */
export const useRecents = (): readonly Visit[] =>
  useLocalStorage<Visit[]>({
    key: storageKey('recents'),
    defaultValue: [],
    getInitialValueInEffect: false,
  })[0];

/** Puts a visit in front; each place stands there once. */
export const withVisit = (before: readonly Visit[], visit: Visit): Visit[] =>
  [visit, ...before.filter(({ to }) => to !== visit.to)].slice(0, MOST_KEPT);

/** Remembers that somebody was there; forms for new things and notices are no places to come back to. */
export function recordVisit(visit: Visit): void {
  if (currentUser() === undefined || /^\/(pages|start)(\/|$)|\/new$|^\/$/.test(visit.to)) return;
  const key = storageKey('recents');
  const value = JSON.stringify(withVisit(readVisits(key), visit));
  if (localStorage.getItem(key) === value) return;
  localStorage.setItem(key, value);
  // as a storage event of another tab: whoever shows visits reads them anew
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

function readVisits(key: string): Visit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? (value as Visit[]) : [];
  } catch {
    return []; // what cannot be read is forgotten
  }
}
