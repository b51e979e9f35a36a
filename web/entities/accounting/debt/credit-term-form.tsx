import type { ReactNode } from 'react';
import {
  getCreditTerm,
  updateCreditTerm,
} from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { moneyOrNone, wholeOrNone } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { MoneyInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { useFields } from '#kit/use-fields.ts';

interface TermProps {
  customerId: number;
  onDone: () => void;
}

/** Credit limit and payment term of a customer. */
export function CreditTermForm({ customerId, onDone }: TermProps): ReactNode {
  const reading = useCall(getCreditTerm, { params: { id: customerId } });
  if (reading.data === undefined) return <QueryStatus of={reading} shape="lines" />;
  return <TermFields terms={reading.data} onDone={onDone} />;
}

const fields = { payment_term_days: wholeOrNone(), VND: moneyOrNone(), JPY: moneyOrNone() };
const currencies = ['VND', 'JPY'] as const;

function TermFields({
  terms,
  onDone,
}: {
  terms: ResponseOf<typeof getCreditTerm>;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const limitIn = (currency: string) =>
    terms.limits.find(({ currency_id }) => currency_id === currency)?.amount ?? null;
  const form = useFields(fields, {
    words: ($) => $.accounting.credit_term.field,
    row: { payment_term_days: terms.payment_term_days, VND: limitIn('VND'), JPY: limitIn('JPY') },
    send: ({ payment_term_days, ...limits }) =>
      deferRequest(updateCreditTerm, {
        ...rowVersion(terms),
        body: {
          payment_term_days,
          limits: currencies.flatMap((currency_id) => {
            const amount = limits[currency_id] ?? (limitIn(currency_id) === null ? null : '0');
            return amount === null ? [] : [{ currency_id, amount }];
          }),
        },
      }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <WholeInput {...form.field('payment_term_days')} blank />
        {currencies.map((currency) => (
          <MoneyInput
            key={currency}
            currency={currency}
            blank
            {...form.field(currency, ($) => `${$.accounting.credit_term.field.limit} (${currency})`)}
          />
        ))}
      </div>
      {t(($) => $.accounting.credit_term.message.standard_term)}
    </Form>
  );
}
