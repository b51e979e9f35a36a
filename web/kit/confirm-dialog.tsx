import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import { openOverlay } from './open-overlay.ts';

interface Confirmation {
  /** What the button does: "Delete". */
  act: string;
  /** The object: a number or name. */
  of?: string | number | undefined;
  /** What will happen. */
  text?: ReactNode;
  /** Deletes or cancels: Enter must not confirm it by accident. */
  danger?: boolean;
  onConfirm: () => void;
}

/** Names act and object; a dialog that says neither object nor consequence has the default title. */
function titleOf(act: string, of: string | number, text: ReactNode): string {
  if (of !== '') return phrase(($) => $.common.act.question, { act, name: of });
  return text === undefined ? phrase(($) => $.common.message.confirm_title) : act;
}

/** Opens a confirm dialog before an action that is hard to undo. */
export const openConfirmDialog = ({
  act,
  of = '',
  text,
  danger = false,
  onConfirm,
}: Confirmation): Promise<unknown> =>
  openOverlay('openConfirmModal', {
    title: titleOf(act, of, text),
    children: (
      <Text size="sm" component="div">
        {text ?? phrase(($) => $.common.message.confirm_text)}
      </Text>
    ),
    labels: { confirm: act, cancel: phrase(($) => $.common.act.go_back) },
    confirmProps: { 'data-confirms': true, ...(danger ? { color: 'red' } : { 'data-autofocus': true }) },
    cancelProps: danger ? { 'data-autofocus': true } : {},
    onConfirm,
  });

/** Asks before an object is deleted. */
export const confirmDelete = (
  of: string | number | undefined,
  onConfirm: () => void,
  text: string = phrase(($) => $.common.consequence.for_good),
): Promise<unknown> =>
  openConfirmDialog({ act: phrase(($) => $.common.act.delete), of, text, danger: true, onConfirm });
