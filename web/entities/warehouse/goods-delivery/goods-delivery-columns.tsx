import { listGoodsDeliveries } from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { sharedLabel } from '#kit/labels.ts';

const column = columnsOf(listGoodsDeliveries).withLabels(($) => $.warehouse.goods_delivery.field);

export const deliveryColumns = () => [
  column.code('name', { title: ($) => $.common.field.id }),
  column.entity('customer'),
  column.status('status_id', 'goods_delivery', ($) => $.warehouse.goods_delivery.status),
  column.figure('quantity', { title: ($) => $.common.field.boxes }),
  column.entity('delivery_partner', { card: 'more' }),
  column.custom({
    key: 'place_of_delivery',
    kind: 'evident',
    card: 'more',
    exports: placeFields(),
    render: ({ place_of_delivery: place }) => place && `${place.consignee} · ${place.full_address}`,
  }),
  column.instant('exported_date', { card: 'rest' }),
  column.createdAt(),
];

const placeFields = () => {
  const title = phrase(($) => $.warehouse.goods_delivery.field.place_of_delivery);
  return [
    { title, field: 'place_of_delivery.consignee' },
    { title: `${title}: ${sharedLabel('address')}`, field: 'place_of_delivery.full_address' },
  ];
};
