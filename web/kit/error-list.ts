import { useSyncExternalStore } from 'react';

/** An error as its toast showed it, kept until the page is closed. */
export interface PastError {
  id: number;
  at: string;
  title: string;
  message: string;
  code: string;
}

const MAX_ERRORS = 50;
let errors: readonly PastError[] = [];
let count = 0;
const watchers = new Set<() => void>();
const set = (next: readonly PastError[]): void => {
  errors = next;
  for (const watcher of watchers) watcher();
};

export const recordError = (error: Omit<PastError, 'id' | 'at'>): void =>
  set([{ ...error, id: (count += 1), at: new Date().toISOString() }, ...errors].slice(0, MAX_ERRORS));
export const clearErrors = (): void => set([]);
export const usePastErrors = (): readonly PastError[] =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => errors,
  );
