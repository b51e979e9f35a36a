import type { ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import {
  depositWithCash,
  payOrder,
  payPurchase,
  payService,
  paySupplier,
  refundOrder,
  refundService,
} from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import { today } from '#kit/format.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { customers, suppliers } from '#nouns/options.ts';

const settlements = {
  'payment-order': payOrder,
  'payment-service': payService,
  'payment-order-refund': refundOrder,
  'payment-service-refund': refundService,
  'payment-purchase': payPurchase,
} as const;

interface SettleProps {
  kind: keyof typeof settlements;
  party: { type: 'user' | 'supplier'; id: number };
  receipt: { type: 'order' | 'lading_bill' | 'purchase'; id: string | number };
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
    { endpoint: settlements[kind] as typeof payOrder, onDone },
  );
  const { values, set, errorOf } = form;
  const submit = () =>
    form.submit({
      ...values,
      currency_id: currency,
      transactionable_type: party.type as 'user',
      transactionable_id: party.id,
      receipts: [{ receiptable_type: receipt.type as 'order', receiptable_id: String(receipt.id) }],
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

/** Cash of a customer into a wallet. */
export function DepositForm({
  customerId = '',
  onDone,
}: {
  customerId?: string;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const funds = useLookup(listFunds);
  const form = useForm(
    { customer: customerId, amount: '', currency: 'JPY', fund: '', voucher_date: today(), description: '' },
    { endpoint: depositWithCash, onDone },
  );
  const { values, set, errorOf } = form;
  const fitting = funds.filter(({ currency_id }) => currency_id === values.currency);
  const fund = fitting.some(({ id }) => String(id) === values.fund)
    ? values.fund
    : String(fitting[0]?.id ?? '');
  const submit = () =>
    form.submit({
      transactionable_type: 'user',
      transactionable_id: Number(values.customer),
      amount: values.amount,
      currency_id: values.currency as CurrencyId,
      fund_id: Number(fund),
      voucher_date: values.voucher_date,
      description: values.description,
    });
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...customers}
          label={t(($) => $.common.field.customer)}
          value={values.customer}
          onChange={(customer) => set({ customer })}
          error={errorOf('transactionable_id')}
        />
        <MoneyInput
          label={t(($) => $.common.field.amount)}
          currency={values.currency as CurrencyId}
          value={values.amount}
          onChange={(amount) => set({ amount })}
          error={errorOf('amount')}
        />
        <Choice
          label={t(($) => $.common.field.currency)}
          value={values.currency}
          onChange={(currency) => set({ currency })}
          options={currencyOptions}
          error={errorOf('currency_id')}
        />
        <Choice
          label={t(($) => $.common.field.fund)}
          value={fund}
          onChange={(next) => set({ fund: next })}
          options={fitting.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errorOf('fund_id')}
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
        disabled={values.customer === '' || values.amount === '' || fund === ''}
      />
    </>
  );
}

/** Money to a supplier from a bank account or fund. */
export function PaySupplierForm({
  supplierId = '',
  amount = '',
  currency = 'JPY',
  onDone,
}: {
  supplierId?: string;
  amount?: string;
  currency?: string;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const funds = useLookup(listFunds);
  const cards = useLookup(listCards);
  const form = useForm(
    { supplier: supplierId, amount, currency, source: '', voucher_date: today(), description: '' },
    { endpoint: paySupplier, onDone },
  );
  const { values, set, errorOf } = form;
  const sources = [
    ...cards
      .filter(({ currency_id }) => currency_id === values.currency)
      .map(({ id, name }) => ({ value: `card ${id}`, label: name })),
    ...funds
      .filter(({ currency_id }) => currency_id === values.currency)
      .map(({ id, name }) => ({ value: `fund ${id}`, label: name })),
  ];
  const source = sources.some(({ value }) => value === values.source)
    ? values.source
    : (sources[0]?.value ?? '');
  const [kind, id] = source.split(' ');
  const submit = () =>
    form.submit({
      transactionable_type: 'supplier',
      transactionable_id: Number(values.supplier),
      amount: values.amount,
      currency_id: values.currency as CurrencyId,
      voucher_date: values.voucher_date,
      description: values.description,
      ...(kind === 'card' ? { card_id: Number(id) } : { fund_id: Number(id) }),
    });
  return (
    <>
      <div className="fields">
        <EntityPicker
          {...suppliers}
          label={t(($) => $.common.field.supplier)}
          value={values.supplier}
          onChange={(supplier) => set({ supplier })}
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
          label={`${t(($) => $.common.field.card)} / ${t(($) => $.common.field.fund)}`}
          value={source}
          onChange={(next) => set({ source: next })}
          options={sources}
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
        disabled={values.supplier === '' || values.amount === '' || source === ''}
      />
    </>
  );
}
