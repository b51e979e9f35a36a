import { Alert, Box, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { clearDebts } from '@hakobu/contract/accounting/clearing/clearing.endpoints.ts';
import {
  outstandingDocuments,
  outstandingObjects,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { add, isNegative, isPositive, subtract, zero } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyInput, ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { useCall, useData } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { useCustomerParty, useSupplierParty } from '#entities/paper/paper-parties.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatMoney, today } from '#kit/format.ts';
import { Form, useFormState } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Facts, Page, Rows, Section } from '#kit/page.tsx';
import { NotFound, QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { toClearedDocument, openAmount, allocateOldestFirst, type Document } from './clearing.ts';
import { ComparisonRecord } from './comparison-record.tsx';
import { DocumentLink } from './document-link.tsx';
import { NettingCard } from './netting-card.tsx';
import { parties, type PartyType } from './party.ts';

const MOST = 100;
const currencyOptions = currencyIds.map((id) => ({ value: id, label: id }));

/** Compares what a party has with what it owes, or we owe it, and settles its documents together. */
export function ClearingScreen({ type, title }: { type: PartyType; title: string }): ReactNode {
  const t = usePhrases();
  const [{ object_id = '', currency_id }, change] = useAddressSearch();
  const currency = currencyIds.find((one) => one === currency_id) ?? 'JPY';
  return (
    <Page title={title}>
      <Group align="flex-end" gap="xs" className="filters no-print">
        <EntityPicker
          {...parties[type].picker}
          label={parties[type].word()}
          value={object_id}
          onChange={(next) => change({ object_id: next })}
        />
        <Choice
          label={t(($) => $.common.field.currency)}
          value={currency}
          onChange={(next) => change({ currency_id: next })}
          options={currencyOptions}
        />
      </Group>
      {object_id === '' ? (
        <Section>{t(($) => $.accounting.clearing.message.choose)}</Section>
      ) : (
        <Comparison key={`${object_id} ${currency}`} type={type} id={Number(object_id)} currency={currency} />
      )}
    </Page>
  );
}

interface Compared {
  type: PartyType;
  id: number;
  currency: CurrencyId;
}

/** An address may name a party that is not there, or of another company: who has nothing open is there. */
function useUnknown(type: PartyType, id: number): boolean {
  const { endpoint, query } = parties[type].picker as (typeof parties)['user']['picker'];
  // as the field above reads whom it shows
  const asked = { ...query, filter: { ...query.filter, id: String(id) } };
  const isId = Number.isSafeInteger(id);
  const found = useData(endpoint, { query: asked }, { enabled: isId });
  return !isId || found?.data.length === 0;
}

/** The party with the data that its record states. */
function useParty(type: PartyType, id: number) {
  const isCustomer = type === 'user';
  const customer = useCustomerParty(id, isCustomer);
  const supplier = useSupplierParty(id, !isCustomer);
  return isCustomer ? customer : supplier;
}

function Comparison({ type, id, currency }: Compared): ReactNode {
  const t = usePhrases();
  const filter = { object_type: type, object_id: id, currency_id: currency };
  const isUnknown = useUnknown(type, id);
  const { party, language } = useParty(type, id);
  const documents = useCall(outstandingDocuments, { query: { filter, per_page: MOST } });
  const sums = useCall(outstandingObjects, { query: { filter } });
  if (isUnknown)
    return (
      <Section>
        <NotFound shape="rows" />
      </Section>
    );
  if (documents.data === undefined || sums.data === undefined)
    return <QueryStatus of={documents.data === undefined ? documents : sums} shape="rows" />;
  const { data: rows, total } = documents.data;
  const wallet = subtract(sums.data.data[0]?.wallet_balance ?? zero, sums.data.data[0]?.held ?? zero);
  /** None where the party has nothing in this currency: there is no record of that. */
  const name = rows[0]?.object.name ?? sums.data.data[0]?.object.name ?? '';
  // what was compared is what is cleared: rows that changed are a form of their own
  const state = rows.map((row) => `${row.id} ${row.outstanding} ${row.unsolved}`).join();
  return (
    <>
      <Stack gap="sm" className="no-print">
        {total > rows.length && (
          <Alert color="orange" variant="light" role="status">
            {t(($) => $.accounting.clearing.message.more, { shown: rows.length, total })}
          </Alert>
        )}
        <ClearingForm
          key={`${state} ${wallet}`}
          {...{ type, id, currency, rows, wallet }}
          canPrint={name !== '' && total <= rows.length}
        />
        <NettingCard key={state} {...{ type, id, currency }} />
      </Stack>
      <ComparisonRecord {...{ type, language, currency, wallet, rows }} theirs={party ?? { name }} />
    </>
  );
}

type Body = BodyInput<typeof clearDebts>;
interface Clearing extends Compared {
  rows: readonly Document[];
  wallet: string;
}
interface Values {
  voucher_date: string;
  amounts: Readonly<Record<string, string>>;
}

/** What is chosen to be cleared, and its call. */
function useClearing({ type, id, currency, rows, wallet }: Clearing) {
  const form = useFormState<Values, ResponseOf<typeof clearDebts>>(
    { voucher_date: today(), amounts: allocateOldestFirst(rows, wallet) },
    {},
  );
  const { amounts, voucher_date } = form.values;
  const amountOf = (row: Document) => amounts[row.id] ?? zero;
  const chosen = rows.filter((row) => isPositive(amountOf(row)));
  const sum = add(zero, ...chosen.map(amountOf));
  const send = () => {
    const body: Body = {
      ...{ object_type: type, object_id: id, currency_id: currency, voucher_date },
      documents: chosen.map((row) => toClearedDocument(row, amountOf(row))),
    };
    form.send(deferRequest(clearDebts, { body }));
  };
  return {
    ...{ form, amountOf, chosen, sum, send },
    change: (row: Document, amount: string) => form.set({ amounts: { ...amounts, [row.id]: amount } }),
    propose: () => form.set({ amounts: allocateOldestFirst(rows, wallet) }),
    errorOf: (row: Document) => form.errorOf(`documents.${chosen.indexOf(row)}.amount`),
  };
}

function ClearingForm({ canPrint, ...props }: Clearing & { canPrint: boolean }): ReactNode {
  const { currency, rows, wallet } = props;
  const t = usePhrases();
  const { form, chosen, sum, send, propose, ...documents } = useClearing(props);
  const left = subtract(wallet, sum);
  return (
    <Section
      actions={
        <>
          <Button variant="default" disabled={!canPrint} onClick={() => window.print()}>
            {t(($) => $.accounting.clearing.act.print)}
          </Button>
          <Button variant="default" onClick={propose} disabled={rows.length === 0}>
            {t(($) => $.accounting.clearing.act.oldest_first)}
          </Button>
        </>
      }
    >
      <Form
        busy={form.busy}
        failure={form.failure}
        disabled={chosen.length === 0 || isNegative(left)}
        submitLabel={`${t(($) => $.accounting.clearing.act.clear)} ${formatMoney(sum, currency)}`}
        onSubmit={send}
      >
        <Facts
          rows={[
            [t(($) => $.accounting.statistic.field.wallet_balance), formatMoney(wallet, currency)],
            [t(($) => $.accounting.clearing.field.left), formatMoney(left, currency)],
          ]}
        />
        <DocumentsToClear rows={rows} currency={currency} {...documents} />
        <div className="fields">
          <DayInput
            label={t(($) => $.common.field.voucher_date)}
            value={form.values.voucher_date}
            onChange={(next) => form.set({ voucher_date: next })}
            error={form.errorOf('voucher_date')}
          />
        </div>
      </Form>
    </Section>
  );
}

interface ToClear {
  rows: readonly Document[];
  currency: CurrencyId;
  amountOf: (row: Document) => string;
  change: (row: Document, amount: string) => void;
  errorOf: (row: Document) => string | undefined;
}

/** The documents with how much of each is cleared. */
function DocumentsToClear({ rows, currency, amountOf, change, errorOf }: ToClear): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.accounting.clearing.field.clears);
  return (
    <Rows
      rows={rows}
      idOf={(row) => row.id}
      empty={t(($) => $.accounting.clearing.message.nothing)}
      columns={[
        column.custom({ key: 'document', render: (row) => <DocumentLink {...row} /> }),
        column.day('payment_due_date'),
        column.custom({
          key: 'clears',
          title: label,
          right: true,
          width: 150,
          render: (row) =>
            row.payable && row.kind !== null ? (
              <Box miw={112}>
                <MoneyInput
                  aria-label={`${label} ${row.receiptable_number}`}
                  currency={currency}
                  value={amountOf(row)}
                  onChange={(amount) => change(row, amount)}
                  error={errorOf(row)}
                />
              </Box>
            ) : (
              t(($) => $.accounting.clearing.message.not_payable)
            ),
        }),
        ...figuresOf(rows),
      ]}
    />
  );
}

const column = columnsFor<Document>().withLabels(($) => $.accounting.statistic.field);
const figuresOf = (rows: readonly Document[]) => {
  const running = new Map<string, string>();
  let sum: string = zero;
  for (const row of rows) running.set(row.id, (sum = add(sum, openAmount(row))));
  return [
    column.status('due_state', 'credit_order', ($) => $.accounting.debt_lot.state),
    column.word('kind', ($) => $.accounting.transaction.type, {
      title: phrase(($) => $.common.field.type),
    }),
    column.money('total'),
    column.money('paid'),
    column.money('outstanding'),
    column.money('unsolved'),
    column.custom({
      key: 'running',
      right: true,
      render: (row) => <Money value={running.get(row.id) ?? zero} currency={row.currency_id} />,
    }),
  ];
};
