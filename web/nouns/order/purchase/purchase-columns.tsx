import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';

const column = columnsOf(listPurchases).saying(($) => $.order.purchase.field);

/** What the list of purchases shows. */
export const purchaseColumns = () => [
  column.code('id'),
  column.entity('supplier'),
  column.status('status_id', 'purchase', ($) => $.order.purchase.status),
  column.money('total'),
  column.money('paid'),
  column.money('unsolved'),
  column.entity('buyer'),
  column.createdAt(),
];
