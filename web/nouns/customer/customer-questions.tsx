import { useState, type ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { supportsPath } from '#nouns/support/support-list.tsx';

const AT_ONCE = 10;
const column = columnsFor<RowOf<typeof support.list>>().saying(($) => $.helper.support.field);
const columns = () => [
  column.text('title'),
  column.status('status', 'support', ($) => $.helper.support.status),
  column.entity('type', { key: 'support_type', title: ($) => $.common.field.support_type }),
  column.instant('answered_at'),
];

/** What a customer asked, newest text first. */
export function CustomerQuestions({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [most, setMost] = useState(AT_ONCE);
  const reading = useCall(support.list, {
    query: { filter: { sender_id: id }, include: ['type'], per_page: most },
  });
  return (
    <Section>
      <Rows
        rows={reading}
        idOf={({ id: question }) => question}
        columns={columns()}
        to={({ id: question }) => `${supportsPath()}/${question}`}
      />
      {(reading.data?.total ?? 0) > most && (
        <Anchor component="button" size="xs" onClick={() => setMost(most + AT_ONCE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </Section>
  );
}
