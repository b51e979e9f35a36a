import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { Rows } from '#kit/page.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { Figure } from '#kit/show.tsx';

/** The lines of an order without opening it; asked for when somebody looks. */
export function OrderQuickView({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getOrder, { params: { id } });
  const { data } = reading;
  if (data === undefined) return <ReadState of={reading} shape="lines" />;
  return (
    <Stack gap={4} miw={280}>
      <Text fw={700} size="sm">
        {data.customer?.name}
      </Text>
      <Rows
        rows={data.items ?? []}
        idOf={({ id: item }) => item}
        columns={[
          { key: 'product', title: t(($) => $.common.field.product), render: (item) => item.product_name },
          {
            key: 'quantity',
            title: t(($) => $.common.field.quantity),
            right: true,
            render: (item) => <Figure value={item.quantity} />,
          },
        ]}
      />
      {data.note && (
        <Text size="xs" c="dimmed">
          {data.note}
        </Text>
      )}
    </Stack>
  );
}
