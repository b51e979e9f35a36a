import { createFileRoute } from '@tanstack/react-router';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall, useLookup } from '#client/hooks.ts';
import { formatDate } from '#kit/format.ts';
import { FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { customers } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/accounting/statistics/transaction')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.transaction.plural,
    needs: {
      all: [{ resource: 'transaction', action: 'read' }],
      any: [
        { resource: 'transaction', action: 'create' },
        { resource: 'log', action: 'read' },
      ],
    },
    menu: { group: 'accounting', order: 4 },
  },
});

function Screen() {
  const t = usePhrases();
  const [opened, open, addressOf] = useOpened('transaction_id');
  const label = (id: TransactionKind) => t(($) => $.accounting.transaction.type[id]);
  return (
    <>
      <ListScreen
        title={t(($) => $.accounting.transaction.plural)}
        endpoint={listTransactions}
        store="transactions"
        query={{ include: ['object', 'preparedBy', 'fund', 'card'] }}
        filters={[
          {
            field: 'type_id',
            label: t(($) => $.common.field.type),
            kind: 'choice',
            options: useLookup(listTransactionTypes).map(({ id }) => ({ value: id, label: label(id) })),
          },
          {
            field: 'transactionable_id',
            label: t(($) => $.common.field.customer),
            kind: 'entity',
            ...customers,
          },
          { field: 'receipts.receiptable_id', label: t(($) => $.common.field.order), kind: 'text' },
          { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
        ]}
        columns={[
          {
            key: 'code',
            exports: 'code_ref',
            title: t(($) => $.common.field.code_ref),
            sort: 'id',
            render: (row) => <b className="figure">{row.code_ref}</b>,
          },
          {
            key: 'date',
            exports: 'voucher_date',
            title: t(($) => $.common.field.voucher_date),
            sort: 'voucher_date',
            render: (row) => <span className="figure">{formatDate(row.voucher_date)}</span>,
          },
          { key: 'type', title: t(($) => $.common.field.type), render: (row) => label(row.type_id) },
          {
            key: 'party',
            exports: 'object',
            title: t(($) => $.common.field.party),
            render: (row) => row.object?.name,
          },
          {
            key: 'amount',
            title: t(($) => $.common.field.amount),
            right: true,
            sort: 'amount',
            render: (row) => <Money value={row.amount} currency={row.currency_id} />,
          },
          {
            key: 'source',
            exports: [
              { title: t(($) => $.common.field.fund), field: 'fund' },
              { title: t(($) => $.common.field.card), field: 'card' },
            ],
            title: `${t(($) => $.common.field.fund)} / ${t(($) => $.common.field.card)}`,
            render: (row) => row.fund?.name ?? row.card?.name,
          },
          {
            key: 'description',
            title: t(($) => $.common.field.description),
            render: (row) => row.description,
          },
          {
            key: 'by',
            exports: 'preparedBy',
            title: t(($) => $.common.field.prepared_by),
            render: (row) => row.preparedBy?.name,
          },
        ]}
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.common.section.transactions)}
        opened={opened !== undefined}
        onClose={() => open(undefined)}
        size="xl"
      >
        <Detail id={Number(opened)} />
      </FormModal>
    </>
  );
}

/** The voucher with its entries: what was debited and credited, in the account's currency and in VND. */
function Detail({ id }: { id: number }) {
  const t = usePhrases();
  const { data: row } = useCall(getTransaction, { params: { id } });
  if (row === undefined) return null;
  return (
    <>
      <Facts
        rows={[
          [t(($) => $.common.field.code_ref), row.code_ref],
          [t(($) => $.common.field.voucher_date), formatDate(row.voucher_date)],
          [t(($) => $.common.field.type), t(($) => $.accounting.transaction.type[row.type_id])],
          [t(($) => $.common.field.party), row.object?.name],
          [
            t(($) => $.common.field.amount),
            <Money key="amount" value={row.amount} currency={row.currency_id} />,
          ],
          [t(($) => $.common.field.prepared_by), row.preparedBy?.name],
          [t(($) => $.common.field.description), row.description],
        ]}
      />
      <Section title={t(($) => $.accounting.transaction.section.entries)}>
        <Rows
          rows={row.entries ?? []}
          idOf={(entry) => `${entry.account} ${entry.party?.id} ${entry.debit} ${entry.credit_base}`}
          columns={[
            {
              key: 'account',
              title: t(($) => $.common.field.account),
              render: (entry) => <b>{entry.account}</b>,
            },
            {
              key: 'debit',
              title: t(($) => $.accounting.transaction.field.debit),
              right: true,
              render: (entry) =>
                entry.debit_base === '0' ? '' : <Money value={entry.debit} currency={entry.currency_id} />,
            },
            {
              key: 'credit',
              title: t(($) => $.accounting.transaction.field.credit),
              right: true,
              render: (entry) =>
                entry.credit_base === '0' ? '' : <Money value={entry.credit} currency={entry.currency_id} />,
            },
            {
              key: 'debit_base',
              title: `${t(($) => $.accounting.transaction.field.debit)} VND`,
              right: true,
              render: (entry) =>
                entry.debit_base === '0' ? '' : <Money value={entry.debit_base} currency="VND" dim />,
            },
            {
              key: 'credit_base',
              title: `${t(($) => $.accounting.transaction.field.credit)} VND`,
              right: true,
              render: (entry) =>
                entry.credit_base === '0' ? '' : <Money value={entry.credit_base} currency="VND" dim />,
            },
          ]}
        />
      </Section>
      <Section title={t(($) => $.accounting.transaction.section.receipts)}>
        <Rows
          rows={row.receipts ?? []}
          idOf={(receipt) => `${receipt.receiptable_type} ${receipt.receiptable_id}`}
          columns={[
            {
              key: 'document',
              title: t(($) => $.common.field.id),
              render: (receipt) => receipt.receiptable_id,
            },
            {
              key: 'amount',
              title: t(($) => $.common.field.amount),
              right: true,
              render: (receipt) => <Money value={receipt.amount} currency={row.currency_id} />,
            },
          ]}
        />
      </Section>
    </>
  );
}
