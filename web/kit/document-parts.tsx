import { Anchor, Box, Button, Group, List, Progress, Stack, Table, Text, ThemeIcon } from '@mantine/core';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { createNote, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { formatInstant } from './format.ts';
import { describeEntry } from './log-text.ts';
import { NoteBox } from './inputs/inputs.tsx';
import { Section } from './page.tsx';
import { Money, StatusBadge } from './show.tsx';

export interface MoneyLine {
  label: string;
  currency: string;
  total: string;
  paid: string;
  debited: string;
  outstanding: string;
  unsolved: string;
}

/** The five figures of each kind of cost; what is not decided yet stands out. */
export function MoneySummary({ lines }: { lines: readonly MoneyLine[] }): ReactNode {
  const t = usePhrases();
  const heads = [
    t(($) => $.common.field.total),
    t(($) => $.common.field.paid),
    t(($) => $.common.field.debited),
    t(($) => $.common.field.outstanding),
    t(($) => $.common.field.unsolved),
  ];
  return (
    <Table.ScrollContainer tabIndex={0} minWidth={0} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            {heads.map((head) => (
              <Table.Th key={head} ta="right">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ label, currency, ...figures }) => (
            <Table.Tr key={label}>
              <Table.Td fw={600} style={{ whiteSpace: 'nowrap' }}>
                {label}
              </Table.Td>
              {[figures.total, figures.paid, figures.debited, figures.outstanding].map((value, index) => (
                <Table.Td key={index} ta="right">
                  <Money value={value} currency={currency} />
                </Table.Td>
              ))}
              <Table.Td ta="right" fw={figures.unsolved === '0' ? 400 : 700}>
                <Money value={figures.unsolved} currency={currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

export interface Step {
  id: string;
  applies: boolean;
  done: boolean;
  percent: number;
  done_at: string | null;
  missing: readonly string[];
}

/** The way of an order: what is done, how far the next steps are, and what they wait for. */
export function ProgressSteps({ steps }: { steps: readonly Step[] }): ReactNode {
  const t = usePhrases();
  return (
    <Stack gap={5}>
      {steps
        .filter(({ applies }) => applies)
        .map(({ id, done, percent, done_at, missing }) => (
          <Group key={id} gap="xs" wrap="nowrap" align="flex-start">
            <ThemeIcon
              size={18}
              radius="xl"
              variant={done ? 'filled' : 'light'}
              color={done ? 'teal' : 'gray'}
              aria-hidden
            >
              {done ? <IconCheck size={12} /> : <IconCircle size={8} />}
            </ThemeIcon>
            <Box flex={1} miw={0}>
              <Group justify="space-between" gap={6} wrap="nowrap">
                <Text size="sm" fw={done ? 400 : 600} lh={1.3}>
                  {t(($) => $.order.order.step[id as keyof Phrases['order']['order']['step']])}
                </Text>
                <Text size="xs" c="dimmed" className="figure">
                  {done ? formatInstant(done_at) : percent > 0 ? `${percent} %` : ''}
                </Text>
              </Group>
              {!done && missing.length > 0 && (
                <Text size="xs" c="dimmed">
                  {missing
                    .map((word) =>
                      t(($) => $.order.order.missing[word as keyof Phrases['order']['order']['missing']]),
                    )
                    .join(' · ')}
                </Text>
              )}
              {!done && percent > 0 && (
                <Progress value={percent} size={4} mt={2} aria-label={`${percent} %`} />
              )}
            </Box>
          </Group>
        ))}
    </Stack>
  );
}

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

/** What still stands in the way, as a list. */
export const Blockers = ({ reasons }: { reasons: readonly string[] }): ReactNode =>
  reasons.length === 0 ? null : (
    <List size="sm" spacing={2}>
      {reasons.map((reason) => (
        <List.Item key={reason}>{reason}</List.Item>
      ))}
    </List>
  );
