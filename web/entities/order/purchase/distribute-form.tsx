import { Group, Skeleton, Text } from '@mantine/core';
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
import { deferRequest } from '#client/deferred-request.ts';
import { usePreview } from '#client/preview.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { QuantitiesForm } from '#kit/quantities-form.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Figure } from '#kit/values.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import { Thumbnail } from '#kit/thumbnail.tsx';
import { productName } from '#kit/product-name.ts';

export type Pool = RowOf<typeof listAvailable>;
const column = columnsFor<RowOf<typeof listOrderItems>>();
/** The maximum page size. */
const AT_ONCE = 100;

/** Distributes received goods to the orders that wait for them. */
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
 * Proposes the server's distribution; each quantity can be changed. Lines whose product was substituted by
 * this one are included.
 */
export function DistributeForm({ pool, onDone }: { pool: Pool; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const [sent, setSent] = useState(false); // The plan is outdated once it is sent.
  const proposal = usePreview(distributeProposed, { purchase_item_ids: [pool.id] }, { enabled: !sent });
  const proposed = new Map(proposal.data?.data.map((one) => [one.order_item_id, one.quantity]));
  const { waiting, lines, more } = useWaiting(pool, [...proposed.keys()]);
  if (lines === undefined) return <QueryStatus of={waiting} shape="rows" />;
  if (proposal.isLoading) return <Skeleton h={120} />;
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
          ? [column.picture(), column.product({ title: ($) => $.order.order_distribution.field.instead })]
          : []),
        column.day('expected_delivery', { title: ($) => $.order.order.field.expected_delivery }),
        column.figure('remaining_distributed_quantity', {
          title: ($) => $.order.order_distribution.message.missing,
        }),
      ]}
      suggestedOf={({ id }) => proposed.get(id) ?? '0'}
      list="distributions"
      send={(parts) => {
        setSent(true);
        return deferRequest(distributeSeveral, {
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
      more={more}
      onDone={() => {
        setSent(false);
        onDone();
      }}
    >
      <Group gap={8} wrap="nowrap">
        <Thumbnail src={pool.image_url} name={productName(pool)} />
        <Text size="sm">
          {productName(pool)} · {t(($) => $.order.order_distribution.field.remaining)}:{' '}
          <b>
            <Figure value={pool.remaining_quantity} />
          </b>
        </Text>
      </Group>
    </QuantitiesForm>
  );
}

/** Lines that wait for the goods, those with a proposal first, including ones beyond the first page. */
function useWaiting(pool: Pool, proposed: readonly number[]) {
  const { reading, more } = useLoadMore(
    listOrderItems,
    (per_page) => ({
      query: { filter: { takes_product_id: pool.product_id, needs_goods: true }, per_page },
    }),
    { first: AT_ONCE },
  );
  const read = reading.data?.data;
  const beyond = read === undefined ? [] : proposed.filter((id) => !read.some((line) => line.id === id));
  const others = useCall(
    listOrderItems,
    { query: { filter: { id: beyond.slice(0, AT_ONCE).join(',') }, per_page: AT_ONCE } },
    { enabled: beyond.length > 0 },
  );
  const waiting = read !== undefined && beyond.length > 0 ? others : reading;
  const rank = ({ id }: { id: number }) => {
    const place = proposed.indexOf(id);
    return place < 0 ? proposed.length : place;
  };
  const all = waiting.data && new Map([...read!, ...waiting.data.data].map((line) => [line.id, line]));
  const lines = all && [...all.values()].toSorted((a, b) => rank(a) - rank(b) || a.id - b.id);
  return { waiting, lines, more };
}
