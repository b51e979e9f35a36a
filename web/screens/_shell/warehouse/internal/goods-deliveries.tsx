import { createFileRoute } from '@tanstack/react-router';
import {
  deliveryStates,
  listGoodsDeliveries,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import type { Filter } from '#kit/list/filter.ts';
import { markNewDocument } from '#kit/new-document.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { customers } from '#entities/options.ts';
import { deliveryColumns } from '#entities/warehouse/goods-delivery/goods-delivery-columns.tsx';
import { DeliveryDetail } from '#entities/warehouse/goods-delivery/goods-delivery-detail.tsx';
import { DeliveryForm } from '#entities/warehouse/goods-delivery/goods-delivery-form.tsx';

export const Route = createFileRoute('/_shell/warehouse/internal/goods-deliveries')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.goods_delivery.plural,
    needs: { all: [{ resource: 'goods_delivery', action: 'update' }] },
    menu: { group: 'warehouse', order: 8 },
    tasks: [
      {
        id: 'deliveries_to_hand_over',
        call: 'warehouse.goods-delivery.list',
        path: 'goods-deliveries',
        store: 'deliveries',
        filter: { status_id: 'waiting_shipment' },
        needs: { resource: 'goods_delivery', action: 'update' },
      },
    ],
    creates: {
      order: 9,
      noun: ($) => $.warehouse.goods_delivery.name,
      needs: { resource: 'goods_delivery', action: 'create' },
    },
  },
});

function Screen() {
  const [opened] = useOpenRow('goods_delivery_id');
  return opened === undefined ? <Deliveries /> : <DeliveryDetail key={opened} id={opened} />;
}

function Deliveries() {
  const t = usePhrases();
  const [, open, addressOf] = useOpenRow('goods_delivery_id');
  return (
    <ListScreen
      title={t(($) => $.warehouse.goods_delivery.plural)}
      endpoint={listGoodsDeliveries}
      store="deliveries"
      query={{ include: ['customer', 'delivery_partner', 'place_of_delivery'] }}
      filters={useFilters()}
      columns={deliveryColumns()}
      actions={
        may({ resource: 'goods_delivery', action: 'create' }) && (
          <CreateButton noun={t(($) => $.warehouse.goods_delivery.name)}>
            {(close) => (
              <DeliveryForm
                onDone={({ id }) => {
                  markNewDocument('goods_delivery', id);
                  close();
                  open(id);
                }}
              />
            )}
          </CreateButton>
        )
      }
      to={({ id }) => addressOf(id)}
    />
  );
}

function useFilters(): Filter[] {
  const t = usePhrases();
  return [
    {
      field: 'status_id',
      label: t(($) => $.common.field.status),
      kind: 'choice',
      options: deliveryStates.map((value) => ({
        value,
        label: t(($) => $.warehouse.goods_delivery.status[value]),
      })),
    },
    { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
    { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
    { field: 'shipping_code', label: t(($) => $.warehouse.goods_delivery.field.shipping_code), kind: 'text' },
  ];
}
