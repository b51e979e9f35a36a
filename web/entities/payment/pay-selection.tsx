import { Alert } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import {
  clearDebts,
  MAX_CLEARED_DOCUMENTS,
} from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import { outstandingDocuments } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { add, compare, isPositive, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { formatMoney, today } from '#kit/format.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { Facts, Rows } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { useFields } from '#kit/use-fields.ts';
import { toClearedDocument, openAmount, type PayableDocument } from '#entities/accounting/debt/clearing.ts';
import { DocumentLink } from '#entities/accounting/debt/document-link.tsx';
import { useWallet } from './wallet-line.tsx';

/** A document may be due in two currencies, and all are loaded in one request. */
const MOST = MAX_CLEARED_DOCUMENTS / 2;

export interface Selection {
  type: DocumentType;
  ids: readonly string[];
  /** The customers of the documents; only documents of one can be paid together. */
  parties: readonly number[];
  /** The amounts due, if the list contains them; otherwise they are loaded. */
  documents?: readonly PayableDocument[] | undefined;
  onDone: () => void;
}

/** Pays the amounts due of selected documents of one customer in one currency, one voucher each, all or none. */
export function PaySelection(props: Selection): ReactNode {
  const t = usePhrases();
  const { ids, parties } = props;
  const [id] = parties;
  if (id === undefined || parties.length > 1)
    return <Refused>{t(($) => $.accounting.payment.message.several_customers)}</Refused>;
  if (ids.length > MOST)
    return <Refused>{t(($) => $.accounting.payment.message.pay_most, { most: MOST })}</Refused>;
  const { documents, onDone } = props;
  return documents === undefined ? (
    <Asked {...props} id={id} />
  ) : (
    <Shown rows={documents} {...{ id, onDone }} />
  );
}

const Refused = ({ children }: { children: ReactNode }): ReactNode => (
  <Alert color="orange" variant="light" role="alert">
    {children}
  </Alert>
);

/** Goods in yen first, then charges in VND. */
const byUse: readonly CurrencyId[] = ['JPY', ...currencyIds.filter((one) => one !== 'JPY')];

/** False for documents that are not approved or that no kind of voucher settles. */
const canBePaid = ({ payable, kind }: PayableDocument): boolean => payable && kind !== null;
const isPayable = (row: PayableDocument): boolean => canBePaid(row) && isPositive(openAmount(row));

/** The current amounts due of the documents. */
function Asked({ type, ids, id, onDone }: Selection & { id: number }): ReactNode {
  const filter = {
    ...{ object_type: 'user', object_id: id },
    ...{ receiptable_type: type, receiptable_id: ids.join(',') },
  };
  const reading = useCall(outstandingDocuments, { query: { filter, per_page: MAX_CLEARED_DOCUMENTS } });
  const rows = reading.data?.data;
  if (rows === undefined) return <QueryStatus of={reading} shape="rows" />;
  return <Shown {...{ rows, id, onDone }} />;
}

/** The amounts due in the chosen currency. */
function Shown({ rows, id, onDone }: Omit<Paying, 'currency'>): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState('');
  const currencies = byUse.filter((one) => rows.some((row) => row.currency_id === one));
  const currency =
    currencies.find((one) => one === chosen) ??
    currencies.find((one) => rows.some((row) => row.currency_id === one && isPayable(row))) ??
    currencies[0];
  if (currency === undefined) return <Refused>{t(($) => $.accounting.clearing.message.nothing)}</Refused>;
  const shown = rows.filter((row) => row.currency_id === currency);
  return (
    <>
      {currencies.length > 1 && (
        <Choice
          label={t(($) => $.common.field.currency)}
          value={currency}
          onChange={setChosen}
          options={currencies.map((one) => ({ value: one, label: one }))}
        />
      )}
      <PayForm
        // Changed rows start a new form, so that only amounts the user has seen are paid.
        key={shown.map((row) => `${row.id} ${row.outstanding} ${row.unsolved}`).join()}
        {...{ id, currency, onDone }}
        rows={shown}
      />
    </>
  );
}

interface Paying {
  id: number;
  currency: CurrencyId;
  rows: readonly PayableDocument[];
  onDone: () => void;
}

function PayForm({ id, currency, rows, onDone }: Paying): ReactNode {
  const t = usePhrases();
  const payable = rows.filter(isPayable);
  const sum = add(zero, ...payable.map(openAmount));
  const available = useWallet({ party: 'user', id, currency })?.available ?? zero;
  const isShort = compare(sum, available) > 0;
  const form = useFields(
    { voucher_date: text({ start: today() }), description: text() },
    {
      send: (body) =>
        deferRequest(clearDebts, {
          body: {
            ...body,
            ...{ object_type: 'user', object_id: id, currency_id: currency },
            documents: payable.map((row) => toClearedDocument(row, openAmount(row))),
          },
        }),
      onDone,
    },
  );
  const amount = (value: string) => <Money value={value} currency={currency} />;
  return (
    <Form
      {...form}
      disabled={payable.length === 0 || isShort}
      submitLabel={`${t(($) => $.common.act.pay)} ${formatMoney(sum, currency)}`}
    >
      <Rows
        rows={rows}
        idOf={(row) => row.id}
        columns={[
          column.custom({ key: 'document', render: (row) => <DocumentLink {...row} /> }),
          column.word('kind', ($) => $.accounting.transaction.type, {
            title: phrase(($) => $.common.field.type),
          }),
          column.custom({
            key: 'due',
            title: phrase(($) => $.accounting.payment.field.due),
            right: true,
            render: (row) =>
              canBePaid(row) ? amount(openAmount(row)) : t(($) => $.accounting.clearing.message.not_payable),
          }),
        ]}
      />
      <Facts
        rows={[
          [t(($) => $.accounting.payment.field.due), amount(sum)],
          [t(($) => $.accounting.wallet.field.available), amount(available)],
          isShort && [t(($) => $.accounting.payment.field.lacking), amount(subtract(sum, available))],
        ]}
      />
      <div className="fields">
        <DayInput {...form.field('voucher_date')} />
        <div className="wide">
          <NoteBox {...form.field('description')} />
        </div>
      </div>
    </Form>
  );
}

const column = columnsFor<PayableDocument>().withLabels(($) => $.accounting.statistic.field);
