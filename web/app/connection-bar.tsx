import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOnline } from '#client/connection.ts';
import { usePhrases } from './i18n.ts';

/** A banner above the screen while the server is unreachable. */
export function ConnectionBar(): ReactNode {
  const t = usePhrases();
  if (useOnline()) return null;
  return (
    <Text size="sm" ta="center" px="xs" py={4} className="connection-bar" role="status">
      {t(($) => $.common.read.offline)}
    </Text>
  );
}
