import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useEscape } from './escape.ts';

/**
 * A dialog over the page, or over another one: Esc closes the topmost alone. One without a title is named by
 * its `aria-label`.
 */
export function Dialog({ opened, onClose, 'aria-label': label, ...rest }: ModalProps): ReactNode {
  const t = usePhrases();
  useEscape(opened, onClose);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t(($) => $.common.act.close) }}
      {...rest}
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      {...(label !== undefined && { attributes: { content: { 'aria-label': label } } })}
    />
  );
}
