import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { phrase } from '#app/i18n.ts';
import { openOverlay } from './open-overlay.ts';
import { discardAllForms, hasUnsavedForms } from './unsaved-forms.ts';

let asking: Promise<boolean> | undefined;

/** Asks whether unsaved input may be discarded; concurrent calls share one dialog. */
export const confirmDiscard = (): Promise<boolean> =>
  (asking ??= ask().finally(() => {
    asking = undefined;
  }));

const ask = (): Promise<boolean> =>
  new Promise((answer, fail) => {
    openOverlay('openConfirmModal', {
      title: phrase(($) => $.common.typing.unsaved_title),
      children: <Text size="sm">{phrase(($) => $.common.typing.unsaved_text)}</Text>,
      labels: {
        confirm: phrase(($) => $.common.typing.throw_away),
        cancel: phrase(($) => $.common.typing.keep_typing),
      },
      confirmProps: { color: 'red' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => answer(true),
      onClose: () => answer(false), // Also called after the confirmation, when the answer is already given.
    }).catch(fail);
  });

/**
 * Unsaved-changes guard: navigation and reload ask for confirmation while a form has unsaved input. Changes
 * of the search parameters alone do not ask.
 */
export function useUnsavedChangesGuard(): void {
  useBlocker({
    enableBeforeUnload: hasUnsavedForms,
    async shouldBlockFn({ current, next }) {
      if (current.pathname === next.pathname || !hasUnsavedForms()) return false;
      if (!(await confirmDiscard())) return true;
      discardAllForms();
      return false;
    },
  });
}
