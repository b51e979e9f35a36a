import { useState } from 'react';
import { notifyDone, notifyError } from '#kit/toasts.ts';
import { queryClient } from './hooks.ts';

/**
 * Saves several things one after the other and stops at the first that is refused; what was saved until then
 * stays, and the screen shows it.
 */
export function useSaveAll(onDone: () => void): {
  busy: boolean;
  saveAll: (calls: readonly (() => Promise<unknown>)[]) => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async saveAll(calls) {
      setBusy(true);
      try {
        for (const call of calls) await call();
        notifyDone();
        onDone();
      } catch (error) {
        notifyError(error);
      } finally {
        setBusy(false);
        await queryClient.invalidateQueries();
      }
    },
  };
}
