import { createFileRoute } from '@tanstack/react-router';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseStates } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#nouns/product-options.ts';
import { purchaseColumns } from '#nouns/order/purchase/purchase-columns.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.plural,
    needs: { all: [{ resource: 'purchase', action: 'read' }] },
    menu: { group: 'purchase', order: 2 },
    waiting: {
      call: 'order.purchase.list',
      path: 'purchases',
      store: 'purchases',
      filter: { status_id: 'New,Approved' },
      needs: { resource: 'purchase', action: 'update' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.purchase.plural)}
      endpoint={listPurchases}
      store="purchases"
      query={{ include: ['supplier', 'buyer'] }}
      filters={[
        {
          field: 'status_id',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: purchaseStates.map((id) => ({ value: id, label: t(($) => $.order.purchase.status[id]) })),
        },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'by_tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
      ]}
      columns={purchaseColumns()}
      actions={may({ resource: 'purchase', action: 'create' }) && <CreateLink to="/purchase/purchases/new" />}
      to={({ id }) => `/purchase/purchases/${id}`}
    />
  );
}
