import { Anchor, Group, Stack, Switch, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { buyFromList } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import type { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { asSearch } from '#client/search.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/product-options.ts';

export type ToBuy = RowOf<typeof listToBuy>;
type Made = ResponseOf<typeof buyFromList>['data'][number];

/** Buys what is ticked, after showing which purchases that makes. */
export function BuyForm({ rows, onDone }: { rows: readonly ToBuy[]; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [ordered, setOrdered] = useState(true);
  const unsupplied = rows.filter(({ supplier_id }) => supplier_id === null);
  const complete = unsupplied.every(({ product_id }) => chosen[product_id]);
  const products = rows.map(({ product_id }) => {
    const supplier = chosen[product_id];
    return { product_id, ...(supplier ? { supplier_id: Number(supplier) } : {}) };
  });
  return (
    <PreviewForm
      endpoint={buyFromList}
      body={complete ? { products, ordered } : undefined}
      submitLabel={t(($) => $.order.purchase.act.buy, { count: rows.length })}
      onDone={onDone}
      choices={
        <>
          {unsupplied.map(({ product_id, product_name }) => (
            <EntityPicker
              key={product_id}
              {...suppliers}
              label={`${t(($) => $.common.field.supplier)} · ${product_name}`}
              value={chosen[product_id] ?? ''}
              onChange={(id) => setChosen({ ...chosen, [product_id]: id })}
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
      {({ data }) => data.map((purchase) => <Bought key={purchase.supplier_id} purchase={purchase} />)}
    </PreviewForm>
  );
}

const column = columnsFor<NonNullable<Made['items']>[number]>();

/** One purchase that would be made; it can be written by hand instead. */
function Bought({ purchase: { supplier, supplier_id, items = [], total, currency_id } }: { purchase: Made }) {
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
            search={asSearch({ products, supplier: supplier_id })}
          >
            {t(($) => $.order.purchase.act.write_by_hand)}
          </Anchor>
        </Group>
      </Group>
      <Rows
        rows={items}
        idOf={({ id }) => id}
        columns={[
          column.product(),
          column.figure('quantity'),
          column.money('price'),
          column.money('balance', { title: ($) => $.common.field.amount }),
        ]}
      />
    </Stack>
  );
}
