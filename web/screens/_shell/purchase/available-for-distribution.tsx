import { createFileRoute } from '@tanstack/react-router';
import { listPurchaseItems } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { DistributeProposed } from '#nouns/order/purchase/distribute-proposed.tsx';
import { DistributeButton, type Pool } from '#nouns/order/purchase/distribute-form.tsx';

export const Route = createFileRoute('/_shell/purchase/available-for-distribution')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_distribution.title.list,
    needs: { all: [{ resource: 'order_distribution', action: 'create' }] },
    menu: { group: 'purchase', order: 4 },
    waiting: {
      call: 'order.purchase-item.list',
      path: 'purchase/items',
      store: 'pool',
      always: { available_for_distribution: 'true' },
    },
  },
});

const column = columnsOf(listPurchaseItems);
const columns = () => [
  column.product(),
  column.custom({
    key: 'purchase',
    render: ({ purchase_id, purchase }) => `${purchase_id} · ${purchase?.supplier_name ?? ''}`,
  }),
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
      endpoint={listPurchaseItems}
      store="pool"
      query={{ filter: { available_for_distribution: true }, include: ['purchase', 'order_items'] }}
      filters={[{ field: 'tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' }]}
      columns={columns()}
      selection={distributing}
    />
  );
}
