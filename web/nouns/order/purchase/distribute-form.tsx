import { Skeleton, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  distributeProposed,
  distributeSeveral,
} from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listOrderItems } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import type { listAvailable } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { usePreview } from '#client/preview.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { QuantitiesForm } from '#kit/quantities-form.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { Figure } from '#kit/show.tsx';

export type Pool = RowOf<typeof listAvailable>;
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

/**
 * Proposes what each line gets, as the server would give it; every figure can be changed. Lines that asked
 * for the product before another one was to come instead are among them.
 */
export function DistributeForm({ pool, onDone }: { pool: Pool; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [sent, setSent] = useState(false); // what it would do is over then
  const waiting = useCall(listOrderItems, {
    query: { filter: { takes_product_id: pool.product_id, needs_goods: true }, per_page: 50 },
  });
  const proposal = usePreview(distributeProposed, { purchase_item_ids: [pool.id] }, { enabled: !sent });
  if (waiting.data === undefined) return <ReadState of={waiting} shape="rows" />;
  if (proposal.isLoading) return <Skeleton h={120} />;
  const proposed = new Map(proposal.data?.data.map((one) => [one.order_item_id, one.quantity]));
  const place = [...proposed.keys()];
  const rank = ({ id }: { id: number }) => (proposed.has(id) ? place.indexOf(id) : place.length);
  const lines = waiting.data.data.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
  if (lines.length === 0)
    return <Text size="sm">{t(($) => $.order.order_distribution.errors.nobody_waits)}</Text>;
  return (
    <QuantitiesForm
      rows={lines}
      idOf={({ id }) => id}
      nameOf={({ order_id }) => order_id}
      columns={[
        column.code('order_id', { bold: false }),
        ...(lines.some(({ product_id }) => product_id !== pool.product_id)
          ? [column.text('product_name', { title: ($) => $.order.order_distribution.field.instead })]
          : []),
        column.day('expected_delivery', { title: ($) => $.order.order.field.expected_delivery }),
        column.figure('remaining_distributed_quantity', {
          title: ($) => $.order.order_distribution.message.missing,
        }),
      ]}
      proposedOf={({ id }) => proposed.get(id) ?? '0'}
      list="distributions"
      send={(parts) => {
        setSent(true);
        return prepare(distributeSeveral, {
          body: {
            distributions: parts.map(({ row, quantity }) => ({
              purchase_item_id: pool.id,
              order_item_id: row.id,
              quantity,
            })),
          },
        });
      }}
      submitLabel={t(($) => $.order.order_distribution.act.distribute)}
      onDone={() => {
        setSent(false);
        onDone();
      }}
    >
      <Text size="sm">
        {pool.product_name} · {t(($) => $.order.order_distribution.field.remaining)}:{' '}
        <b>
          <Figure value={pool.remaining_quantity} />
        </b>
      </Text>
    </QuantitiesForm>
  );
}
