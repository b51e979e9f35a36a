import { Box, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { supportContent, type support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatInstant } from '#kit/format.ts';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';

/** The messages of a question, and the box to answer. */
export function Conversation({ row }: { row: ResponseOf<typeof support.get> }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.helper.support.conversation.texts)}>
      <Stack gap="xs">
        {row.contents?.map(({ id, creator_id, creator, created_at, text: written }) => (
          <Bubble
            key={id}
            mine={creator_id === currentUser()?.id}
            name={creator.name}
            at={created_at}
            text={written}
          />
        ))}
        {may({ resource: 'support', action: 'create' }) && <Answer id={row.id} />}
      </Stack>
    </Section>
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

const fields = { text: text({ required: true }) };

function Answer({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const form = useFields(fields, {
    send: (body) => deferRequest(supportContent.create, { body: { ...body, support_id: id } }),
    message: '', // The new message itself shows success.
    onDone: () => form.set({ text: '' }),
  });
  const { label, ...input } = form.field('text');
  return (
    <Form
      {...form}
      submitLabel={t(($) => $.helper.support.conversation.answer)}
      disabled={form.values.text.trim() === ''}
    >
      <NoteBox {...input} aria-label={t(($) => $.helper.support.conversation.write)} />
    </Form>
  );
}
