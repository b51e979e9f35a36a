import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';

const column = columnsOf(listPurchases).withLabels(($) => $.order.purchase.field);

export const purchaseColumns = () => [
  column.number('purchase'),
  column.entity('supplier'),
  column.status('status_id', 'purchase', ($) => $.order.purchase.status),
  column.money('total', { unsorted: SUMS_OF_CHARGES }),
  column.money('paid', { unsorted: SUMS_OF_CHARGES }),
  column.money('debited', { unsorted: SUMS_OF_CHARGES }),
  column.money('outstanding', { unsorted: SUMS_OF_CHARGES }),
  column.money('unsolved', { unsorted: SUMS_OF_CHARGES, card: 'more' }),
  column.money('compensation', { unsorted: SUMS_OF_CHARGES, hiddenByDefault: true }),
  column.names('trackings', ({ code }) => code, {
    title: ($) => $.common.field.tracking,
    exports: 'trackings.code',
    to: ({ id }: { id: number }) => ({ of: 'tracking', id }),
    card: 'more',
  }),
  column.entity('buyer'),
  column.createdAt(),
  column.instant('updated_at', { hiddenByDefault: true }),
];
