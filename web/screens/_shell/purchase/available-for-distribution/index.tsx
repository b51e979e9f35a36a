import { createFileRoute } from '@tanstack/react-router';
import { listAvailable } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { products, suppliers } from '#entities/product-options.ts';
import { DistributeProposed } from '#entities/order/purchase/distribute-proposed.tsx';
import { DistributeButton, type Pool } from '#entities/order/purchase/distribute-form.tsx';

export const Route = createFileRoute('/_shell/purchase/available-for-distribution/')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_distribution.title.list,
    needs: { all: [{ resource: 'order_distribution', action: 'create' }] },
    menu: { group: 'purchase', order: 4 },
    tasks: [
      {
        id: 'goods_to_allocate',
        call: 'order.purchase-item.list-available',
        path: 'available_for_distribution',
        store: 'pool',
      },
    ],
  },
});

const column = columnsOf(listAvailable);
const columns = () => [
  column.picture(),
  column.product(),
  column.code('purchase_id', { bold: false }),
  column.entity('purchase', { title: ($) => $.common.field.supplier, show: 'supplier_name' }),
  column.createdAt(),
  column.figure('received_quantity', { title: ($) => $.common.field.received }),
  column.figure('distributed_quantity', { title: ($) => $.common.field.distributed }),
  column.figure('remaining_quantity', {
    title: ($) => $.order.order_distribution.field.remaining,
    bold: true,
  }),
  column.act((row) => <DistributeButton pool={row} />),
];

const distributing = {
  idOf: ({ id }: Pool) => String(id),
  bar: (rows: readonly Pool[], clear: () => void) => <DistributeProposed pools={rows} onDone={clear} />,
};

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order_distribution.title.list)}
      endpoint={listAvailable}
      store="pool"
      query={{ include: ['purchase', 'product'] }}
      filters={[
        { field: 'product_id', label: t(($) => $.common.field.product), kind: 'entity', ...products },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'purchase_id', label: t(($) => $.common.field.purchase), kind: 'text' },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        { field: 'tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' },
      ]}
      to={({ id }) => `/purchase/available-for-distribution/${id}`}
      columns={columns()}
      selection={distributing}
    />
  );
}
