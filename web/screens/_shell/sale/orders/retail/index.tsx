import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listRetailOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { preloadList } from '#client/preload-list.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { customers, useShipmentMethods } from '#nouns/options.ts';
import { OrderQuickView } from '#nouns/order/order-quick-view.tsx';
import { orderColumns, orderStatusFilter } from '#nouns/order/order-columns.tsx';

const QUERY = { include: ['customer'] };

export const Route = createFileRoute('/_shell/sale/orders/retail/')({
  component: Screen,
  loader: preloadList(listRetailOrders, 'orders', QUERY),
  staticData: {
    title: ($) => $.order.order.title.retail,
    needs: {
      any: [
        { resource: 'order', action: 'update' },
        { resource: 'order_approval', action: 'update' },
        { resource: 'transaction', action: 'create' },
      ],
    },
    menu: { group: 'sale', order: 1 },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const methods = useShipmentMethods();
  return (
    <ListScreen
      title={t(($) => $.order.order.title.retail)}
      endpoint={listRetailOrders}
      store="orders"
      query={QUERY}
      columns={orderColumns()}
      filters={[
        orderStatusFilter(),
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        {
          field: 'shipment_method_id',
          label: t(($) => $.common.field.shipment_method),
          kind: 'choice',
          options: methods.options,
        },
        { field: 'by_tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
        { field: 'purchase_cost_outstanding', label: t(($) => $.common.field.outstanding), kind: 'range' },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      actions={
        may({ resource: 'order', action: 'create' }) && (
          <Button
            leftSection={<IconPlus size={14} />}
            onClick={() => void navigate({ to: '/sale/orders/retail/new' })}
          >
            {t(($) => $.common.act.create)}
          </Button>
        )
      }
      quickView={({ id }) => <OrderQuickView id={id} />}
      to={({ id }) => `/sale/orders/retail/${id}`}
    />
  );
}
