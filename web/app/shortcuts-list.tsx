import { Group, Kbd, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from './i18n.ts';
import { shortcuts } from './shortcuts.ts';

/** Which keys do what. */
export default function ShortcutsList({ onClose }: { onClose: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.common.frame.app.shortcuts)}
      closeButtonProps={{ 'aria-label': t(($) => $.common.act.close) }}
    >
      {shortcuts.map(({ keys, does }) => (
        <Group key={does} justify="space-between" py={4}>
          <Text size="sm">{t(($) => $.common.frame.shortcut[does])}</Text>
          <Group gap={4}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Group>
        </Group>
      ))}
    </Modal>
  );
}
