import { ActionIcon, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatNumber } from '#kit/format.ts';
import { Rows, Section } from '#kit/page.tsx';
import { CurrencyBadge } from '#kit/values.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';

const column = columnsFor<RowOf<typeof listTransactions>>();
const columns = () => [
  column.reference('code_ref', 'transaction', { id: 'id' }),
  column.word('type_id', ($) => $.accounting.transaction.type),
  column.custom({
    key: 'amount',
    right: true,
    render: ({ amount, currency_id }) => (
      <Group gap={6} justify="flex-end" wrap="nowrap">
        <span className="figure">{formatNumber(amount, 2)}</span>
        <CurrencyBadge id={currency_id} />
      </Group>
    ),
  }),
  column.day('voucher_date'),
  column.entity('preparedBy', { title: ($) => $.common.field.prepared_by }),
];

const FIRST = 10;
/** The query for a document's transactions, newest first. */
export const transactionsOf = (type: string, id: string | number, most: number = FIRST) => ({
  query: {
    filter: { 'receipts.receiptable_type': type, 'receipts.receiptable_id': id },
    include: ['preparedBy'],
    sort: '-id',
    per_page: most,
  },
});

/** The transactions of one document. */
export function TransactionsCard({ type, id }: { type: string; id: string | number }): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'transaction', action: 'read' });
  const { reading, more } = useLoadMore(listTransactions, (most) => transactionsOf(type, id, most), {
    ...{ first: FIRST, enabled: allowed },
  });
  if (!allowed) return null;
  return (
    <Section
      title={t(($) => $.common.section.transactions)}
      actions={
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t(($) => $.common.act.reload)}
          loading={reading.isFetching}
          onClick={() => void reading.refetch()}
        >
          <IconRefresh size={16} />
        </ActionIcon>
      }
    >
      <Rows rows={reading} idOf={({ id: key }) => key} columns={columns()} />
      {more}
    </Section>
  );
}
