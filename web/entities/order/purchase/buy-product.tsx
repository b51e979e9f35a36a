import { Anchor, Badge, Box, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';
import { Thumbnail } from '#kit/thumbnail.tsx';
import { productName } from '#kit/product-name.ts';
import { bans } from '#entities/product/bans.ts';
import { suppliers } from '#entities/product-options.ts';
import { SupplierPrices, useSupplierPrices, type SupplierPrice } from './supplier-prices.tsx';

export type ToBuy = RowOf<typeof listToBuy>;

/** Supplier of a product and quantity per order line; the defaults are all outstanding pieces. */
export interface Bought {
  supplier: string;
  quantities: Readonly<Record<number, string>>;
}

interface BuyProductProps {
  row: ToBuy;
  bought: Bought;
  onChange: (bought: Bought) => void;
}

/** Supplier and quantities of one product. Products without a supplier get the cheapest one as a proposal. */
export function BuyProduct({ row, bought, onChange }: BuyProductProps): ReactNode {
  const t = usePhrases();
  const prices = useSupplierPrices(row.product_id);
  const choose = (supplier: string) => onChange({ ...bought, supplier });
  const cheapest = prices.find(({ price }) => price !== null)?.supplier_id;
  useEffect(() => {
    if (bought.supplier === '' && cheapest !== undefined) choose(String(cheapest));
    // Depends on the proposal only, so that a field that the user emptied stays empty.
  }, [cheapest]);
  return (
    <Paper withBorder p="xs">
      <Group justify="space-between" align="flex-end" gap="xs">
        <NameAndBans row={row} />
        <Box w={{ base: '100%', sm: 280 }}>
          <EntityPicker
            {...suppliers}
            label={`${t(($) => $.common.field.supplier)} · ${productName(row)}`}
            value={bought.supplier}
            onChange={choose}
          />
        </Box>
      </Group>
      <ForOrders {...{ row, bought, onChange }} />
      <Prices rows={prices} chosen={bought.supplier} choose={choose} />
    </Paper>
  );
}

/** The product and its export bans. */
function NameAndBans({ row }: { row: ToBuy }): ReactNode {
  const t = usePhrases();
  return (
    <Group gap={8}>
      <Thumbnail src={row.image_url} name={productName(row)} />
      <Text size="sm" fw={600}>
        {productName(row)}
      </Text>
      {bans
        .filter((ban) => row[ban])
        .map((ban) => (
          <Badge key={ban} color="red" className="status">
            {t(($) => $.product.product.ban[ban])}
          </Badge>
        ))}
    </Group>
  );
}

const column = columnsFor<ToBuy['order_items'][number]>();

/** The quantity for each waiting order. */
function ForOrders({ row, bought, onChange }: BuyProductProps): ReactNode {
  const t = usePhrases();
  const { quantities } = bought;
  return (
    <Rows
      rows={row.order_items}
      idOf={({ order_item_id }) => order_item_id}
      columns={[
        column.custom({
          key: 'order_id',
          render: ({ order_id, customer_name }) => (
            <>
              <Text size="sm" className="figure">
                {order_id}
              </Text>
              <Text size="xs" c="dimmed">
                {customer_name}
              </Text>
            </>
          ),
        }),
        row.order_items.some(({ expected_delivery }) => expected_delivery !== null) &&
          column.day('expected_delivery', { title: ($) => $.order.order.field.expected_delivery }),
        column.figure('quantity', { title: ($) => $.order.order_item.field.to_buy }),
        column.custom({
          key: 'bought',
          title: ($) => $.common.field.quantity,
          right: true,
          width: 110,
          render: ({ order_item_id, order_id, quantity }) => (
            <QuantityInput
              aria-label={`${t(($) => $.common.field.quantity)} ${row.product_id} ${order_id}`}
              value={quantities[order_item_id] ?? quantity}
              onChange={(typed) =>
                onChange({ ...bought, quantities: { ...quantities, [order_item_id]: typed } })
              }
            />
          ),
        }),
      ]}
    />
  );
}

/** Prices of other suppliers, on request. */
function Prices({
  rows,
  chosen,
  choose,
}: {
  rows: readonly SupplierPrice[];
  chosen: string;
  choose: (supplier: string) => void;
}): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <Anchor component="button" type="button" size="xs" onClick={() => setOpened(!opened)}>
        {t(($) => $.order.purchase.act.compare_prices, { count: rows.length })}
      </Anchor>
      {opened && (
        <SupplierPrices {...{ rows, chosen }} onUse={({ supplier_id }) => choose(String(supplier_id))} />
      )}
    </>
  );
}
