import { Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listSupplierPrices } from '@hakobu/contract/order/purchase/supplier-prices.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows } from '#kit/page.tsx';

export type SupplierPrice = ResponseOf<typeof listSupplierPrices>['data'][number];
const column = columnsFor<SupplierPrice>();

/** Suppliers of a product, cheapest first; undefined while loading. */
export const useSupplierPrices = (product: string): readonly SupplierPrice[] =>
  useData(listSupplierPrices, { params: { id: product } }, { enabled: product !== '' })?.data ?? [];

/** Suppliers of a product with prices, the cheapest marked; `onUse` takes one over. */
export function SupplierPrices({
  rows,
  chosen,
  onUse,
}: {
  rows: readonly SupplierPrice[];
  chosen?: string;
  onUse?: (row: SupplierPrice) => void;
}): ReactNode {
  const t = usePhrases();
  const cheapest = rows.find(({ price }) => price !== null)?.price;
  return (
    <Rows
      rows={rows}
      idOf={({ supplier_id }) => supplier_id}
      empty={t(($) => $.order.purchase.message.never_bought)}
      label={t(($) => $.product.supplier.plural)}
      columns={[
        column.custom({
          key: 'supplier',
          render: (row) => (
            <Group gap={6} wrap="nowrap">
              <Text size="sm" fw={String(row.supplier_id) === chosen ? 700 : 400}>
                {row.supplier_name}
              </Text>
              {row.price !== null && row.price === cheapest && rows.length > 1 && (
                <Badge color="green" className="status">
                  {t(($) => $.order.purchase.message.cheapest)}
                </Badge>
              )}
            </Group>
          ),
        }),
        column.money('last_price', { title: ($) => $.order.order_item.field.last_price, currency: 'JPY' }),
        column.money('asked', { title: ($) => $.order.purchase.field.asked, currency: 'JPY' }),
        column.figure('quantity_items', { title: ($) => $.product.product.field.items_in_box }),
        column.day('last_bought_at', { title: ($) => $.order.purchase.field.last_bought_at }),
        onUse !== undefined &&
          column.act(
            (row) =>
              row.price !== null && (
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={`${t(($) => $.order.purchase.act.use_price)} ${row.supplier_name}`}
                  onClick={() => onUse(row)}
                >
                  {t(($) => $.order.purchase.act.use_price)}
                </Button>
              ),
          ),
      ]}
    />
  );
}
