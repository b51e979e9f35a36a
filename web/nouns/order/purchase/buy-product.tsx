import { Anchor, Collapse, Group, Paper, Text } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';
import { suppliers } from '#nouns/product-options.ts';
import { SupplierPrices, useSupplierPrices } from './supplier-prices.tsx';

export type ToBuy = RowOf<typeof listToBuy>;

/** Where a product is bought, and how much for which order line; what nobody changed is all of it. */
export interface Bought {
  supplier: string;
  quantities: Readonly<Record<number, string>>;
}

const column = columnsFor<ToBuy['order_items'][number]>();

/** One product that is bought: from whom, and how much for each order. The cheapest is proposed to whom none is. */
export function BuyProduct({
  row,
  bought,
  onChange,
}: {
  row: ToBuy;
  bought: Bought;
  onChange: (bought: Bought) => void;
}): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState(false);
  const prices = useSupplierPrices(row.product_id);
  const choose = (supplier: string) => onChange({ ...bought, supplier });
  const cheapest = prices.find(({ price }) => price !== null)?.supplier_id;
  useEffect(() => {
    if (bought.supplier === '' && cheapest !== undefined) choose(String(cheapest));
    // only when what is known comes: who empties the field means it
  }, [cheapest]);
  return (
    <Paper withBorder p="xs">
      <Group justify="space-between" align="flex-end" gap="xs">
        <Text size="sm" fw={600}>
          {row.product_name}
        </Text>
        <EntityPicker
          {...suppliers}
          label={`${t(($) => $.common.field.supplier)} · ${row.product_name}`}
          value={bought.supplier}
          onChange={choose}
        />
      </Group>
      <Rows
        rows={row.order_items}
        idOf={({ order_item_id }) => order_item_id}
        columns={[
          column.code('order_id', { bold: false }),
          column.text('customer_name', { title: ($) => $.common.field.customer }),
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
                value={bought.quantities[order_item_id] ?? quantity}
                onChange={(typed) =>
                  onChange({ ...bought, quantities: { ...bought.quantities, [order_item_id]: typed } })
                }
              />
            ),
          }),
        ]}
      />
      {prices.length > 0 && (
        <>
          <Anchor component="button" type="button" size="xs" onClick={() => setOpened(!opened)}>
            {t(($) => $.order.purchase.act.compare_prices, { count: prices.length })}
          </Anchor>
          <Collapse expanded={opened}>
            <SupplierPrices
              rows={prices}
              chosen={bought.supplier}
              onUse={({ supplier_id }) => choose(String(supplier_id))}
            />
          </Collapse>
        </>
      )}
    </Paper>
  );
}
