import { Anchor, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listTrackings } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { ofOwnOrders, worksOnOrders } from '#nouns/order/works-on-orders.ts';

export const Route = createFileRoute('/_shell/sale/tracking')({
  component: Screen,
  staticData: {
    title: ($) => $.order.tracking.title.sale,
    needs: { all: [{ resource: 'tracking', action: 'read' }], any: worksOnOrders },
    menu: { group: 'sale', order: 11 },
  },
});

const receivedWords = ($: Phrases) => ({
  true: $.order.tracking.state.received,
  false: $.order.tracking.state.not_received,
});
const column = columnsOf(listTrackings).saying(($) => $.order.tracking.field);
const leadsTo = (name: 'orders' | 'purchases' | 'sfas' | 'boxes', word: string) =>
  column.custom({
    key: name,
    exports: `${name}.id`,
    render: (row) => <Ways word={word} rows={row[name] ?? []} />,
  });
const columns = () => [
  column.code('code', { title: ($) => $.common.field.tracking }),
  column.status('received', 'tracking', receivedWords, {
    key: 'status',
    title: ($) => $.common.field.status,
    badge: (received) => (received === 'true' ? 'received' : 'not_received'),
  }),
  column.instant('received_at', { title: ($) => $.common.field.arrival_date }),
  column.yesNo('checked'),
  leadsTo('orders', 'order'),
  leadsTo('purchases', 'purchase'),
  leadsTo('sfas', 'sfa'),
  leadsTo('boxes', 'box'),
  column.createdAt(),
];

/** Some of the documents of a tracking, each with the way there for whoever may go. */
function Ways({ word, rows }: { word: string; rows: readonly { id: number | string }[] }): ReactNode {
  return (
    <Group gap={6}>
      {rows.map(({ id }) => {
        const address = addressOf(word, String(id));
        return address === undefined ? (
          <span key={id}>{id}</span>
        ) : (
          <Anchor key={id} inherit className="figure" href={`#${address}`}>
            {id}
          </Anchor>
        );
      })}
    </Group>
  );
}

/** Trackings of what comes for orders, with what is known of each. */
function Screen() {
  const t = usePhrases();
  const words = receivedWords;
  return (
    <ListScreen
      title={t(($) => $.order.tracking.title.sale)}
      endpoint={listTrackings}
      store="trackings"
      query={{ include: ['orders', 'purchases', 'sfas', 'boxes'], ...ofOwnOrders() }}
      filters={[
        {
          field: 'received',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: (['true', 'false'] as const).map((value) => ({
            value,
            label: t(($) => words($)[value]),
          })),
        },
        { field: 'code', label: t(($) => $.common.field.tracking), kind: 'text' },
        { field: 'created_at', label: t(($) => $.common.field.created_at), kind: 'days' },
      ]}
      columns={columns()}
    />
  );
}
