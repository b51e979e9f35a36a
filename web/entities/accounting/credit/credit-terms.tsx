import type { ReactNode } from 'react';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { money, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';

type Terms = Pick<RowOf<typeof creditOrder.list>, 'id' | 'version' | 'type' | 'amount' | 'payment_due_date'>;

/** Its room, never below what is used, and by when it is to be paid back. */
export function CreditTerms({ credit, onDone }: { credit: Terms; onDone: () => void }): ReactNode {
  const fields = {
    amount: money({ start: credit.amount, required: true }),
    payment_due_date: text({ start: credit.payment_due_date }),
  };
  const form = useFields(fields, {
    words: ($) => $.accounting.statistic.field,
    send: (body) => deferRequest(creditOrder.update, { ...rowVersion(credit), body }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <MoneyInput currency={creditCurrency[credit.type]} {...form.field('amount')} />
        <DayInput {...form.field('payment_due_date')} />
      </div>
    </Form>
  );
}
