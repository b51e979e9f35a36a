import { Button } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { asSearch } from '#client/search.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#nouns/options.ts';
import { bans } from '#nouns/product/bans.ts';

export const Route = createFileRoute('/_shell/purchase/list-to-buy')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_item.title.to_buy,
    needs: { all: [{ resource: 'list_to_buy', action: 'read' }] },
    menu: { group: 'purchase', order: 1 },
  },
});

const column = columnsOf(listToBuy).saying(($) => $.order.order_item.field);
const columns = () => [
  column.product(),
  column.text('supplier_name', { title: ($) => $.common.field.supplier }),
  column.figure('to_buy', { bold: true }),
  column.money('last_price', { currency: 'JPY' }),
  column.tags('order_items', ({ order_id, quantity }) => `${order_id} × ${quantity}`, {
    title: ($) => $.order.order_item.field.orders,
    exports: 'order_items.order_id',
  }),
  column.flags(bans, ($) => $.product.product.ban, { title: ($) => $.common.field.bans }),
];

/** What paid orders still need; ticked products go into a new purchase. */
function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order_item.title.to_buy)}
      endpoint={listToBuy}
      store="to-buy"
      filters={[
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
      ]}
      selection={may({ resource: 'purchase', action: 'create' }) ? buying : undefined}
      columns={columns()}
    />
  );
}

type ToBuy = RowOf<typeof listToBuy>;
const buying = {
  idOf: ({ product_id }: ToBuy) => product_id,
  bar: (rows: readonly ToBuy[]) =>
    [...Map.groupBy(rows, ({ supplier_id }) => supplier_id)].map(([supplier, bought]) => (
      <BuyButton key={supplier} rows={bought} />
    )),
};

/** A purchase has one supplier: what is ticked of several goes into as many purchases. */
function BuyButton({ rows }: { rows: readonly ToBuy[] }) {
  const t = usePhrases();
  const navigate = useNavigate();
  const [first] = rows;
  const search = asSearch({
    products: rows.map(({ product_id }) => product_id).join(','),
    supplier: first?.supplier_id ?? '',
  });
  return (
    <Button onClick={() => void navigate({ to: '/purchase/purchases/new', search })}>
      {t(
        first?.supplier_id == null
          ? ($) => $.order.order_item.act.buy_from_nobody
          : ($) => $.order.order_item.act.buy_from,
        { supplier: first?.supplier_name ?? '', count: rows.length },
      )}
    </Button>
  );
}
