import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { Rows } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Figure, Money } from '#kit/values.tsx';
import { Thumbnail } from '#kit/thumbnail.tsx';
import { productName } from '#kit/product-name.ts';
import { TrackingState } from './tracking/tracking-state.tsx';

/** A preview of an order, loaded when it is opened. */
export default function OrderQuickView({ id }: { id: string }): ReactNode {
  const reading = useCall(getOrder, { params: { id } });
  const { data } = reading;
  if (data === undefined) return <QueryStatus of={reading} shape="lines" />;
  return (
    <Stack gap={4} miw={280}>
      <Text fw={700} size="sm">
        {data.customer?.name}
      </Text>
      <QuickViewLines order={data} />
      {data.note && (
        <Text size="xs" c="dimmed">
          {data.note}
        </Text>
      )}
    </Stack>
  );
}

type Order = ResponseOf<typeof getOrder>;

/** The lines of an order by its type. */
function QuickViewLines({
  order: { items = [], trackings = [], payees = [], lot },
}: {
  order: Order;
}): ReactNode {
  const t = usePhrases();
  if (trackings.length > 0)
    return (
      <Rows
        rows={trackings}
        idOf={({ id }) => id}
        columns={[
          { key: 'code', title: t(($) => $.common.field.tracking), render: ({ code }) => code },
          {
            key: 'state',
            title: t(($) => $.common.field.status),
            render: ({ checked }) => <TrackingState checked={checked} />,
          },
        ]}
      />
    );
  if (payees.length > 0)
    return (
      <Rows
        rows={payees}
        idOf={({ id }) => id}
        columns={[
          { key: 'name', title: t(($) => $.common.field.supplier), render: (one) => one.supplier_name },
          {
            key: 'amount',
            title: t(($) => $.common.field.amount),
            right: true,
            render: ({ amount, currency_id }) => <Money value={amount} currency={currency_id} />,
          },
        ]}
      />
    );
  if (lot != null && items.length === 0) return <Text size="sm">{lot.title}</Text>;
  return (
    <Rows
      rows={items}
      idOf={({ id }) => id}
      columns={[
        {
          key: 'picture',
          title: '',
          card: 'picture',
          render: (item) => <Thumbnail src={item.image_url} name={productName(item)} />,
        },
        { key: 'product', title: t(($) => $.common.field.product), render: (item) => productName(item) },
        {
          key: 'quantity',
          title: t(($) => $.common.field.quantity),
          right: true,
          render: (item) => <Figure value={item.quantity} />,
        },
      ]}
    />
  );
}
