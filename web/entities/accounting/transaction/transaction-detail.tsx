import type { ReactNode } from 'react';
import {
  getTransaction,
  transactionAttachments,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { FilesSection } from '#kit/files-section.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { AssignButton } from '#entities/payment/assign-button.tsx';
import { DocumentLink } from '../debt/document-link.tsx';
import { Entries } from './entries.tsx';
import { PrintButton } from './print-button.tsx';
import { reverseAction } from './reverse-form.tsx';
import type { Transaction } from './transaction.ts';
import { VoucherFacts } from './voucher-facts.tsx';

/** A voucher with its entries in the account's currency and in VND. */
export function TransactionDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useDocument(
    'transaction',
    id,
    useCall(getTransaction, { params: { id }, query: { include: ['files', 'wallet', 'to_wallet'] } }),
  );
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  const add = (files: File[]) =>
    deferRequest(transactionAttachments.add, { params: { id }, body: { files } });
  return (
    <DocumentFrame
      opens="transaction_id"
      title={row.code_ref}
      actions={
        <>
          <AssignButton row={row} />
          <PrintButton ids={[id]} label={t(($) => $.accounting.transaction.print.one)} />
          <DocumentActions states={row.actions} actions={[reverseAction(row)]} />
        </>
      }
      linked={{ of: 'transaction', id }}
    >
      <VoucherFacts row={row} />
      <Entries entries={row.entries ?? []} />
      <Receipts transaction={row} />
      <FilesSection
        files={row.files ?? []}
        editable={can(row.actions, 'attach_files')}
        add={add}
        remove={(file) => deferRequest(transactionAttachments.remove, { params: { id, file_id: file.id } })}
      />
      <DocumentTabs tabs={[logTab('transaction', id)]} />
    </DocumentFrame>
  );
}

const receipt = columnsFor<NonNullable<Transaction['receipts']>[number]>();

function Receipts({ transaction: { receipts = [], currency_id } }: { transaction: Transaction }): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.accounting.transaction.section.receipts)}>
      <Rows
        rows={receipts}
        idOf={({ receiptable_type, receiptable_id }) => `${receiptable_type} ${receiptable_id}`}
        columns={[
          receipt.custom({
            key: 'document',
            title: t(($) => $.accounting.statistic.field.document),
            render: (row) => <DocumentLink {...row} />,
          }),
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
