import { useState, type ReactNode } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { documentEndpoints, moveEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { moveKinds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { compare, isPositive, subtract, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { BASE_CURRENCY, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { money, moneyOrNone, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Facts } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import { useFields } from '#kit/use-fields.ts';
import { BankRate } from './bank-rate.tsx';
import { SourceChoice } from './money-fields.tsx';
import { sendInSequence } from './send-in-sequence.ts';
import { orAwaitApproval, NO_MESSAGE } from './await-approval.ts';
import { defaultSource, useSources } from './source-choice.ts';
import { supplierMoney } from './supplier-money.ts';

const { sources } = moveKinds.payment_supplier;

interface Paying {
  supplierId: number;
  receipt: { type: DocumentType; id: string | number };
  currency: CurrencyId;
  /** The amount due. */
  due: Decimal;
  /** The supplier's advance. */
  advance: Decimal;
  onDone: () => void;
}

/** The form state of a supplier payment: the amount to transfer, its source, and both vouchers. */
function usePaySupplier({ supplierId, receipt, currency, due, advance, onDone }: Paying) {
  const [chosen, setChosen] = useState('');
  const { options } = useSources(sources, currency);
  const source =
    options.find(({ value }) => value === chosen) ?? defaultSource(options, supplierMoney(due, advance).sent);
  const form = useFields(
    {
      amount: money({ start: due, required: true }),
      amount_base: moneyOrNone(),
      voucher_date: text({ start: today() }),
      description: text(),
    },
    {
      words: ($) => $.accounting.transaction.field,
      send: ({ amount, amount_base, ...body }) => {
        const { sent } = supplierMoney(amount, advance);
        const voucher = {
          ...body,
          currency_id: currency,
          transactionable_type: 'supplier' as const,
          transactionable_id: supplierId,
        };
        const receipts = [{ receiptable_type: receipt.type, receiptable_id: String(receipt.id) }];
        const paying = deferRequest(documentEndpoints.payment_purchase, {
          body: { ...voucher, amount, receipts },
        });
        if (!isPositive(sent)) return orAwaitApproval(paying);
        const sending = deferRequest(moveEndpoints.payment_supplier, {
          body: {
            ...{ ...voucher, amount: sent },
            ...(currency !== BASE_CURRENCY && { amount_base }),
            ...(source !== undefined && { [`${source.source}_id`]: source.id }),
          },
        });
        return sendInSequence(orAwaitApproval(sending), sent, orAwaitApproval(paying));
      },
      message: NO_MESSAGE,
      onDone,
    },
  );
  const choose = (next: string) => {
    form.set({}); // A changed source makes a new request with a new idempotency key.
    setChosen(next);
  };
  return { form, source, choose, ...supplierMoney(form.values.amount || '0', advance) };
}

/** Pays a document of a supplier from the advance first; shows amount due, advance and source of the rest. */
export function PaySupplier(props: Paying): ReactNode {
  const t = usePhrases();
  const { currency, due } = props;
  const { form, source, choose, taken, sent } = usePaySupplier(props);
  const { field, errorOf, values } = form;
  const sends = isPositive(sent);
  // Checked before sending, because the first of the two vouchers would be posted.
  const tooLarge = compare(values.amount || '0', due) > 0;
  return (
    <Form
      {...form}
      disabled={values.amount === '0' || (sends && source === undefined)}
      missing={
        tooLarge
          ? t(($) => $.accounting.payment.errors.amount_too_large, { maximum: formatMoney(due, currency) })
          : undefined
      }
      submitLabel={`${t(($) => $.common.act.pay)} ${formatMoney(values.amount, currency)}`.trim()}
    >
      <PayFacts {...{ due, taken, sent, currency }} rest={subtract(due, values.amount || '0')} />
      <div className="fields">
        <MoneyInput
          currency={currency}
          {...field('amount', ($) => `${$.common.field.amount} (${currency})`)}
        />
        {sends && (
          <SourceChoice
            {...{ sources, currency, value: source?.value ?? '' }}
            onChange={choose}
            error={errorOf('fund_id') ?? errorOf('card_id')}
          />
        )}
        {sends && currency !== BASE_CURRENCY && (
          <MoneyInput currency={BASE_CURRENCY} {...field('amount_base')} />
        )}
        <DayInput {...field('voucher_date')} />
        <div className="wide">
          <NoteBox {...field('description')} />
        </div>
      </div>
      {sends && currency !== BASE_CURRENCY && (
        <BankRate amount={sent} currency={currency} base={values.amount_base} day={values.voucher_date} />
      )}
    </Form>
  );
}

function PayFacts({
  currency,
  ...sums
}: Record<'due' | 'taken' | 'sent' | 'rest', Decimal> & { currency: CurrencyId }): ReactNode {
  const t = usePhrases();
  const said = (value: Decimal) => <Money value={value} currency={currency} />;
  return (
    <Facts
      rows={[
        [t(($) => $.accounting.payment.field.due), said(sums.due)],
        isPositive(sums.taken) && [t(($) => $.accounting.payment.field.from_advance), said(sums.taken)],
        isPositive(sums.sent) && [t(($) => $.accounting.payment.field.sent_now), said(sums.sent)],
        isPositive(sums.rest) && [t(($) => $.accounting.payment.field.rest), said(sums.rest)],
      ]}
    />
  );
}
