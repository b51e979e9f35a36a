import { Button, Text, Tooltip } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { phrase, usePhrases, type Phrases } from '#app/i18n.ts';
import { errorSentence } from '#app/words.ts';

/** Asks before something that is hard to take back. */
export function askFirst(onConfirm: () => void, text?: ReactNode): void {
  modals.openConfirmModal({
    title: phrase(($) => $.common.message.confirm_title),
    children: (
      <Text size="sm" component="div">
        {text ?? phrase(($) => $.common.message.confirm_text)}
      </Text>
    ),
    labels: { confirm: phrase(($) => $.common.act.confirm), cancel: phrase(($) => $.common.act.cancel) },
    onConfirm,
    closeButtonProps: { 'aria-label': phrase(($) => $.common.act.close) },
  });
}

/** Why an action is not possible now, in words. */
export function reasonText(code: string | null): string {
  if (code === null) return '';
  const all = ($: Phrases) => errorSentence($, code);
  return phrase(all).replaceAll(/\s*\{\{\w+\}\}/g, '');
}

/**
 * A button for an action that the server knows: it is off, and says why, when it cannot be done. Actions one
 * may never do are not shown.
 */
export function ActionButton({
  actions,
  name,
  onClick,
  color,
  loading = false,
}: {
  actions: readonly ActionState[] | undefined;
  name: keyof Phrases['common']['action'];
  onClick: () => void;
  color?: string;
  loading?: boolean;
}): ReactNode {
  const t = usePhrases();
  const state = actions?.find(({ key }) => key === name);
  if (state === undefined || state.reason === 'forbidden') return null;
  const button = (
    <Button
      variant={color === undefined ? 'filled' : 'light'}
      {...(color === undefined ? {} : { color })}
      disabled={!state.allowed}
      loading={loading}
      onClick={onClick}
    >
      {t(($) => $.common.action[name])}
    </Button>
  );
  return state.allowed ? (
    button
  ) : (
    <Tooltip label={reasonText(state.reason)} multiline maw={320}>
      <span>{button}</span>
    </Tooltip>
  );
}
