import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { formatDate } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import type { Selecting } from '#kit/list/use-selection.ts';
import { orders } from '#entities/order/order-picker.ts';
import { products, suppliers } from '#entities/product-options.ts';
import type { Bought } from '#entities/order/purchase/bought-purchases.tsx';
import { BuyForm } from '#entities/order/purchase/buy-form.tsx';
import type { ToBuy } from '#entities/order/purchase/buy-product.tsx';
import { bansColumn } from '#entities/product/bans.ts';

export const Route = createFileRoute('/_shell/purchase/list-to-buy')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_item.title.to_buy,
    needs: { all: [{ resource: 'list_to_buy', action: 'read' }] },
    menu: { group: 'purchase', order: 1 },
    tasks: [
      {
        id: 'goods_to_buy',
        call: 'order.list-to-buy.list',
        path: 'list-to-buy',
        store: 'to-buy',
        needs: { resource: 'purchase', action: 'create' },
      },
    ],
  },
});

const BoughtPurchases = lazy(() => import('#entities/order/purchase/bought-purchases.tsx'));
const column = columnsOf(listToBuy).withLabels(($) => $.order.order_item.field);
/** The quantities of a page are known only after it is read. */
const COMPUTED = 'follows from quantity and last price, which are sortable';
const ofRow = { currency: 'JPY' } as const;
const columns = () => [
  column.picture(),
  column.product(),
  column.text('supplier_name', { title: ($) => $.common.field.supplier, card: 'party' }),
  column.figure('to_buy', { bold: true, card: 'figure' }),
  ...(may({ resource: 'cost_price', action: 'read' })
    ? [
        column.money('last_price', { currency: 'JPY' }),
        column.figure('tax_percent', { title: ($) => $.order.order.field.tax_percent }),
        column.money('tax', {
          ...ofRow,
          title: ($) => $.order.order.field.tax,
          dim: true,
          unsorted: COMPUTED,
        }),
        column.money('total', { ...ofRow, title: ($) => $.common.field.total, unsorted: COMPUTED }),
      ]
    : []),
  column.tags('order_items', ({ order_id, quantity }) => `${order_id} × ${quantity}`, {
    title: ($) => $.order.order_item.field.orders,
    exports: 'order_items.order_id',
    to: ({ order_id }) => ({ of: 'order', id: order_id }),
  }),
  column.custom({
    key: 'expected_delivery',
    title: ($) => $.order.order.field.expected_delivery,
    exports: 'order_items.expected_delivery',
    render: ({ order_items }) => formatDate(earliestOf(order_items)),
  }),
  bansColumn(),
];

/** The first day on which one of the orders wants its goods. */
const earliestOf = (lines: ToBuy['order_items']): string | null =>
  lines
    .flatMap(({ expected_delivery }) => expected_delivery ?? [])
    .toSorted()
    .at(0) ?? null;

/** Outstanding products of paid orders; selected ones become one purchase per supplier. */
function Screen() {
  const t = usePhrases();
  const [bought, setBought] = useState<Bought>();
  return (
    <ListScreen
      title={t(($) => $.order.order_item.title.to_buy)}
      endpoint={listToBuy}
      store="to-buy"
      filters={[
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'product_id', label: t(($) => $.common.field.product), kind: 'entity', ...products },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'entity', ...orders },
        {
          field: 'expected_delivery',
          label: t(($) => $.order.order.field.expected_delivery),
          kind: 'days',
        },
      ]}
      selection={may({ resource: 'purchase', action: 'create' }) ? buying(setBought) : undefined}
      columns={columns()}
    >
      {bought !== undefined && (
        <Suspense fallback={null}>
          <BoughtPurchases bought={bought} onClose={() => setBought(undefined)} />
        </Suspense>
      )}
    </ListScreen>
  );
}

const buying = (onBought: (bought: Bought) => void): Selecting<ToBuy> => ({
  idOf: ({ product_id }) => product_id,
  bar: (rows, clear) => (
    <BuyButton
      rows={rows}
      onDone={(bought) => {
        clear();
        onBought(bought);
      }}
    />
  ),
});

function BuyButton({ rows, onDone }: { rows: readonly ToBuy[]; onDone: (bought: Bought) => void }) {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.order.purchase.act.buy, { count: rows.length })} size="xl">
      {(close) => (
        <BuyForm
          rows={rows}
          onDone={(bought) => {
            close();
            onDone(bought);
          }}
        />
      )}
    </FormButton>
  );
}
