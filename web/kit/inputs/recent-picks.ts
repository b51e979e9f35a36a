import { currentUser } from '#app/session.ts';

const MOST_ROWS = 5;
const MOST_KINDS = 30;

type Picks = Record<string, string[]>;
const storageKey = (): string => `picks:${currentUser()?.id ?? ''}`;

function read(): Picks {
  try {
    return JSON.parse(localStorage.getItem(storageKey()) ?? '{}') as Picks;
  } catch {
    return {};
  }
}

/** The ids that this person picked last for a kind of row, newest first. */
export const recentPicks = (kind: string): readonly string[] => read()[kind] ?? [];

/** Puts a pick first; the kinds that were not used for longest are dropped. */
export function withPick(picks: Picks, kind: string, id: string): Picks {
  const { [kind]: before = [], ...others } = picks;
  const ids = [id, ...before.filter((one) => one !== id)].slice(0, MOST_ROWS);
  return Object.fromEntries([...Object.entries(others), [kind, ids] as const].slice(-MOST_KINDS));
}

export function recordPick(kind: string, id: string): void {
  try {
    localStorage.setItem(storageKey(), JSON.stringify(withPick(read(), kind, id)));
  } catch {
    // A full storage only loses the order of the list.
  }
}
