import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { getCreditTerm } from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import { compare, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import type { Prepared } from '#client/prepared.ts';
import { text } from '#kit/fields.ts';
import { formatDate, formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Facts } from '#kit/page.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { useFields } from '#kit/use-fields.ts';

interface DebitProps {
  customerId: number;
  currency: string;
  /** What is unsolved: all of it goes on debt. */
  amount: string;
  /** Where the document says when it is due: not by the customer's term. */
  due?: string | undefined;
  /** Records the debt with a voucher of a day. */
  debit: (voucher_date: string) => Prepared<unknown>;
  onDone: () => void;
}

/** Puts what a document asks on debt; shows when it is due, and what the customer may still owe. */
export function DebitForm({ customerId, currency, amount, due, debit, onDone }: DebitProps): ReactNode {
  const t = usePhrases();
  const reading = useCall(getCreditTerm, { params: { id: customerId } });
  const form = useFields(
    { voucher_date: text({ start: today() }) },
    { send: ({ voucher_date }) => debit(voucher_date), onDone },
  );
  const terms = reading.data;
  if (terms === undefined) return <ReadState of={reading} shape="lines" />;
  const limit = terms.limits.find(({ currency_id }) => currency_id === currency);
  const room = limit?.room ?? '0';
  const said = (value: string) => formatMoney(value, currency);
  return (
    <Form {...form} submitLabel={`${t(($) => $.common.action.debit)} ${said(amount)}`}>
      <Facts
        rows={[
          [t(($) => $.common.field.amount), said(amount)],
          [t(($) => $.common.field.outstanding), said(limit?.outstanding ?? '0')],
          [t(($) => $.accounting.credit_term.field.limit), limit?.amount == null ? '' : said(limit.amount)],
          [t(($) => $.accounting.credit_term.field.room), said(room)],
          [
            t(($) => $.accounting.credit_term.field.payment_due_date),
            formatDate(due ?? terms.payment_due_date),
          ],
        ]}
      />
      <div className="fields">
        <DayInput {...form.field('voucher_date')} />
      </div>
      {compare(amount, room) > 0 && (
        <Alert color="orange" variant="light" role="status">
          {limit?.amount == null
            ? t(($) => $.accounting.credit_term.message.no_limit, { currency })
            : t(($) => $.accounting.credit_term.message.beyond, { amount: said(subtract(amount, room)) })}
        </Alert>
      )}
    </Form>
  );
}
