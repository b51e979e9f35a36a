import { Button, Group, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { compare, least, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createOrderDistribution } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listOrderItems } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import { listPurchaseItems } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import { useSaveAll } from '#client/save-all.ts';
import { FormButton } from '#kit/form.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Rows } from '#kit/page.tsx';
import { Figure } from '#kit/show.tsx';

export const Route = createFileRoute('/_shell/purchase/available-for-distribution')({
  component: Screen,
  staticData: {
    title: ($) => $.order.order_distribution.title.list,
    needs: { all: [{ resource: 'order_distribution', action: 'create' }] },
    menu: { group: 'purchase', order: 4 },
  },
});

type Pool = RowOf<typeof listPurchaseItems>;

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.order.order_distribution.title.list)}
      endpoint={listPurchaseItems}
      store="pool"
      query={{ filter: { available_for_distribution: true }, include: ['purchase', 'order_items'] }}
      filters={[{ field: 'tracking_code', label: t(($) => $.common.field.tracking), kind: 'text' }]}
      columns={[
        {
          key: 'product',
          title: t(($) => $.common.field.product),
          render: (row) => (
            <Stack gap={0}>
              <Text size="sm">{row.product_name}</Text>
              <Text size="xs" c="dimmed">
                {row.product_id}
              </Text>
            </Stack>
          ),
        },
        {
          key: 'purchase',
          title: t(($) => $.common.field.purchase),
          render: (row) => `${row.purchase_id} · ${row.purchase?.supplier_name ?? ''}`,
        },
        {
          key: 'received',
          title: t(($) => $.common.field.received),
          right: true,
          render: (row) => <Figure value={row.received_quantity} />,
        },
        {
          key: 'distributed',
          title: t(($) => $.common.field.distributed),
          right: true,
          render: (row) => <Figure value={row.distributed_quantity} />,
        },
        {
          key: 'remaining',
          title: t(($) => $.order.order_distribution.field.remaining),
          right: true,
          render: (row) => (
            <b>
              <Figure value={row.remaining_quantity} />
            </b>
          ),
        },
        {
          key: 'do',
          title: '',
          right: true,
          render: (row) =>
            may({ resource: 'order_distribution', action: 'create' }) && (
              <FormButton label={t(($) => $.order.order_distribution.act.distribute)} size="xl">
                {(close) => <DistributeForm pool={row} onDone={close} />}
              </FormButton>
            ),
        },
      ]}
    />
  );
}

/** Fills one line after the other until nothing is left. */
function propose(
  available: string,
  lines: readonly { id: number; remaining_distributed_quantity: string }[],
): Map<number, string> {
  let left = available;
  const proposed = new Map<number, string>();
  for (const { id, remaining_distributed_quantity } of lines) {
    const part = least(left, remaining_distributed_quantity);
    proposed.set(id, part);
    left = subtract(left, part);
  }
  return proposed;
}

/**
 * Proposes the lines the goods were bought for, then others that wait, the oldest first; every figure can be
 * changed.
 */
function DistributeForm({ pool, onDone }: { pool: Pool; onDone: () => void }) {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { busy, saveAll } = useSaveAll(onDone);
  const { data } = useCall(listOrderItems, {
    query: { filter: { product_id: pool.product_id, needs_goods: true }, per_page: 50 },
  });
  const boughtFor = new Set(pool.order_items?.map(({ order_item_id }) => order_item_id));
  const lines = (data?.data ?? []).toSorted(
    (a, b) => Number(boughtFor.has(b.id)) - Number(boughtFor.has(a.id)) || a.id - b.id,
  );
  const proposed = propose(pool.remaining_quantity, lines);
  const quantityOf = (id: number) => typed[id] ?? proposed.get(id) ?? '0';
  const save = () =>
    saveAll(
      lines
        .filter(({ id }) => compare(quantityOf(id) || '0', '0') > 0)
        .map(
          ({ id }) =>
            () =>
              call(createOrderDistribution, {
                body: { purchase_item_id: pool.id, order_item_id: id, quantity: quantityOf(id) },
              }),
        ),
    );
  return (
    <>
      <Text size="sm" mb="xs">
        {pool.product_name} · {t(($) => $.order.order_distribution.field.remaining)}:{' '}
        <b>
          <Figure value={pool.remaining_quantity} />
        </b>
      </Text>
      <Rows
        rows={lines}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'order',
            title: t(($) => $.common.field.order),
            render: (row) => <span className="figure">{row.order_id}</span>,
          },
          {
            key: 'missing',
            title: t(($) => $.order.order_distribution.message.missing),
            right: true,
            render: (row) => <Figure value={row.remaining_distributed_quantity} />,
          },
          {
            key: 'quantity',
            title: t(($) => $.common.field.quantity),
            right: true,
            width: 120,
            render: (row) => (
              <QuantityInput
                aria-label={`${t(($) => $.common.field.quantity)} ${row.order_id}`}
                value={quantityOf(row.id)}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          },
        ]}
      />
      <Group justify="flex-end" mt="sm">
        <Button loading={busy} disabled={lines.length === 0} onClick={() => void save()}>
          {t(($) => $.order.order_distribution.act.distribute)}
        </Button>
      </Group>
    </>
  );
}
