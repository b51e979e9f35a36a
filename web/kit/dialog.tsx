import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useEscape } from './escape.ts';

/**
 * A dialog over the page or another dialog; Esc closes only the topmost. Without a title its `aria-label`
 * names it.
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
