import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { phrase, usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatDate } from '#kit/format.ts';
import { Rows, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import type { CustomerAccount } from './customer.ts';

type Debt = CustomerAccount['debts'][number];

const column = columnsFor<Debt>().withLabels(($) => $.accounting.customer_account.field);
const columns = () => [
  column.custom({
    key: 'payment_due_date',
    title: ($) => $.accounting.credit_term.field.payment_due_date,
    render: ({ payment_due_date, overdue }) => (
      <StatusBadge
        of="credit_order"
        id={overdue ? 'overdue' : 'not_yet_due'}
        label={
          overdue
            ? `${formatDate(payment_due_date)} · ${phrase(($) => $.accounting.customer_account.field.overdue)}`
            : formatDate(payment_due_date)
        }
      />
    ),
  }),
  column.custom({ key: 'document', render: (debt) => <DebtDocument {...debt} /> }),
  column.word(
    'kind',
    ($) => ({
      purchase_cost: $.common.field.goods_money,
      service_fee: $.common.field.service_fee,
      freight: $.common.field.freight,
    }),
    { title: ($) => $.common.field.type },
  ),
  column.money('amount'),
  column.money('outstanding', { bold: true }),
];

/** A customer's debt by due date. */
export function CustomerDebts({
  account: { debts, debts_total: total },
}: {
  account: CustomerAccount;
}): ReactNode {
  const t = usePhrases();
  return (
    <Section>
      {total > debts.length && (
        <Text size="sm" role="status">
          {t(($) => $.accounting.customer_account.message.first_debts, { shown: debts.length, total })}
        </Text>
      )}
      <Rows
        rows={debts}
        idOf={({ id }) => id}
        columns={columns()}
        empty={t(($) => $.accounting.customer_account.message.no_debts)}
      />
    </Section>
  );
}

/** The document of a debt; freight of a bill links to the bill. */
function DebtDocument({ lading_bill_id, lading_bill_name, order_id }: Debt): ReactNode {
  const [word, id] = lading_bill_id === null ? ['order', order_id] : ['lading_bill', String(lading_bill_id)];
  return (
    <Reference of={word} id={id} figure>
      {lading_bill_name ?? order_id}
    </Reference>
  );
}
