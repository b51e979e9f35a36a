import { Group, Kbd, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dialog } from '#kit/dialog.tsx';
import { usePhrases } from './i18n.ts';
import { areas, menuEntries } from './menu.ts';
import { currentUser } from './session.ts';
import { shortcuts } from './shortcuts.ts';

/** The list of keyboard shortcuts. */
export default function ShortcutsList({ onClose }: { onClose: () => void }): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  const entries = menuEntries(router.routesById, currentUser());
  const own = areas.filter(({ id }) => entries.some(({ area }) => area === id));
  return (
    <Dialog opened onClose={onClose} title={t(($) => $.common.frame.app.shortcuts)}>
      {shortcuts.map(({ keys, does }) => (
        <Line key={does} says={t(($) => $.common.frame.shortcut[does])} keys={keys} />
      ))}
      <Text size="sm" fw={600} mt="sm">
        {t(($) => $.common.frame.shortcut.go)}
      </Text>
      {own.map(({ id, key }) => (
        <Line key={id} says={t(($) => $.common.frame.group[id])} keys={['G', key.toUpperCase()]} />
      ))}
    </Dialog>
  );
}

const Line = ({ says, keys }: { says: string; keys: readonly string[] }): ReactNode => (
  <Group justify="space-between" py={4} wrap="nowrap">
    <Text size="sm">{says}</Text>
    <Group gap={4} wrap="nowrap">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Group>
  </Group>
);
