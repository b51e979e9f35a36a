import type { ReactNode } from 'react';
import { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import { supportsPath } from '#entities/support/support-list.tsx';

const AT_ONCE = 10;
const column = columnsFor<RowOf<typeof support.list>>().withLabels(($) => $.helper.support.field);
const columns = () => [
  column.text('title'),
  column.status('status', 'support', ($) => $.helper.support.status),
  column.entity('type', { key: 'support_type', title: ($) => $.common.field.support_type }),
  column.instant('answered_at'),
];

/** A customer's questions, latest message first. */
export function CustomerSupports({ id }: { id: number }): ReactNode {
  const asked = (per_page: number) => ({
    query: { filter: { sender_id: id }, include: ['type'], per_page },
  });
  const { reading, more } = useLoadMore(support.list, asked, { first: AT_ONCE, step: AT_ONCE });
  return (
    <Section>
      <Rows
        rows={reading}
        idOf={({ id: question }) => question}
        columns={columns()}
        to={({ id: question }) => `${supportsPath()}/${question}`}
      />
      {more}
    </Section>
  );
}
