import type { ReactNode } from 'react';
import { updateDebtLot } from '@hakobu/contract/accounting/debt-lot/debt-lot.endpoints.ts';
import {
  dueOfCustomers,
  dueToSuppliers,
  dueStates,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { NoteBox } from '#kit/inputs/inputs.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { useFields } from '#kit/use-fields.ts';
import { DocumentLink } from './document-link.tsx';
import { parties, partyFilters, type PartyType } from './party.ts';

type Lot = RowOf<typeof dueOfCustomers>;
const endpoints = { user: dueOfCustomers, supplier: dueToSuppliers } as const;

const column = columnsOf(dueOfCustomers).withLabels(($) => $.accounting.statistic.field);
const columns = (type: PartyType) => [
  column.entity('object', { title: parties[type].word() }),
  column.day('payment_due_date'),
  column.status('due_state', 'credit_order', ($) => $.accounting.debt_lot.state),
  column.figure('days_overdue', { card: 'more' }),
  column.custom({
    key: 'document',
    card: 'party',
    exports: 'receiptable_number',
    render: (lot) => <DocumentLink {...lot} />,
  }),
  column.money('amount', { unsorted: SUMS_OF_CHARGES }),
  column.money('repaid', { unsorted: SUMS_OF_CHARGES }),
  column.money('outstanding', { bold: true, card: 'figure' }),
  column.currency(),
  column.act((lot) => (
    <RowActions
      name={lot.receiptable_number}
      editable={lot.credit_order_id === null && may({ resource: 'debt', action: 'update' })}
      edit={{
        title: phrase(($) => $.accounting.debt_lot.act.move),
        form: (close) => <DueDateForm lot={lot} onDone={close} />,
      }}
    />
  )),
];

/** Outstanding debt by due date. */
export function DueDatesScreen({ type, title }: { type: PartyType; title: string }): ReactNode {
  const t = usePhrases();
  return (
    <ListScreen
      title={title}
      endpoint={endpoints[type]}
      store={`due-${type}`}
      filters={[
        ...partyFilters(type),
        {
          field: 'due_state',
          label: t(($) => $.accounting.statistic.field.due_state),
          kind: 'choice',
          options: dueStates
            .filter((state) => state !== 'none')
            .map((state) => ({ value: state, label: t(($) => $.accounting.debt_lot.state[state]) })),
        },
        {
          field: 'payment_due_date',
          label: t(($) => $.accounting.statistic.field.payment_due_date),
          kind: 'days',
        },
      ]}
      columns={columns(type)}
    />
  );
}

/** Changes the due date of a debt, with a reason. */
function DueDateForm({ lot, onDone }: { lot: Lot; onDone: () => void }): ReactNode {
  const fields = {
    payment_due_date: text({ start: lot.payment_due_date }),
    note: text({ required: true }),
  };
  const form = useFields(fields, {
    words: ($) => $.accounting.statistic.field,
    send: (body) => deferRequest(updateDebtLot, { params: { id: lot.id }, body }),
    onDone,
  });
  return (
    <Form {...form}>
      <div className="fields">
        <DayInput {...form.field('payment_due_date')} />
        <div className="wide">
          <NoteBox {...form.field('note')} />
        </div>
      </div>
    </Form>
  );
}
