import { Anchor, Group, Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { add, isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { buyFromList } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { toRouterSearch } from '#client/address-search.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/values.tsx';
import { BuyProduct, type Bought, type ToBuy } from './buy-product.tsx';

type Made = ResponseOf<typeof buyFromList>['data'][number];

/** Buys the selected products in the given quantities, after showing the purchases that will be created. */
export function BuyForm({
  rows,
  onDone,
}: {
  rows: readonly ToBuy[];
  onDone: (bought: ResponseOf<typeof buyFromList>) => void;
}): ReactNode {
  const t = usePhrases();
  const [changed, setChanged] = useState<Record<string, Bought>>({});
  const [ordered, setOrdered] = useState(true);
  const boughtOf = ({ product_id, supplier_id }: ToBuy): Bought =>
    changed[product_id] ?? { supplier: String(supplier_id ?? ''), quantities: {} };
  const products = rows.flatMap((row) => productOf(row, boughtOf(row)));
  const complete = products.length > 0 && products.every(({ supplier_id }) => supplier_id > 0);
  return (
    <PreviewForm
      endpoint={buyFromList}
      body={complete ? { products, ordered } : undefined}
      submitLabel={t(($) => $.order.purchase.act.buy, { count: products.length })}
      message="" // The screen names the purchases and what comes next.
      onDone={onDone}
      choices={
        <>
          {rows.map((row) => (
            <BuyProduct
              key={row.product_id}
              row={row}
              bought={boughtOf(row)}
              onChange={(bought) => setChanged({ ...changed, [row.product_id]: bought })}
            />
          ))}
          <Switch
            label={t(($) => $.order.purchase.act.order_at_once)}
            checked={ordered}
            onChange={(event) => setOrdered(event.currentTarget.checked)}
          />
        </>
      }
    >
      {({ data }) => data.map((purchase) => <Planned key={purchase.supplier_id} purchase={purchase} />)}
    </PreviewForm>
  );
}

/** The request of one product; undefined if none of it is bought. */
function productOf({ product_id, order_items }: ToBuy, { supplier, quantities }: Bought) {
  const parts = order_items
    .map(({ order_item_id, quantity }) => ({
      order_item_id,
      quantity: (quantities[order_item_id] ?? quantity) || '0',
    }))
    .filter(({ quantity }) => isPositive(quantity));
  const quantity = add('0', ...parts.map((part) => part.quantity));
  if (parts.length === 0) return [];
  return [{ product_id, supplier_id: Number(supplier), quantity, order_items: parts }];
}

const column = columnsFor<NonNullable<Made['items']>[number]>();

/** A purchase that will be created; it can be edited as a draft instead. */
function Planned({
  purchase: { supplier, supplier_id, items = [], total, currency_id },
}: {
  purchase: Made;
}): ReactNode {
  const t = usePhrases();
  const products = items.map(({ product_id }) => product_id).join(',');
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text fw={600}>{supplier?.name}</Text>
        <Group gap="sm">
          <Money value={total} currency={currency_id} />
          <Anchor
            component={Link}
            size="sm"
            to="/purchase/purchases/new"
            search={toRouterSearch({ products, supplier: supplier_id })}
          >
            {t(($) => $.order.purchase.act.write_by_hand)}
          </Anchor>
        </Group>
      </Group>
      <Rows
        rows={items}
        idOf={({ id }) => id}
        columns={[
          column.picture(),
          column.product(),
          column.figure('quantity'),
          column.money('price'),
          column.figure('tax_percent', { title: ($) => $.order.order.field.tax_percent }),
          column.money('tax', { title: ($) => $.order.order.field.tax, dim: true }),
          column.money('balance', { title: ($) => $.common.field.total }),
        ]}
      />
    </Stack>
  );
}
