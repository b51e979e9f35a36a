import { defineCard } from '../../kernel/card.ts';

export const goodsDeliveryCard = defineCard({
  entity: 'goods_delivery',
  label: 'warehouse.goods_delivery.name',
  resource: 'goods_delivery',
  table: 'goods_deliveries',
  name: 'name',
  read: 'warehouse.goods-delivery.get',
  calls: ['warehouse'],
  progress: true,
  address: [{ path: '/warehouse/internal/goods-deliveries?goods_delivery_id={id}' }],
  states: { status_id: { waiting_shipment: 'gray', shipping: 'blue', received: 'green', cancelled: 'red' } },
  valueLabels: { status_id: 'warehouse.goods_delivery.status' },
  find: [
    {
      type: 'goods_delivery',
      order: 9,
      path: 'goods-deliveries',
      include: ['customer'],
      title: '{name}',
      detail: ['{customer.name}'],
    },
  ],
});
