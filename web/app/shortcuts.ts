import { useEffect } from 'react';
import { queryClient } from '#client/hooks.ts';

/** The keys that work on every screen, as the list of them shows. */
export const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'find' },
  { keys: ['/'], does: 'search' },
  { keys: ['N'], does: 'create' },
  { keys: ['R'], does: 'reload' },
  { keys: ['↓', '↑'], does: 'rows' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
const inDialog = (): boolean => document.querySelector('[role=dialog]') !== null;

/** Moves between the rows of the list that is on screen. */
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
  n: () => {
    const button = document.querySelector<HTMLElement>(
      '.page-actions .mantine-Button-root:not([data-variant])',
    );
    button?.click();
    return button !== null;
  },
  r: () => {
    void queryClient.invalidateQueries();
    return true;
  },
  ArrowDown: () => moveRow(1),
  ArrowUp: () => moveRow(-1),
};

/** Listens for the keys while nobody types and no dialog is open. */
export function useShortcuts(openHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target) || inDialog()) return;
      if (event.key === '?') {
        event.preventDefault();
        openHelp();
        return;
      }
      if (acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openHelp]);
}
