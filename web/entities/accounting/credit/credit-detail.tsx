import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { FormButton } from '#kit/form.tsx';
import { formatDate } from '#kit/format.ts';
import { Facts, Rows, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money, StatusBadge } from '#kit/values.tsx';
import { orderAddress } from './credit-columns.tsx';
import { CreditTerms } from './credit-terms.tsx';

type Credit = ResponseOf<typeof creditOrder.get>;

/** A credit for an order: how much of it is used and paid back, by when, and the vouchers that did. */
export function CreditDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(creditOrder.get, {
    params: { id },
    query: { include: ['wallet', 'transactions.receipts'] },
  });
  const credit = reading.data;
  if (credit === undefined) return <QueryStatus of={reading} />;
  const amount = (value: string) => (
    <Money key={value} value={value} currency={creditCurrency[credit.type]} />
  );
  return (
    <DocumentFrame
      title={documentNumber('credit_order', id)}
      badge={
        <StatusBadge
          of="credit_order"
          id={credit.due_state}
          label={t(($) => $.accounting.debt_lot.state[credit.due_state])}
        />
      }
      actions={
        can(credit.actions, 'update') && (
          <FormButton label={t(($) => $.common.act.edit)} variant="default">
            {(close) => <CreditTerms credit={credit} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [t(($) => $.common.field.customer), credit.wallet?.object.name],
            [
              t(($) => $.common.field.order),
              <Anchor key="order" inherit className="figure" href={`#${orderAddress(credit.order_id)}`}>
                {credit.order_id}
              </Anchor>,
            ],
            [t(($) => $.common.field.amount), amount(credit.amount)],
            [t(($) => $.accounting.credit_order.field.used), amount(credit.used_amount)],
            [t(($) => $.common.field.paid), amount(credit.paid_amount)],
            [t(($) => $.common.field.outstanding), amount(credit.outstanding_amount)],
            [t(($) => $.accounting.credit_order.field.due_date), formatDate(credit.payment_due_date)],
          ]}
        />
      </Section>
      <Section title={t(($) => $.common.section.transactions)}>
        <Rows
          rows={credit.transactions ?? []}
          idOf={(row) => row.id}
          columns={transactionColumns(creditCurrency[credit.type])}
        />
      </Section>
    </DocumentFrame>
  );
}

const column = columnsFor<NonNullable<Credit['transactions']>[number]>();
const transactionColumns = (currency: CurrencyId) => [
  column.reference('code_ref', 'transaction', { id: 'id' }),
  column.custom({
    key: 'amount',
    right: true,
    render: ({ amount }) => <Money value={amount} currency={currency} />,
  }),
  column.day('voucher_date'),
];
