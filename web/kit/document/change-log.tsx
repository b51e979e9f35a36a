import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { createNote, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { formatInstant } from '../format.ts';
import { NoteBox } from '../inputs/inputs.tsx';
import { Section } from '../page.tsx';
import { StatusBadge } from '../show.tsx';
import { describeEntry } from '../log-text.ts';

/** What happened to a document, with notes of people. */
export function ChangeLog({ type, id }: { type: string; id: string | number }): ReactNode {
  const t = usePhrases();
  const [note, setNote] = useState('');
  const [most, setMost] = useState(8);
  const { data } = useCall(listLogs, {
    query: { filter: { logable_type: type, logable_id: id }, per_page: most },
  });
  const write = useAct(createNote, { onDone: () => setNote('') });
  if (!may({ resource: 'log', action: 'read' })) return null;
  return (
    <Section title={t(($) => $.common.section.log)}>
      <Stack gap={6}>
        {data?.data.map((entry) => (
          <Group key={entry.id} gap={8} wrap="nowrap" align="flex-start">
            <StatusBadge of="log" id={entry.type_id} label={t(($) => $.helper.log.type[entry.type_id])} />
            <Box flex={1} miw={0}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {describeEntry(entry, t)}
              </Text>
              <Text size="xs" c="dimmed">
                {entry.creator?.name ?? 'Hakobu'} · {formatInstant(entry.created_at)}
              </Text>
            </Box>
          </Group>
        ))}
        {(data?.total ?? 0) > most && (
          <Anchor component="button" size="xs" onClick={() => setMost(most + 20)}>
            {t(($) => $.common.act.load_more)}
          </Anchor>
        )}
        {may({ resource: 'log', action: 'create' }) && (
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <Box flex={1}>
              <NoteBox aria-label={t(($) => $.common.field.note)} value={note} onChange={setNote} />
            </Box>
            <Button
              variant="default"
              disabled={note.trim() === ''}
              loading={write.isPending}
              onClick={() =>
                write.mutate({ body: { logable_type: type, logable_id: id, content: { write: note } } })
              }
            >
              {t(($) => $.common.act.add_note)}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
