import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** An empty state with an optional hint. */
export function Empty({ children }: { children?: ReactNode }): ReactNode {
  const t = usePhrases();
  return (
    <Text component="div" c="dimmed" size="sm" py="xs">
      {t(($) => $.common.message.nothing)} {children}
    </Text>
  );
}
