import { useLocalStorage } from '@mantine/hooks';
import { currentUser } from './session.ts';

/** A visited screen or document with its title. */
export interface Visit {
  to: string;
  title: string;
}

const MOST_KEPT = 12;
const storageKey = (what: 'pins' | 'folds' | 'recents'): string => `${what}:${currentUser()?.id ?? ''}`;

type StoredSet = readonly [all: readonly string[], toggle: (one: string) => void];

/** A set in the browser's storage, one for each user. */
function useStoredSet(what: 'pins' | 'folds'): StoredSet {
  const [all, setAll] = useLocalStorage<string[]>({
    key: storageKey(what),
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  return [all, (one) => setAll((before) => toggled(before, one))];
}

/** Pinned screens. */
export const usePins = (): StoredSet => useStoredSet('pins');

/** Folded groups of the sidebar. */
export const useFolds = (): StoredSet => useStoredSet('folds');

const toggled = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

/** Recent visits, newest first. */
export const useRecents = (): readonly Visit[] =>
  useLocalStorage<Visit[]>({
    key: storageKey('recents'),
    defaultValue: [],
    getInitialValueInEffect: false,
  })[0];

/** Puts a visit first; each address is listed once. */
export const withVisit = (before: readonly Visit[], visit: Visit): Visit[] =>
  [visit, ...before.filter(({ to }) => to !== visit.to)].slice(0, MOST_KEPT);

/** Records a visit; create forms and status pages are not recorded. */
export function recordVisit(visit: Visit): void {
  if (currentUser() === undefined || /^\/(pages|start)(\/|$)|\/new$|^\/$/.test(visit.to)) return;
  const key = storageKey('recents');
  const value = JSON.stringify(withVisit(readVisits(key), visit));
  if (localStorage.getItem(key) === value) return;
  localStorage.setItem(key, value);
  // Dispatched like a storage event of another tab, so that lists of visits read them again.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

function readVisits(key: string): Visit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? (value as Visit[]) : [];
  } catch {
    return []; // Unreadable data is discarded.
  }
}
