import { contract } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { contractStates } from '@hakobu/contract/order/contract/contract.machine.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import type { Filter } from '#kit/list/filter.ts';

const column = columnsOf(contract.list).withLabels(($) => $.order.contract.field);

export const contractColumns = ({ withCustomer = true }: { withCustomer?: boolean } = {}) => [
  column.code('id'),
  ...(withCustomer ? [column.entity('customer', { of: 'customer' })] : []),
  column.status('status_id', 'contract', ($) => $.order.contract.status),
  column.day('start_date'),
  column.day('end_date'),
  column.figure('order_count'),
  column.money('freight_charge', {
    title: ($) => $.common.field.freight,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('freight_charge_outstanding', {
    title: ($) => $.common.field.outstanding,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.money('freight_charge_unsolved', {
    title: ($) => $.common.field.unsolved,
    currency: 'VND',
    unsorted: SUMS_OF_CHARGES,
  }),
  column.createdAt(),
];

export const contractStatusFilter = (): Filter => ({
  field: 'status_id',
  label: phrase(($) => $.common.field.status),
  kind: 'choice',
  options: contractStates.map((id) => ({ value: id, label: phrase(($) => $.order.contract.status[id]) })),
});
