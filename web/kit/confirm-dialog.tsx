import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import { openOverlay } from './open-overlay.ts';

/** Opens a confirm dialog before an action that is hard to undo. */
export const openConfirmDialog = (onConfirm: () => void, text?: ReactNode): Promise<unknown> =>
  openOverlay('openConfirmModal', {
    title: phrase(($) => $.common.message.confirm_title),
    children: (
      <Text size="sm" component="div">
        {text ?? phrase(($) => $.common.message.confirm_text)}
      </Text>
    ),
    labels: { confirm: phrase(($) => $.common.act.confirm), cancel: phrase(($) => $.common.act.cancel) },
    onConfirm,
  });
