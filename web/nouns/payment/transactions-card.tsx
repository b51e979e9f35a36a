import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { formatDate } from '#kit/format.ts';
import { Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';

/** The money transactions of one document. */
export function TransactionsCard({ type, id }: { type: string; id: string | number }): ReactNode {
  const t = usePhrases();
  const [most, setMost] = useState(10);
  const allowed = may({ resource: 'transaction', action: 'read' });
  const { data } = useCall(
    listTransactions,
    {
      query: {
        filter: { 'receipts.receiptable_type': type, 'receipts.receiptable_id': id },
        include: ['preparedBy'],
        sort: '-id',
        per_page: most,
      },
    },
    { enabled: allowed },
  );
  if (!allowed) return null;
  return (
    <Section title={t(($) => $.common.section.transactions)}>
      <Rows
        rows={data?.data ?? []}
        idOf={({ id: key }) => key}
        columns={[
          {
            key: 'code',
            title: t(($) => $.common.field.code_ref),
            render: (row) => (
              <Anchor href={`#${addressOf('transaction', String(row.id))}`} size="sm" className="figure">
                {row.code_ref}
              </Anchor>
            ),
          },
          {
            key: 'type',
            title: t(($) => $.common.field.type),
            render: (row) => t(($) => $.accounting.transaction.type[row.type_id]),
          },
          {
            key: 'amount',
            title: t(($) => $.common.field.amount),
            right: true,
            render: (row) => <Money value={row.amount} currency={row.currency_id} />,
          },
          {
            key: 'date',
            title: t(($) => $.common.field.voucher_date),
            render: (row) => <span className="figure">{formatDate(row.voucher_date)}</span>,
          },
          { key: 'by', title: t(($) => $.common.field.prepared_by), render: (row) => row.preparedBy?.name },
        ]}
      />
      {(data?.total ?? 0) > most && (
        <Anchor component="button" size="xs" onClick={() => setMost(most + 20)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </Section>
  );
}
