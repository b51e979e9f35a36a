import type { ReactNode } from 'react';
import {
  getTransaction,
  transactionPapers,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { transactionMachine } from '@hakobu/contract/accounting/transaction/transaction.machine.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { MachineStep } from '#kit/document/machine-step.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { AddFiles, FilesSection } from '#kit/files-section.tsx';
import { formatDate } from '#kit/format.ts';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { Money } from '#kit/show.tsx';

type Transaction = ResponseOf<typeof getTransaction>;
type Entry = NonNullable<Transaction['entries']>[number];

/** The voucher with its entries: what was debited and credited, in the account's currency and in VND. */
export function TransactionDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'transaction',
    id,
    useCall(getTransaction, { params: { id }, query: { include: ['files'] } }),
  );
  const row = reading.data;
  if (row === undefined) return <ReadState of={reading} />;
  const add = (files: File[]) => prepare(transactionPapers.add, { params: { id }, body: { files } });
  return (
    <DocumentFrame
      opens="transaction_id"
      title={row.code_ref}
      next={
        <MachineStep
          machine={transactionMachine}
          row={row}
          words={($) => $.accounting.transaction.state}
          actions={[{ key: 'attach_files', button: <AddFiles add={add} variant="filled" /> }]}
        />
      }
      linked={{ of: 'transaction', id }}
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
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
      </Section>
      <Entries entries={row.entries ?? []} />
      <Receipts transaction={row} />
      <FilesSection
        files={row.files ?? []}
        editable={can(row.actions, 'attach_files')}
        add={add}
        remove={(file) => prepare(transactionPapers.remove, { params: { id, file_id: file.id } })}
      />
      <DocumentTabs tabs={[logTab('transaction', id)]} />
    </DocumentFrame>
  );
}

const entry = columnsFor<Entry>();

function Entries({ entries }: { entries: readonly Entry[] }): ReactNode {
  const t = usePhrases();
  const debit = t(($) => $.accounting.transaction.field.debit);
  const credit = t(($) => $.accounting.transaction.field.credit);
  return (
    <Section title={t(($) => $.accounting.transaction.section.entries)}>
      <Rows
        rows={entries}
        idOf={({ account, party, ...one }) => `${account} ${party?.id} ${one.debit} ${one.credit_base}`}
        columns={[
          entry.custom({ key: 'account', render: ({ account }) => <b>{account}</b> }),
          side('debit', debit, (row) => row.debit_base !== '0' && [row.debit, row.currency_id]),
          side('credit', credit, (row) => row.credit_base !== '0' && [row.credit, row.currency_id]),
          side('debit_base', `${debit} VND`, ({ debit_base }) => debit_base !== '0' && [debit_base]),
          side('credit_base', `${credit} VND`, ({ credit_base }) => credit_base !== '0' && [credit_base]),
        ]}
      />
    </Section>
  );
}

/** One side of an entry, in the account's currency or, dimmed, in VND; the other one stays empty. */
const side = (
  key: string,
  title: string,
  amountOf: (row: Entry) => false | readonly [amount: string, currency?: string],
) =>
  entry.custom({
    key,
    title,
    right: true,
    render: (row) => {
      const [amount, currency] = amountOf(row) || [];
      if (amount === undefined) return '';
      return <Money value={amount} currency={currency ?? 'VND'} dim={currency === undefined} />;
    },
  });

const receipt = columnsFor<NonNullable<Transaction['receipts']>[number]>();

function Receipts({ transaction: { receipts = [], currency_id } }: { transaction: Transaction }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.accounting.transaction.section.receipts)}>
      <Rows
        rows={receipts}
        idOf={({ receiptable_type, receiptable_id }) => `${receiptable_type} ${receiptable_id}`}
        columns={[
          receipt.text('receiptable_id', { title: ($) => $.common.field.id }),
          receipt.custom({
            key: 'amount',
            right: true,
            render: ({ amount }) => <Money value={amount} currency={currency_id} />,
          }),
        ]}
      />
    </Section>
  );
}
