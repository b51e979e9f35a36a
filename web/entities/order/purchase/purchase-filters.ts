import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { purchaseStates } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { listBuyers } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { onlyFilter, type Filter } from '#kit/list/filter.ts';
import { suppliers } from '#entities/product-options.ts';

/** Buyers of purchases that the user may read; buyers themselves may not list accounts. */
const buyers = {
  endpoint: listBuyers,
  query: {},
  labelOf: (row: { id: number; name: string }) => row.name,
};

export const purchaseFilters = (): Filter[] => [
  { field: 'id', label: phrase(($) => $.common.field.id), kind: 'text' },
  {
    field: 'status_id',
    label: phrase(($) => $.common.field.status),
    kind: 'choice',
    options: purchaseStates.map((id) => ({ value: id, label: phrase(($) => $.order.purchase.status[id]) })),
  },
  { field: 'supplier_id', label: phrase(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
  { field: 'by_tracking_code', label: phrase(($) => $.common.field.tracking), kind: 'text' },
  { field: 'order_id', label: phrase(($) => $.common.field.order), kind: 'text' },
  { field: 'outstanding', label: phrase(($) => $.common.field.outstanding), kind: 'range' },
  { field: 'unsolved', label: phrase(($) => $.common.field.unsolved), kind: 'range' },
  onlyFilter(
    'unsettled',
    phrase(($) => $.common.task.purchases_to_settle),
  ),
  { field: 'buyer_id', label: phrase(($) => $.order.purchase.field.buyer), kind: 'entity', ...buyers },
  {
    field: 'currency_id',
    label: phrase(($) => $.common.field.currency),
    kind: 'choice',
    options: currencyIds.map((id) => ({ value: id, label: id })),
  },
  { field: 'created_at', label: phrase(($) => $.common.field.created_at), kind: 'days' },
];
