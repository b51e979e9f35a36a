import { Alert } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { getCreditTerm } from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { formatDate, formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Facts } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { useFields } from '#kit/use-fields.ts';

/** The amount to record as debt in one currency. */
export interface UnsettledAmount {
  currency: string;
  amount: string;
}

/** Voucher date and due date of a debt. */
interface Days {
  voucher_date: string;
  payment_due_date?: string;
}

interface DebitProps {
  customerId: number;
  /** The unpaid amounts, recorded in full. */
  unsolved: readonly [UnsettledAmount, ...UnsettledAmount[]];
  /** The due date set by the document instead of the customer's term. */
  due?: string | undefined;
  /** Whether the due date can be changed. */
  asksDue?: boolean;
  /** Records the debt with vouchers dated on the given day. */
  debit: (days: Days) => DeferredRequest<unknown>;
  onDone: () => void;
}

const said = ({ amount, currency }: UnsettledAmount): string => formatMoney(amount, currency);

/** Records unpaid amounts of a document as debt; shows the due date and the remaining credit limit. */
export function DebitForm({
  customerId,
  unsolved,
  due,
  asksDue = false,
  debit,
  onDone,
}: DebitProps): ReactNode {
  const t = usePhrases();
  const reading = useCall(getCreditTerm, { params: { id: customerId } });
  const form = useFields(
    { payment_due_date: text(), voucher_date: text({ start: today() }) },
    {
      words: ($) => $.accounting.statistic.field,
      send: ({ payment_due_date, voucher_date }) =>
        debit({ voucher_date, ...(payment_due_date !== '' && { payment_due_date }) }),
      onDone,
    },
  );
  const terms = reading.data;
  if (terms === undefined) return <QueryStatus of={reading} shape="lines" />;
  const given = form.values.payment_due_date;
  return (
    <Form
      {...form}
      submitLabel={`${t(($) => $.common.action.debit)} ${unsolved.map((one) => said(one)).join(' + ')}`}
    >
      {unsolved.map((one) => (
        <Room
          key={one.currency}
          unsolved={one}
          limit={terms.limits.find(({ currency_id }) => currency_id === one.currency)}
        />
      ))}
      <Facts
        rows={[
          [
            t(($) => $.accounting.credit_term.field.payment_due_date),
            formatDate(given === '' ? (due ?? terms.payment_due_date) : given),
          ],
        ]}
      />
      <div className="fields">
        {asksDue && <DayInput {...form.field('payment_due_date')} />}
        <DayInput {...form.field('voucher_date', ($) => $.common.field.voucher_date)} />
      </div>
    </Form>
  );
}

interface Limit {
  amount: string | null;
  outstanding: string;
  room: string;
}

/** The amount in a currency compared with the remaining credit limit. */
function Room({ unsolved, limit }: { unsolved: UnsettledAmount; limit: Limit | undefined }): ReactNode {
  const t = usePhrases();
  const { amount, currency } = unsolved;
  const room = limit?.room ?? '0';
  const inCurrency = (value: string) => formatMoney(value, currency);
  return (
    <Fragment>
      <Facts
        rows={[
          [t(($) => $.common.field.amount), inCurrency(amount)],
          [t(($) => $.common.field.outstanding), inCurrency(limit?.outstanding ?? '0')],
          [
            t(($) => $.accounting.credit_term.field.limit),
            limit?.amount == null ? '' : inCurrency(limit.amount),
          ],
          [t(($) => $.accounting.credit_term.field.room), inCurrency(room)],
        ]}
      />
      {compare(amount, room) > 0 && (
        <Alert color="orange" variant="light" role="status">
          {limit?.amount == null
            ? t(($) => $.accounting.credit_term.message.no_limit, { currency })
            : t(($) => $.accounting.credit_term.message.beyond, {
                amount: inCurrency(subtract(amount, room)),
              })}
        </Alert>
      )}
    </Fragment>
  );
}
