import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';

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

/**
 * Stands where a row should be that has not come: nothing while it is on its way, that it is not there when
 * the address names none, else why it could not be read.
 */
export function NotThere({ error }: { error: Error | null }): ReactNode {
  if (error === null) return null;
  if (error instanceof CallError && (error.status === 404 || error.status === 422)) return <Empty slug />;
  return (
    <Text c="dimmed" ta="center" py="xl" role="status">
      {error.message}
    </Text>
  );
}
