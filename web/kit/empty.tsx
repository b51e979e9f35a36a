import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Says that there is nothing, and what one can do about it where that is told. */
export function Empty({ children }: { children?: ReactNode }): ReactNode {
  const t = usePhrases();
  return (
    <Text component="div" c="dimmed" size="sm" py="xs">
      {t(($) => $.common.message.nothing)} {children}
    </Text>
  );
}
