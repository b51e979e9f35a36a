import { createFileRoute } from '@tanstack/react-router';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { contractColumns, contractStatusFilter } from '#entities/contract/contract-columns.tsx';
import { customers } from '#entities/options.ts';
import { usePaySelection } from '#entities/payment/use-pay-selection.tsx';

export const Route = createFileRoute('/_shell/sale/contracts/contracts/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.contract.plural,
    needs: {
      all: [{ resource: 'contract', action: 'read' }],
      any: [
        { resource: 'contract', action: 'create' },
        { resource: 'contract', action: 'update' },
        { resource: 'lading_bill', action: 'create' },
      ],
    },
    menu: { group: 'sale', order: 8 },
  },
});

function Screen() {
  const t = usePhrases();
  const paying = usePaySelection(payingContracts);
  return (
    <ListScreen
      title={t(($) => $.order.contract.plural)}
      endpoint={contract.list}
      store="contracts"
      query={{ include: ['customer'] }}
      columns={contractColumns()}
      selection={paying}
      filters={[
        contractStatusFilter(),
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        { field: 'end_date', label: t(($) => $.order.contract.field.end_date), kind: 'days' },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      actions={
        may({ resource: 'contract', action: 'create' }) && <CreateLink to="/sale/contracts/contracts/new" />
      }
      to={({ id }) => `/sale/contracts/contracts/${id}`}
    />
  );
}

/** Contracts are paid by the freight that they bear. */
const payingContracts = {
  type: 'contract',
  party: 'user',
  partyOf: ({ customer_id }: RowOf<typeof contract.list>) => customer_id,
  documentOf: (row: RowOf<typeof contract.list>) => ({
    ...{ id: row.id, receiptable_type: 'contract', receiptable_id: row.id, receiptable_number: row.id },
    ...{ currency_id: 'VND', kind: 'payment_service', payable: true },
    outstanding: row.freight_charge_outstanding,
    unsolved: row.freight_charge_unsolved,
  }),
} as const;
