import { createFileRoute } from '@tanstack/react-router';
import { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#entities/product-options.ts';

export const Route = createFileRoute('/_shell/accounting/purchase/compensation')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.compensation.title.purchase,
    needs: {
      all: [
        { resource: 'purchase', action: 'read' },
        { resource: 'cost_price', action: 'read' },
      ],
      any: [{ resource: 'transaction', action: 'create' }],
    },
    menu: { group: 'accounting', part: 'costs', order: 42 },
  },
});

const column = columnsOf(listPurchases).withLabels(($) => $.order.purchase.field);
const columns = () => [
  column.number('purchase'),
  column.entity('supplier'),
  column.status('status_id', 'purchase', ($) => $.order.purchase.status),
  column.money('total', { unsorted: SUMS_OF_CHARGES }),
  column.money('paid', { unsorted: SUMS_OF_CHARGES }),
  column.money('compensation', { bold: true, unsorted: SUMS_OF_CHARGES }),
  column.yesNo('compensation_cuts_price', { title: ($) => $.order.purchase.field.compensation_cuts_price }),
  column.instant('updated_at'),
];

/** Compensation granted by suppliers; it is recorded and reversed on the purchase. */
function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.warehouse.compensation.title.purchase)}
      endpoint={listPurchases}
      store="purchases"
      query={{ include: ['supplier'] }}
      filters={[
        {
          field: 'compensated',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: [
            { value: 'true', label: t(($) => $.warehouse.compensation.field.compensated) },
            { value: 'false', label: t(($) => $.warehouse.compensation.field.uncompensated) },
          ],
        },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
      ]}
      columns={columns()}
      to={({ id }) => addressOf('purchase', String(id))}
    />
  );
}
