import { createFileRoute } from '@tanstack/react-router';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { purchaseColumns } from '#entities/order/purchase/purchase-columns.tsx';
import { purchaseFilters } from '#entities/order/purchase/purchase-filters.ts';
import { usePurchaseSelection } from '#entities/order/purchase/use-purchase-selection.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.plural,
    needs: { all: [{ resource: 'purchase', action: 'read' }] },
    menu: { group: 'purchase', order: 2 },
    tasks: [
      {
        id: 'purchases_to_order',
        call: 'order.purchase.list',
        path: 'purchases',
        store: 'purchases',
        filter: { status_id: 'New,Approved' },
        needs: { resource: 'purchase', action: 'update' },
      },
      {
        id: 'purchases_to_settle',
        department: 'accounting',
        call: 'order.purchase.list',
        path: 'purchases',
        store: 'purchases',
        filter: { unsettled: 'true' },
        needs: { resource: 'transaction', action: 'create' },
      },
    ],
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.purchase.plural)}
      endpoint={listPurchases}
      store="purchases"
      query={{ include: ['supplier', 'buyer', 'trackings'] }}
      filters={purchaseFilters()}
      columns={purchaseColumns()}
      selection={usePurchaseSelection()}
      actions={may({ resource: 'purchase', action: 'create' }) && <CreateLink to="/purchase/purchases/new" />}
      to={({ id }) => `/purchase/purchases/${id}`}
    />
  );
}
