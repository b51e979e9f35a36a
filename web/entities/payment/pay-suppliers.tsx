import { Alert, Badge, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { listSupplierWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { compare, isPositive, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall, useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Form } from '#kit/form.tsx';
import { formatMoney } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { Rows } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { DocumentLink } from '#entities/accounting/debt/document-link.tsx';
import { SourceChoice } from './money-fields.tsx';
import { supplierPayments, type SupplierPayment } from './supplier-payments.ts';
import { paymentSources, usePaySuppliers, type Outcome } from './use-pay-suppliers.ts';

/** All are loaded in one request. */
const MOST = 100;
const column = columnsFor<SupplierPayment>();

interface PayingSuppliers {
  type: DocumentType;
  ids: readonly string[];
  parties: readonly number[];
  onDone: () => void;
}

/** Pays the amounts due of selected documents, of one or several suppliers. */
export function PaySuppliers({ type, ids, parties, onDone }: PayingSuppliers): ReactNode {
  const t = usePhrases();
  const filter = { object_type: 'supplier', receiptable_type: type, receiptable_id: ids.join(',') };
  const enabled = ids.length <= MOST;
  const reading = useCall(outstandingDocuments, { query: { filter, per_page: MOST } }, { enabled });
  const mayReadAdvances = may({ resource: 'supplier_wallet', action: 'read' });
  const advances = useData(
    listSupplierWallets,
    { query: { filter: { walletable_id: parties.join(',') }, per_page: MOST } },
    { enabled: enabled && mayReadAdvances },
  );
  if (!enabled) return <Refused>{t(($) => $.accounting.payment.message.pay_most, { most: MOST })}</Refused>;
  if (reading.data === undefined || (mayReadAdvances && advances === undefined))
    return <QueryStatus of={reading} shape="rows" />;
  const payments = supplierPayments(reading.data.data, advances?.data ?? []);
  return <PayForm {...{ payments, onDone }} />;
}

const Refused = ({ children }: { children: ReactNode }): ReactNode => (
  <Alert color="orange" variant="light" role="alert">
    {children}
  </Alert>
);

function PayForm({ payments, onDone }: { payments: SupplierPayment[]; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const { form, outcomes, sums, places, choose } = usePaySuppliers(payments, onDone);
  if (payments.length === 0) return <Refused>{t(($) => $.accounting.clearing.message.nothing)}</Refused>;
  const asked = sums.filter(({ due }) => isPositive(due));
  const sum = asked.map(({ due, currency }) => formatMoney(due, currency)).join(' + ');
  return (
    <Form
      {...form}
      first
      disabled={asked.length === 0 || places.some(({ source }) => source === undefined)}
      submitLabel={`${t(($) => $.common.act.pay)} ${sum}`.trim()}
    >
      <Payments {...{ payments, outcomes }} />
      <div className="fields">
        <DayInput {...form.field('voucher_date')} />
        {places.map((place) => (
          <Stack key={place.currency} gap={4}>
            <SourceChoice
              {...{ sources: paymentSources, currency: place.currency, value: place.source?.value ?? '' }}
              {...(places.length > 1 && { label: place.currency })}
              onChange={choose(place)}
              error={undefined}
            />
            <Sent place={place} />
          </Stack>
        ))}
        <div className="wide">
          <NoteBox {...form.field('description')} />
        </div>
      </div>
    </Form>
  );
}

type Place = ReturnType<typeof usePaySuppliers>['places'][number];

/** What leaves a fund or bank account, and by how much it is short of it. */
function Sent({ place: { sent, currency, source } }: { place: Place }): ReactNode {
  const t = usePhrases();
  const isShort = source !== undefined && compare(sent, source.balance) > 0;
  return (
    <Text size="sm" component="div">
      {t(($) => $.accounting.payment.field.sent_now)} <Money value={sent} currency={currency} />
      {isShort && (
        <Text size="sm" c="var(--minus)" component="div">
          {t(($) => $.accounting.payment.field.place_lacks)}{' '}
          <Money value={subtract(sent, source.balance)} currency={currency} />
        </Text>
      )}
    </Text>
  );
}

/** What each supplier gets, and what became of it. */
function Payments({
  payments,
  outcomes,
}: {
  payments: readonly SupplierPayment[];
  outcomes: Readonly<Record<string, Outcome>>;
}): ReactNode {
  const amount = (key: 'due' | 'taken' | 'sent', title: string) =>
    column.custom({
      key,
      title,
      right: true,
      render: (row) => <Money value={row[key]} currency={row.currency} />,
    });
  return (
    <Rows
      rows={payments}
      idOf={({ id }) => id}
      columns={[
        column.custom({
          key: 'supplier',
          title: phrase(($) => $.common.field.supplier),
          render: (row) => <Supplier payment={row} outcome={outcomes[row.id]} />,
        }),
        column.custom({
          key: 'documents',
          title: phrase(($) => $.common.field.purchase),
          render: ({ payable }) => (
            <Stack gap={2}>
              {payable.map((row) => (
                <DocumentLink key={row.id} {...row} />
              ))}
            </Stack>
          ),
        }),
        amount(
          'due',
          phrase(($) => $.accounting.payment.field.due),
        ),
        payments.some(({ taken }) => isPositive(taken)) &&
          amount(
            'taken',
            phrase(($) => $.accounting.payment.field.from_advance),
          ),
        amount(
          'sent',
          phrase(($) => $.accounting.payment.field.sent_now),
        ),
      ]}
    />
  );
}

/** The name of a supplier, why its payment failed, and what of it waits for approval. */
function Supplier({
  payment: { supplier, waiting },
  outcome,
}: {
  payment: SupplierPayment;
  outcome: Outcome | undefined;
}): ReactNode {
  const t = usePhrases();
  return (
    <Stack gap={2} align="flex-start">
      <span>{supplier.name}</span>
      {outcome?.state === 'failed' && (
        <Text size="xs" c="red" role="alert">
          {outcome.reason}
        </Text>
      )}
      {outcome?.state === 'paid' && (
        <Badge color="green" className="status">
          {t(($) => $.common.field.paid)}
        </Badge>
      )}
      {outcome?.state === 'waits' && (
        <Badge color="orange" className="status">
          {t(($) => $.accounting.clearing.message.not_payable)}
        </Badge>
      )}
      {waiting.map((row) => (
        <Text key={row.id} size="xs" c="dimmed" component="div">
          <DocumentLink {...row} /> · {t(($) => $.accounting.clearing.message.not_payable)}
        </Text>
      ))}
    </Stack>
  );
}
