import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import {
  closeSupport,
  openSupport,
  readSupport,
  support as resource,
  supportContent,
} from '@hakobu/contract/helper/support/support.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { queryClient, useAct, useCall } from '#client/hooks.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { FormEnd, useForm } from '#kit/form.tsx';
import { formatInstant } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';

/** One question: what was written, by whom, and a box to answer in. Opening it marks it as read. */
export function SupportDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const { data: row } = useCall(resource.get, {
    params: { id },
    query: { include: ['type', 'creator', 'sender', 'contents'] },
  });
  const close = useAct(closeSupport);
  const open = useAct(openSupport);
  const unread = row?.unread === true;
  useEffect(() => {
    if (unread) void call(readSupport, { params: { id } }).then(() => queryClient.invalidateQueries());
  }, [id, unread]);
  if (row === undefined) return null;
  const closed = row.status === 'closed';
  const change = closed ? open : close;
  return (
    <Page
      title={row.title}
      badge={
        <StatusBadge of="support" id={row.status} label={t(($) => $.helper.support.status[row.status])} />
      }
      actions={
        may({ resource: 'support', action: 'update' }) && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, version: row.version })}
          >
            {t(
              closed ? ($) => $.helper.support.conversation.open : ($) => $.helper.support.conversation.close,
            )}
          </Button>
        )
      }
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [t(($) => $.common.field.support_type), row.type?.name],
            [t(($) => $.helper.support.field.asked_by), row.sender?.name],
            row.creator_id !== row.sender_id && [t(($) => $.common.field.created_by), row.creator?.name],
            [t(($) => $.common.field.created_at), formatInstant(row.created_at)],
          ]}
        />
      </Section>
      <Section title={t(($) => $.helper.support.conversation.texts)}>
        <Stack gap="xs">
          {row.contents?.map((text) => (
            <Bubble
              key={text.id}
              mine={text.creator_id === currentUser()?.id}
              name={text.creator.name}
              at={text.created_at}
              text={text.text}
            />
          ))}
          {may({ resource: 'support', action: 'create' }) && <Answer id={id} />}
        </Stack>
      </Section>
      <ChangeLog type="support" id={id} />
    </Page>
  );
}

const Bubble = ({
  mine,
  name,
  at,
  text,
}: {
  mine: boolean;
  name: string;
  at: string;
  text: string;
}): ReactNode => (
  <Box maw={760} w="fit-content" miw={200} ml={mine ? 'auto' : undefined}>
    <Paper p="xs" className={mine ? 'bubble mine' : 'bubble'}>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Text>
    </Paper>
    <Text size="xs" c="dimmed" ta={mine ? 'right' : 'left'}>
      {name} · <span className="figure">{formatInstant(at)}</span>
    </Text>
  </Box>
);

function Answer({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { text: '' },
    { endpoint: supportContent.create, message: '', onDone: () => form.set({ text: '' }) },
  );
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <Box flex={1}>
        <NoteBox
          aria-label={t(($) => $.helper.support.conversation.write)}
          value={form.values.text}
          onChange={(text) => form.set({ text })}
          error={form.errorOf('text')}
        />
      </Box>
      <FormEnd
        {...form}
        submitLabel={t(($) => $.helper.support.conversation.answer)}
        disabled={form.values.text.trim() === ''}
        onSubmit={() => form.submit({ support_id: id, text: form.values.text })}
      />
    </Group>
  );
}
