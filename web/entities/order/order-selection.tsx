import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { callsOfType } from '@hakobu/contract/order/order/order-types.endpoints.ts';
import type { CreatableType } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { TableSelection } from '#kit/list/table-selection.tsx';
import { useOrderFilters } from './order-filters.ts';

type Chosen = RowOf<typeof listOrders>;
const column = columnsFor<Chosen>();

/** Chooses an order of one type in a dialog. */
export function OrderSelection({
  type,
  onChoose,
}: {
  type: CreatableType;
  onChoose: (order: Chosen) => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <TableSelection
      endpoint={callsOfType[type].list}
      label={t(($) => $.order.order.title[type])}
      filters={useOrderFilters()}
      query={{ include: ['customer'], append: ['related_trackings'] }}
      columns={[
        column.code('id'),
        column.entity('customer'),
        column.status('status_id', 'order', ($) => $.order.order.status),
        column.names('related_trackings', ({ code }) => code, { title: ($) => $.common.field.tracking }),
        column.createdAt(),
      ]}
      onChoose={onChoose}
    />
  );
}
