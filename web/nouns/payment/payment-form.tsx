import type { ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import {
  documentEndpoints,
  moveEndpoints,
  type Voucher,
} from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import {
  moveKinds,
  type DocumentKind,
  type MoveKind,
} from '@hakobu/contract/accounting/transaction/kinds.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { today } from '#kit/format.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { customers, suppliers } from '#nouns/options.ts';

interface SettleProps {
  kind: DocumentKind;
  party: { type: Voucher['transactionable_type']; id: number };
  receipt: { type: DocumentType; id: string | number };
  currency: CurrencyId;
  /** What there is to pay, proposed. */
  amount: string;
  creditOrderId?: number;
  onDone: () => void;
}

/** Pays, repays or refunds one document from the party's wallet; with a credit it is a draw. */
export function SettleForm({
  kind,
  party,
  receipt,
  currency,
  amount,
  creditOrderId,
  onDone,
}: SettleProps): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { amount: amount.replace('-', ''), voucher_date: today(), description: '' },
    { endpoint: documentEndpoints[kind], onDone },
  );
  const { values, set, errorOf } = form;
  const submit = () =>
    form.submit({
      ...values,
      currency_id: currency,
      transactionable_type: party.type,
      transactionable_id: party.id,
      receipts: [{ receiptable_type: receipt.type, receiptable_id: String(receipt.id) }],
      ...(creditOrderId === undefined ? {} : { credit_order_id: creditOrderId }),
    });
  return (
    <>
      <div className="fields">
        <MoneyInput
          label={`${t(($) => $.common.field.amount)} (${currency})`}
          currency={currency}
          value={values.amount}
          onChange={(next) => set({ amount: next })}
          error={errorOf('amount')}
        />
        <DayInput
          label={t(($) => $.common.field.voucher_date)}
          value={values.voucher_date}
          onChange={(day) => set({ voucher_date: day })}
          error={errorOf('voucher_date')}
        />
        <div className="wide">
          <NoteBox
            label={t(($) => $.common.field.description)}
            value={values.description}
            onChange={(description) => set({ description })}
          />
        </div>
      </div>
      <FormEnd {...form} onSubmit={submit} disabled={values.amount === '' || values.amount === '0'} />
    </>
  );
}

const currencyOptions = currencyIds.map((id) => ({ value: id, label: id }));

const partyPickers = { user: customers, supplier: suppliers } as const;
const sourceLists = { fund: listFunds, card: listCards } as const;

interface MoveProps {
  kind: MoveKind;
  partyId?: string;
  amount?: string;
  currency?: string;
  onDone: () => void;
}

/** Money of a customer or supplier in or out, from or to a fund or card: what is asked, the kind says. */
export function MoveForm({
  kind,
  partyId = '',
  amount = '',
  currency = 'JPY',
  onDone,
}: MoveProps): ReactNode {
  const t = usePhrases();
  const { party } = moveKinds[kind];
  const form = useForm(
    { party: partyId, amount, currency, source: '', voucher_date: today(), description: '' },
    { endpoint: moveEndpoints[kind], onDone },
  );
  const { values, set, errorOf } = form;
  const { label, options } = useSources(kind, values.currency);
  const source = options.find(({ value }) => value === values.source) ?? options[0];
  const submit = () =>
    form.submit({
      transactionable_type: party,
      transactionable_id: Number(values.party),
      amount: values.amount,
      currency_id: values.currency as CurrencyId,
      voucher_date: values.voucher_date,
      description: values.description,
      ...source?.named,
    });
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...partyPickers[party]}
          label={t(($) => (party === 'user' ? $.common.field.customer : $.common.field.supplier))}
          value={values.party}
          onChange={(next) => set({ party: next })}
          error={errorOf('transactionable_id')}
        />
        <MoneyInput
          label={t(($) => $.common.field.amount)}
          currency={values.currency as CurrencyId}
          value={values.amount}
          onChange={(next) => set({ amount: next })}
          error={errorOf('amount')}
        />
        <Choice
          label={t(($) => $.common.field.currency)}
          value={values.currency}
          onChange={(next) => set({ currency: next })}
          options={currencyOptions}
          error={errorOf('currency_id')}
        />
        <Choice
          label={label}
          value={source?.value ?? ''}
          onChange={(next) => set({ source: next })}
          options={options}
          error={errorOf('fund_id') ?? errorOf('card_id')}
        />
        <DayInput
          label={t(($) => $.common.field.voucher_date)}
          value={values.voucher_date}
          onChange={(day) => set({ voucher_date: day })}
          error={errorOf('voucher_date')}
        />
        <div className="wide">
          <NoteBox
            label={t(($) => $.common.field.description)}
            value={values.description}
            onChange={(description) => set({ description })}
          />
        </div>
      </div>
      <FormEnd
        {...form}
        onSubmit={submit}
        disabled={values.party === '' || values.amount === '' || source === undefined}
      />
    </>
  );
}

/** The funds and cards of a currency that a kind may name, in the order in which it lists them. */
function useSources(kind: MoveKind, currency: string) {
  const t = usePhrases();
  const { sources } = moveKinds[kind];
  const lists = {
    fund: useCall(sourceLists.fund, {}, { enabled: sources.includes('fund') }).data,
    card: useCall(sourceLists.card, {}, { enabled: sources.includes('card') }).data,
  };
  return {
    label: sources.map((source) => t(($) => $.common.field[source])).join(' / '),
    options: sources.flatMap((source) =>
      (lists[source]?.data ?? [])
        .filter(({ currency_id }) => currency_id === currency)
        .map(({ id, name }) => ({ value: `${source} ${id}`, label: name, named: { [`${source}_id`]: id } })),
    ),
  };
}
