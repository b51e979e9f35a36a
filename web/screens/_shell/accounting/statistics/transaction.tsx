import { createFileRoute } from '@tanstack/react-router';
import {
  getTransaction,
  listTransactions,
  listTransactionTypes,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
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
    title: ($) => $.shell.menu.transactions,
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
  const label = (id: string) => t(($) => $.shell.transaction[id as keyof Phrases['shell']['transaction']]);
  return (
    <>
      <ListScreen
        title={t(($) => $.shell.menu.transactions)}
        endpoint={listTransactions}
        store="transactions"
        query={{ include: ['object', 'preparedBy', 'fund', 'card'] }}
        filters={[
          {
            field: 'type_id',
            label: t(($) => $.shell.field.type),
            kind: 'choice',
            options: useLookup(listTransactionTypes).map(({ id }) => ({ value: id, label: label(id) })),
          },
          {
            field: 'transactionable_id',
            label: t(($) => $.shell.field.customer),
            kind: 'entity',
            ...customers,
          },
          { field: 'receipts.receiptable_id', label: t(($) => $.shell.field.order), kind: 'text' },
          { field: 'voucher_date', label: t(($) => $.shell.field.voucher_date), kind: 'days' },
        ]}
        columns={[
          {
            key: 'code',
            exports: 'code_ref',
            title: t(($) => $.shell.field.code_ref),
            sort: 'id',
            render: (row) => <b className="figure">{row.code_ref}</b>,
          },
          {
            key: 'date',
            exports: 'voucher_date',
            title: t(($) => $.shell.field.voucher_date),
            sort: 'voucher_date',
            render: (row) => <span className="figure">{formatDate(row.voucher_date)}</span>,
          },
          { key: 'type', title: t(($) => $.shell.field.type), render: (row) => label(row.type_id) },
          {
            key: 'party',
            exports: 'object',
            title: t(($) => $.shell.field.party),
            render: (row) => row.object?.name,
          },
          {
            key: 'amount',
            title: t(($) => $.shell.field.amount),
            right: true,
            sort: 'amount',
            render: (row) => <Money value={row.amount} currency={row.currency_id} />,
          },
          {
            key: 'source',
            exports: [
              { title: t(($) => $.shell.field.fund), field: 'fund' },
              { title: t(($) => $.shell.field.card), field: 'card' },
            ],
            title: `${t(($) => $.shell.field.fund)} / ${t(($) => $.shell.field.card)}`,
            render: (row) => row.fund?.name ?? row.card?.name,
          },
          {
            key: 'description',
            title: t(($) => $.shell.field.description),
            render: (row) => row.description,
          },
          {
            key: 'by',
            exports: 'preparedBy',
            title: t(($) => $.shell.field.prepared_by),
            render: (row) => row.preparedBy?.name,
          },
        ]}
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.shell.section.transactions)}
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
          [t(($) => $.shell.field.code_ref), row.code_ref],
          [t(($) => $.shell.field.voucher_date), formatDate(row.voucher_date)],
          [
            t(($) => $.shell.field.type),
            t(($) => $.shell.transaction[row.type_id as keyof Phrases['shell']['transaction']]),
          ],
          [t(($) => $.shell.field.party), row.object?.name],
          [
            t(($) => $.shell.field.amount),
            <Money key="amount" value={row.amount} currency={row.currency_id} />,
          ],
          [t(($) => $.shell.field.prepared_by), row.preparedBy?.name],
          [t(($) => $.shell.field.description), row.description],
        ]}
      />
      <Section title={t(($) => $.shell.section.entries)}>
        <Rows
          rows={row.entries ?? []}
          idOf={(entry) => `${entry.account} ${entry.party?.id} ${entry.debit} ${entry.credit_base}`}
          columns={[
            {
              key: 'account',
              title: t(($) => $.shell.field.account),
              render: (entry) => <b>{entry.account}</b>,
            },
            {
              key: 'debit',
              title: t(($) => $.shell.field.debit),
              right: true,
              render: (entry) =>
                entry.debit_base === '0' ? '' : <Money value={entry.debit} currency={entry.currency_id} />,
            },
            {
              key: 'credit',
              title: t(($) => $.shell.field.credit),
              right: true,
              render: (entry) =>
                entry.credit_base === '0' ? '' : <Money value={entry.credit} currency={entry.currency_id} />,
            },
            {
              key: 'debit_base',
              title: `${t(($) => $.shell.field.debit)} VND`,
              right: true,
              render: (entry) =>
                entry.debit_base === '0' ? '' : <Money value={entry.debit_base} currency="VND" dim />,
            },
            {
              key: 'credit_base',
              title: `${t(($) => $.shell.field.credit)} VND`,
              right: true,
              render: (entry) =>
                entry.credit_base === '0' ? '' : <Money value={entry.credit_base} currency="VND" dim />,
            },
          ]}
        />
      </Section>
      <Section title={t(($) => $.shell.section.receipts)}>
        <Rows
          rows={row.receipts ?? []}
          idOf={(receipt) => `${receipt.receiptable_type} ${receipt.receiptable_id}`}
          columns={[
            {
              key: 'document',
              title: t(($) => $.shell.field.id),
              render: (receipt) => receipt.receiptable_id,
            },
            {
              key: 'amount',
              title: t(($) => $.shell.field.amount),
              right: true,
              render: (receipt) => <Money value={receipt.amount} currency={row.currency_id} />,
            },
          ]}
        />
      </Section>
    </>
  );
}
