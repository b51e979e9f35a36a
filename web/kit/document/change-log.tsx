import { Stack } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createNote, listLogs } from '@hakobu/contract/helper/log/log.endpoints.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { text } from '../fields.ts';
import { Form } from '../form.tsx';
import { useFields } from '../use-fields.ts';
import { useLoadMore } from '../use-load-more.tsx';
import { NoteBox } from '../inputs/inputs.tsx';
import { Section } from '../page.tsx';
import { QueryPending, QueryView } from '../query-view.tsx';
import type { DocumentTab } from './document-tabs.tsx';

const fetchEntry = () => import('./log-entry.tsx');
const LogEntry = lazy(fetchEntry);

/** The change log as a tab of a document, for users who may read it. */
export const logTab = (type: string, id: string | number): DocumentTab | false =>
  may({ resource: 'log', action: 'read' }) && {
    key: 'log',
    title: phrase(($) => $.common.section.log),
    content: <ChangeLog type={type} id={id} />,
    notPrinted: true,
  };

const FIRST = 8;
/** The query of the change log, newest first. */
export const logInput = (type: string, id: string | number, most: number = FIRST) => ({
  query: { filter: { logable_type: type, logable_id: id }, per_page: most },
});

/** The change log of a document with notes. */
export function ChangeLog({ type, id }: { type: string; id: string | number }): ReactNode {
  const allowed = may({ resource: 'log', action: 'read' });
  const [written, setWritten] = useState(0); // A new form after each note.
  // Loaded in parallel with the entries, not after them.
  useEffect(() => void fetchEntry().catch(() => undefined), []);
  const { reading, more } = useLoadMore(listLogs, (most) => logInput(type, id, most), {
    first: FIRST,
    enabled: allowed,
  });
  if (!allowed) return null;
  return (
    <Section>
      <Stack gap={6}>
        <QueryView of={reading} shape="lines">
          {(log) => (
            <Suspense fallback={<QueryPending shape="lines" />}>
              {log.data.map((entry) => (
                <LogEntry key={entry.id} entry={entry} />
              ))}
            </Suspense>
          )}
        </QueryView>
        {more}
        {may({ resource: 'log', action: 'create' }) && (
          <NoteForm key={written} type={type} id={id} onDone={() => setWritten(written + 1)} />
        )}
      </Stack>
    </Section>
  );
}

/** Adds a note. */
function NoteForm({
  type,
  id,
  onDone,
}: {
  type: string;
  id: string | number;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const form = useFields(
    { note: text() },
    {
      send: ({ note }) =>
        deferRequest(createNote, { body: { logable_type: type, logable_id: id, content: { write: note } } }),
      onDone,
    },
  );
  const { note } = form.values;
  return (
    <Form {...form} secondary disabled={note.trim() === ''} submitLabel={t(($) => $.common.act.add_note)}>
      <NoteBox {...form.field('note')} />
    </Form>
  );
}
