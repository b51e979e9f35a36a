import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { compare, least, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createOrderDistribution } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listOrderItems } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import type { listPurchaseItems } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import { useSaveAll } from '#client/save-all.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { Rows } from '#kit/page.tsx';
import { Figure } from '#kit/show.tsx';

type Pool = RowOf<typeof listPurchaseItems>;
const column = columnsFor<RowOf<typeof listOrderItems>>();

/** Gives goods that came in to the orders that wait for them. */
export function DistributeButton({ pool }: { pool: Pool }): ReactNode {
  const t = usePhrases();
  if (!may({ resource: 'order_distribution', action: 'create' })) return null;
  return (
    <FormButton label={t(($) => $.order.order_distribution.act.distribute)} size="xl">
      {(close) => <DistributeForm pool={pool} onDone={close} />}
    </FormButton>
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

/** The lines the goods were bought for, then others that wait, the oldest first, with what each may get. */
function useWaiting(pool: Pool) {
  const { data } = useCall(listOrderItems, {
    query: { filter: { product_id: pool.product_id, needs_goods: true }, per_page: 50 },
  });
  const boughtFor = new Set(pool.order_items?.map(({ order_item_id }) => order_item_id));
  const lines = (data?.data ?? []).toSorted(
    (a, b) => Number(boughtFor.has(b.id)) - Number(boughtFor.has(a.id)) || a.id - b.id,
  );
  return { lines, proposed: propose(pool.remaining_quantity, lines) };
}

/** Proposes what each line gets; every figure can be changed. */
function DistributeForm({ pool, onDone }: { pool: Pool; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [typed, setTyped] = useState<Record<number, string>>({});
  const { busy, saveAll } = useSaveAll(onDone);
  const { lines, proposed } = useWaiting(pool);
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
          column.code('order_id', { bold: false }),
          column.figure('remaining_distributed_quantity', {
            title: ($) => $.order.order_distribution.message.missing,
          }),
          column.custom({
            key: 'quantity',
            right: true,
            width: 120,
            render: (row) => (
              <QuantityInput
                aria-label={`${t(($) => $.common.field.quantity)} ${row.order_id}`}
                value={quantityOf(row.id)}
                onChange={(quantity) => setTyped({ ...typed, [row.id]: quantity })}
              />
            ),
          }),
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
