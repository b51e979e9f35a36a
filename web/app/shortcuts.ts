import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from '#client/hooks.ts';
import { clickCreateButton } from './create-shortcuts.ts';
import { areas, menuEntries } from './menu.ts';
import { currentUser } from './session.ts';

/** The shortcuts of all screens, as listed. */
export const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'find' },
  { keys: ['/'], does: 'search' },
  { keys: ['N'], does: 'create' },
  { keys: ['C'], does: 'create_any' },
  { keys: ['R'], does: 'reload' },
  { keys: ['↓', '↑'], does: 'rows' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['P'], does: 'next' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
const inDialog = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Moves between the rows of the visible list. */
function moveRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('table.list tbody .row-link')];
  if (rows.length === 0) return false;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]!.focus();
  return true;
}

const acts: Record<string, () => boolean> = {
  '/': () => {
    const field = document.querySelector<HTMLInputElement>('[role=search] input');
    field?.focus();
    return field !== null;
  },
  n: clickCreateButton,
  p: focusNext,
  r: () => {
    void queryClient.invalidateQueries();
    return true;
  },
  ArrowDown: () => moveRow(1),
  ArrowUp: () => moveRow(-1),
};

/** Focuses the button of the next step; Enter presses it. */
function focusNext(): boolean {
  const next = document.querySelector<HTMLElement>('.next-step :is(button:not(:disabled), a[href])');
  next?.focus();
  return next !== null;
}

/** Milliseconds within which the key of an area must follow G. */
const AREA_WAIT_MS = 1500;

/** The area of a key after G. */
const areaOf = (key: string) => areas.find((area) => area.key === key)?.id;

/** Dialogs of the frame that shortcuts open. */
interface Opens {
  help: () => void;
  create: () => void;
}

/** Handles shortcuts while the user is not typing and no dialog is open. */
export function useShortcuts({ help, create }: Opens): void {
  const router = useRouter();
  useEffect(() => {
    let goUntil = 0;
    const openArea = (key: string): boolean => {
      const first = menuEntries(router.routesById, currentUser()).find(({ area }) => area === areaOf(key));
      if (first !== undefined) void router.navigate({ to: first.to });
      return first !== undefined;
    };
    const frame: Record<string, () => void> = {
      '?': help,
      c: create,
      g: () => {
        goUntil = Date.now() + AREA_WAIT_MS;
      },
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target) || inDialog()) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const goes = Date.now() < goUntil && openArea(key);
      goUntil = 0;
      const act = goes ? undefined : frame[key];
      act?.();
      if (goes || act !== undefined || acts[key]?.()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [help, create, router]);
}
