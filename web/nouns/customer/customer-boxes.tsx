import { Anchor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Figure } from '#kit/show.tsx';

const AT_ONCE = 20;
const column = columnsFor<RowOf<typeof listOwningBoxes>>();
const columns = () => [
  column.reference('box_id', 'box', { title: ($) => $.common.field.box }),
  column.reference('order_id', 'order', { title: ($) => $.common.field.order }),
  column.size(),
  column.figure('quantity'),
  column.figure('quantity_in_lading_bills', { title: ($) => $.common.field.lading_bills }),
  column.custom({
    key: 'delivered',
    title: ($) => $.accounting.customer_account.field.handed_over,
    right: true,
    render: ({ quantity_in_goods_deliveries }) => <Figure value={quantity_in_goods_deliveries} />,
  }),
];

/** The boxes of a customer's orders: how many there are, go on bills, and are in deliveries. */
export function CustomerBoxes({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [most, setMost] = useState(AT_ONCE);
  const reading = useCall(listOwningBoxes, {
    query: { filter: { user_id: id, is_cancel_distributed: false }, per_page: most },
  });
  return (
    <Section>
      <Rows rows={reading} idOf={({ id: owned }) => owned} columns={columns()} />
      {(reading.data?.total ?? 0) > most && (
        <Anchor component="button" size="xs" onClick={() => setMost(most + AT_ONCE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </Section>
  );
}
