import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listOrderDistributions } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Figure } from '#kit/values.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';

const AT_ONCE = 20;

/** Queries for the boxes of an order and for the goods distributed to it. */
export const boxesOf = (order_id: string, per_page = AT_ONCE) => ({
  query: { filter: { order_id }, include: ['owners'], per_page },
});
export const distributionsOf = (order_id: string, per_page = AT_ONCE) => ({
  query: { filter: { order_id }, per_page },
});

/** Goods distributed to an order, the purchases they came from, and its boxes. */
export const OrderGoods = ({ id }: { id: string }): ReactNode => (
  <Stack gap="sm">
    {may({ resource: 'order_distribution', action: 'read' }) && <Given id={id} />}
    {may({ resource: 'box', action: 'read' }) && <OwnBoxes id={id} />}
  </Stack>
);

const given = columnsFor<RowOf<typeof listOrderDistributions>>();

function Given({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const { reading, more } = useLoadMore(listOrderDistributions, (most) => distributionsOf(id, most), {
    first: AT_ONCE,
  });
  return (
    <Section title={t(($) => $.common.field.distributed)}>
      <Rows
        rows={reading}
        idOf={(row) => row.id}
        columns={[
          given.picture(),
          given.product(),
          given.reference('purchase_id', 'purchase', { title: ($) => $.common.field.purchase }),
          given.text('supplier_name', { title: ($) => $.common.field.supplier }),
          given.figure('quantity', { bold: true }),
          given.createdAt(),
        ]}
      />
      {more}
    </Section>
  );
}

type Box = RowOf<typeof listBoxes>;
const box = columnsFor<Box>();

/** The order's pieces in each box, the location of the box and its days in storage. */
function OwnBoxes({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  const { reading, more } = useLoadMore(listBoxes, (most) => boxesOf(id, most), { first: AT_ONCE });
  const owner = ({ owners = [] }: Box) => owners.find(({ order_id }) => order_id === id);
  const pieces = (name: 'quantity' | 'quantity_in_lading_bills' | 'quantity_in_goods_deliveries') => ({
    key: name,
    right: true,
    render: (row: Box) => <Figure value={owner(row)?.[name] ?? 0} />,
  });
  return (
    <Section title={t(($) => $.common.section.boxes)}>
      <Rows
        rows={reading}
        idOf={(row) => row.id}
        columns={[
          box.reference('id', 'box', { title: ($) => $.common.field.box }),
          box.size(),
          box.figure('weight'),
          box.custom({ ...pieces('quantity'), title: ($) => $.common.field.quantity }),
          box.custom({
            ...pieces('quantity_in_lading_bills'),
            title: ($) => $.common.field.lading_bills,
          }),
          box.custom({
            ...pieces('quantity_in_goods_deliveries'),
            title: ($) => $.accounting.customer_account.field.handed_over,
          }),
          box.figure('number_days_storage', { title: ($) => $.warehouse.box.field.storage_days }),
        ]}
      />
      {more}
    </Section>
  );
}
