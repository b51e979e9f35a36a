import { lazy, type ReactNode } from 'react';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import { orderTypes, type CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateLink } from '#kit/create-link.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOrderFilters } from './order-filters.ts';
import { orderColumns, orderQuery, progressColumns } from './order-columns.tsx';
import { useOrderSelection } from './use-order-selection.tsx';

const OrderQuickView = lazy(() => import('./order-quick-view.tsx'));

export function OrderList({ type }: { type: CreatableType }): ReactNode {
  const t = usePhrases();
  const filters = useOrderFilters();
  return (
    <ListScreen
      title={t(($) => $.order.order.title[type])}
      endpoint={callsOfType[type].list}
      store="orders"
      query={orderQuery}
      columns={[...orderColumns(), ...progressColumns()]}
      filters={filters}
      selection={useOrderSelection()}
      actions={
        may({ resource: 'order', action: 'create' }) && <CreateLink to={`${orderTypes[type].screen}/new`} />
      }
      quickView={({ id }) => <OrderQuickView id={id} />}
      to={({ id }) => addressOf('order', id)}
    />
  );
}

export function OrdersOfAllTypes(): ReactNode {
  const t = usePhrases();
  const filters = useOrderFilters({ withType: true });
  return (
    <ListScreen
      title={t(($) => $.order.order.title.all)}
      endpoint={listOrders}
      store="orders"
      query={orderQuery}
      columns={[...orderColumns({ withType: true }), ...progressColumns({ withType: true })]}
      filters={filters}
      selection={useOrderSelection()}
      quickView={({ id }) => <OrderQuickView id={id} />}
      to={({ id }) => addressOf('order', id)}
    />
  );
}
