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
import { describe } from './log-words.ts';

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
    <Section title={t(($) => $.shell.section.log)}>
      <Stack gap={6}>
        {data?.data.map((entry) => (
          <Group key={entry.id} gap={8} wrap="nowrap" align="flex-start">
            <StatusBadge id={entry.type_id} label={t(($) => $.shell.log_type[entry.type_id])} />
            <Box flex={1} miw={0}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {describe(entry, t)}
              </Text>
              <Text size="xs" c="dimmed">
                {entry.creator?.name ?? 'Hakobu'} · {formatInstant(entry.created_at)}
              </Text>
            </Box>
          </Group>
        ))}
        {(data?.total ?? 0) > most && (
          <Anchor component="button" size="xs" onClick={() => setMost(most + 20)}>
            {t(($) => $.shell.do.load_more)}
          </Anchor>
        )}
        {may({ resource: 'log', action: 'create' }) && (
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <Box flex={1}>
              <NoteBox aria-label={t(($) => $.shell.field.note)} value={note} onChange={setNote} />
            </Box>
            <Button
              variant="default"
              disabled={note.trim() === ''}
              loading={write.isPending}
              onClick={() =>
                write.mutate({ body: { logable_type: type, logable_id: id, content: { write: note } } })
              }
            >
              {t(($) => $.shell.do.add_note)}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
