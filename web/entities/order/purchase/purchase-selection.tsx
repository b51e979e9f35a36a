import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import type { Search } from '#client/address-search.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { TableSelection } from '#kit/list/table-selection.tsx';
import { purchaseFilters } from './purchase-filters.ts';

type Chosen = RowOf<typeof listPurchases>;
const column = columnsFor<Chosen>().withLabels(($) => $.order.purchase.field);

/** Chooses a purchase in a dialog. */
export function PurchaseSelection(props: {
  start?: Search;
  onChoose: (purchase: Chosen) => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <TableSelection
      {...props}
      endpoint={listPurchases}
      label={t(($) => $.order.purchase.plural)}
      filters={purchaseFilters()}
      query={{ include: ['supplier', 'trackings'] }}
      columns={[
        column.number('purchase'),
        column.entity('supplier'),
        column.status('status_id', 'purchase', ($) => $.order.purchase.status),
        column.money('total'),
        column.money('unsolved'),
        column.names('trackings', ({ code }) => code, { title: ($) => $.common.field.tracking }),
        column.createdAt(),
      ]}
    />
  );
}
