import { createFileRoute } from '@tanstack/react-router';
import { listOrderDistributions } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { customers } from '#entities/options.ts';
import { orders } from '#entities/order/order-picker.ts';
import { products, suppliers } from '#entities/product-options.ts';

export const Route = createFileRoute('/_shell/accounting/inventory/distribution')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_distribution.title.margin,
    needs: {
      all: [
        { resource: 'order_distribution', action: 'read' },
        { resource: 'cost_price', action: 'read' },
      ],
      any: [{ resource: 'transaction', action: 'create' }],
    },
    menu: { group: 'accounting', part: 'costs', order: 44 },
  },
});

const column = columnsOf(listOrderDistributions).withLabels(($) => $.order.order_distribution.field);
const columns = () => [
  column.reference('order_id', 'order', { title: ($) => $.common.field.order }),
  column.text('customer_name', { title: ($) => $.common.field.customer }),
  column.picture(),
  column.product({ title: ($) => $.common.field.product }),
  column.reference('purchase_id', 'purchase', { title: ($) => $.order.purchase.name }),
  column.text('supplier_name', { title: ($) => $.common.field.supplier }),
  column.figure('quantity'),
  column.money('purchase_cost', { currency: 'purchase_currency_id', unsorted: SUMS_OF_CHARGES }),
  column.money('order_price', { currency: 'order_currency_id', unsorted: SUMS_OF_CHARGES }),
  column.money('margin', { currency: 'order_currency_id', bold: true, unsorted: SUMS_OF_CHARGES }),
  column.createdAt(),
];

/** Cost, sales value and margin of distributed goods. */
function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order_distribution.title.margin)}
      endpoint={listOrderDistributions}
      store="distributions"
      filters={[
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'entity', ...orders },
        { field: 'product_id', label: t(($) => $.common.field.product), kind: 'entity', ...products },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'moments' },
      ]}
      columns={columns()}
    />
  );
}
