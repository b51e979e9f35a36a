import { createFileRoute } from '@tanstack/react-router';
import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { contractColumns, contractStatusFilter } from '#entities/contract/contract-columns.tsx';

export const Route = createFileRoute('/_shell/customer/contract/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.contract.title.mine,
    needs: {
      all: [
        { resource: 'contract', action: 'read' },
        { resource: 'shipment_info', action: 'create' },
      ],
      any: [{ resource: 'address', action: 'delete' }],
    },
    menu: { group: 'customer', order: 2 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.contract.title.mine)}
      endpoint={contract.list}
      store="contracts"
      columns={contractColumns({ withCustomer: false })}
      filters={[contractStatusFilter()]}
      to={({ id }) => `/customer/contract/${id}`}
    />
  );
}
