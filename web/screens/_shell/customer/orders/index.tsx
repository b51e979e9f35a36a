import { createFileRoute } from '@tanstack/react-router';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { orderColumns } from '#entities/order/order-columns.tsx';
import { orderStatusFilter } from '#entities/order/order-filters.ts';

export const Route = createFileRoute('/_shell/customer/orders/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order.title.mine,
    needs: {
      all: [
        { resource: 'order', action: 'read' },
        { resource: 'shipment_info', action: 'create' },
      ],
      any: [{ resource: 'address', action: 'delete' }],
    },
    menu: { group: 'customer', order: 1 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order.title.mine)}
      endpoint={listOrders}
      store="orders"
      columns={orderColumns({ withCustomer: false })}
      filters={[orderStatusFilter()]}
      to={({ id }) => `/customer/orders/${id}`}
    />
  );
}
