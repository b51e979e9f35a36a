import { createFileRoute } from '@tanstack/react-router';
import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { contractColumns, contractStatusFilter } from '#nouns/contract/contract-columns.tsx';
import { customers } from '#nouns/options.ts';

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
  return (
    <ListScreen
      title={t(($) => $.order.contract.plural)}
      endpoint={contract.list}
      store="contracts"
      query={{ include: ['customer'] }}
      columns={contractColumns()}
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
