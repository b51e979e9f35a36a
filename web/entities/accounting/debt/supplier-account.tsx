import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  outstandingDocuments,
  outstandingObjects,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { listSupplierWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { PagedRows } from '#kit/paged-rows.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { MoveButtons } from '#entities/payment/move-buttons.tsx';
import { useWalletsByDay, WalletLines } from '../fund/wallet-lines.tsx';
import type { Document } from './clearing.ts';
import { DocumentLink } from './document-link.tsx';
import { MovementsCard } from './movements-card.tsx';
import { outstandingColumns } from './outstanding-columns.tsx';

/** The account of a supplier: advance, payables by document, and movements. */
export function SupplierAccount({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const filter = { object_type: 'supplier', object_id: id };
  const reading = useCall(supplier.get, { params: { id } });
  const money = useCall(outstandingObjects, { query: { filter } });
  const wallets = useCall(listSupplierWallets, { query: { filter: { walletable_id: id } } });
  const went = useWalletsByDay('supplier', id);
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  const address = addressOf('supplier', String(id));
  return (
    <DocumentFrame
      title={row.name}
      actions={
        <>
          <MoveButtons screen="supplier_wallets" partyId={String(id)} variant="default" />
          {address !== undefined && may({ resource: 'supplier', action: 'read' }) && (
            <Anchor size="sm" href={`#${address}`}>
              {t(($) => $.common.field.supplier)}
            </Anchor>
          )}
        </>
      }
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [t(($) => $.common.field.tel), row.tel],
            [t(($) => $.common.field.email), row.email],
            [t(($) => $.accounting.credit_term.field.payment_term_days), row.payment_term_days ?? 30],
          ]}
        />
      </Section>
      <Section title={t(($) => $.common.section.money)}>
        <Rows rows={money} idOf={(one) => one.id} columns={outstandingColumns('supplier').slice(1)} />
        {wallets.data && <WalletLines wallets={wallets.data.data} went={went} />}
      </Section>
      <Section title={t(($) => $.accounting.customer_account.section.debts)}>
        <PagedRows
          key={id}
          endpoint={outstandingDocuments}
          query={{ filter }}
          idOf={(one) => one.id}
          columns={documentColumns()}
        />
      </Section>
      {wallets.data?.data.map((wallet) => (
        <MovementsCard
          key={wallet.id}
          of="supplier"
          id={wallet.id}
          title={`${t(($) => $.accounting.statistic.title.movements)} · ${wallet.currency_id}`}
        />
      ))}
      <DocumentTabs tabs={[logTab('supplier', id)]} />
    </DocumentFrame>
  );
}

const column = columnsFor<Document>().withLabels(($) => $.accounting.statistic.field);
const documentColumns = () => [
  column.custom({ key: 'document', render: (one) => <DocumentLink {...one} /> }),
  column.day('payment_due_date'),
  column.status('due_state', 'credit_order', ($) => $.accounting.debt_lot.state),
  column.money('total'),
  column.money('paid'),
  column.money('outstanding', { bold: true }),
  column.money('unsolved'),
];
