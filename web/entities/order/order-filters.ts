import { orderTypeIds } from '@hakobu/contract/order/order/order-types.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { onlyFilter, type Filter } from '#kit/list/filter.ts';
import { contracts } from '#entities/contract/contract.ts';
import { customers, sellers, useShipmentMethods } from '#entities/options.ts';
import { orderStatusLabel } from './order-status.ts';

export const orderStatusFilter = (): Filter => ({
  field: 'status_id',
  label: phrase(($) => $.common.field.status),
  kind: 'choice',
  options: progressStatuses.map((id) => ({ value: id, label: orderStatusLabel(id) })),
});

export function useOrderFilters({ withType = false }: { withType?: boolean } = {}): Filter[] {
  const t = usePhrases();
  const methods = useShipmentMethods();
  const ofType: Filter = {
    field: 'type_id',
    label: t(($) => $.order.order.field.type),
    kind: 'choice',
    options: orderTypeIds.map((id) => ({ value: id, label: t(($) => $.order.order.type[id]) })),
  };
  return [
    ...(withType ? [ofType] : []),
    orderStatusFilter(),
    { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
    { field: 'sale_id', label: t(($) => $.order.order.field.sale), kind: 'entity', ...sellers },
    {
      field: 'shipment_method_id',
      label: t(($) => $.common.field.shipment_method),
      kind: 'choice',
      options: methods.options,
    },
    { field: 'contract_id', label: t(($) => $.common.field.contract), kind: 'entity', ...contracts },
    { field: 'by_tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
    { field: 'purchase_cost_outstanding', label: t(($) => $.common.field.outstanding), kind: 'range' },
    { field: 'purchase_cost_unsolved', label: t(($) => $.common.field.unsolved), kind: 'range' },
    onlyFilter(
      'unsettled',
      t(($) => $.common.task.orders_to_settle),
    ),
    { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
    { field: 'updated_at', label: t(($) => $.common.field.updated_at), kind: 'days' },
    { field: 'id', label: t(($) => $.common.field.id), kind: 'text' },
  ];
}
