import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatInstant } from '../format.ts';
import { logEntryText } from '../log-text.ts';
import { StatusBadge } from '../values.tsx';

/** An entry of the change log. Loaded lazily, because it needs the labels of all entities. */
export default function LogEntry({ entry }: { entry: RowOf<typeof listLogs> }): ReactNode {
  const t = usePhrases();
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <StatusBadge of="log" id={entry.type_id} label={t(($) => $.helper.log.type[entry.type_id])} />
      <Box flex={1} miw={0}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {logEntryText(entry, t)}
        </Text>
        <Text size="xs" c="dimmed">
          {entry.creator?.name ?? 'Hakobu'} · {formatInstant(entry.created_at)}
        </Text>
      </Box>
    </Group>
  );
}
