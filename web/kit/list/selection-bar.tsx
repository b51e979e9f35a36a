import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { Selecting, Selection } from './use-selection.ts';

/** What can be done with the ticked rows. */
export function SelectionBar<Row>({
  chosen,
  clear,
  bar,
}: Selection<Row> & Pick<Selecting<Row>, 'bar'>): ReactNode {
  const t = usePhrases();
  if (chosen.length === 0) return null;
  return (
    <Group gap="sm">
      <Text size="sm">{t(($) => $.common.message.selected, { count: chosen.length })}</Text>
      {bar(chosen, clear)}
    </Group>
  );
}
