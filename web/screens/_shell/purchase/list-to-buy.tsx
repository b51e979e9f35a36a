import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { asSearch } from '#client/search.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Figure, Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';

export const Route = createFileRoute('/_shell/purchase/list-to-buy')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_item.title.to_buy,
    needs: { all: [{ resource: 'list_to_buy', action: 'read' }] },
    menu: { group: 'purchase', order: 1 },
  },
});

const bans = ['banned_air', 'banned_sea', 'banned_export'] as const;

/** What paid orders still need; ticked products go into a new purchase. */
function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <ListScreen
      title={t(($) => $.order.order_item.title.to_buy)}
      endpoint={listToBuy}
      store="to-buy"
      filters={[
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
      ]}
      selection={
        !may({ resource: 'purchase', action: 'create' })
          ? undefined
          : {
              idOf: (row) => row.product_id,
              bar: (rows) => (
                <Button
                  onClick={() =>
                    void navigate({
                      to: '/purchase/purchases/new',
                      search: asSearch({
                        products: rows.map(({ product_id }) => product_id).join(','),
                        supplier: rows[0]?.supplier_id ?? '',
                      }),
                    })
                  }
                >
                  {t(($) => $.order.order_item.act.buy_selected)}
                </Button>
              ),
            }
      }
      columns={[
        {
          key: 'product',
          exports: [
            { title: t(($) => $.common.field.product), field: 'product_name' },
            { title: t(($) => $.common.field.product_id), field: 'product_id' },
          ],
          title: t(($) => $.common.field.product),
          render: (row) => (
            <Stack gap={0}>
              <Text size="sm">{row.product_name}</Text>
              <Text size="xs" c="dimmed" className="figure">
                {row.product_id}
              </Text>
            </Stack>
          ),
        },
        {
          key: 'supplier',
          exports: 'supplier_name',
          title: t(($) => $.common.field.supplier),
          render: (row) => row.supplier_name,
        },
        {
          key: 'to_buy',
          title: t(($) => $.order.order_item.field.to_buy),
          right: true,
          sort: 'to_buy',
          render: (row) => (
            <Text span fw={700} size="sm">
              <Figure value={row.to_buy} />
            </Text>
          ),
        },
        {
          key: 'price',
          exports: 'last_price',
          title: t(($) => $.order.order_item.field.last_price),
          right: true,
          render: (row) => <Money value={row.last_price} currency="JPY" />,
        },
        {
          key: 'orders',
          exports: 'order_items.order_id',
          title: t(($) => $.order.order_item.field.orders),
          render: (row) => (
            <Group gap={4}>
              {row.order_items.map((item) => (
                <Badge key={item.order_item_id} color="gray" className="status">
                  {item.order_id} × {item.quantity}
                </Badge>
              ))}
            </Group>
          ),
        },
        {
          key: 'bans',
          exports: bans.map((ban) => ({
            title: `${t(($) => $.common.field.bans)}: ${t(($) => $.product.product.ban[ban])}`,
            field: ban,
          })),
          title: t(($) => $.common.field.bans),
          render: (row) => (
            <Group gap={4}>
              {bans
                .filter((ban) => row[ban])
                .map((ban) => (
                  <Badge key={ban} color="red">
                    {t(($) => $.product.product.ban[ban])}
                  </Badge>
                ))}
            </Group>
          ),
        },
      ]}
    />
  );
}
