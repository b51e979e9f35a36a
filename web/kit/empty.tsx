import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Says that there is nothing; `slug`: that what the address names is not there. */
export function Empty({ slug = false }: { slug?: boolean }): ReactNode {
  const t = usePhrases();
  if (slug)
    return (
      <Title order={1} c="dimmed" ta="center" py="xl">
        {t(($) => $.common.message.not_found)}
      </Title>
    );
  return (
    <Text c="dimmed" size="sm" py="xs">
      {t(($) => $.common.message.nothing)}
    </Text>
  );
}
