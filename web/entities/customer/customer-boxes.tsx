import { useState, type ReactNode } from 'react';
import { listOwningBoxes } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { usePhrases } from '#app/i18n.ts';
import { PagedRows } from '#kit/paged-rows.tsx';
import { Section } from '#kit/page.tsx';
import { Figure } from '#kit/values.tsx';
import { OpenFilter } from './open-filter.tsx';

const column = columnsOf(listOwningBoxes);
const columns = () => [
  column.reference('box_id', 'box', { title: ($) => $.common.field.box }),
  column.reference('order_id', 'order', { title: ($) => $.common.field.order }),
  column.size(),
  column.figure('quantity'),
  column.figure('undelivered_quantity', {
    title: ($) => $.accounting.customer_account.field.undelivered,
    bold: true,
  }),
  column.figure('quantity_in_lading_bills', { title: ($) => $.common.field.lading_bills }),
  column.custom({
    key: 'delivered',
    title: ($) => $.accounting.customer_account.field.handed_over,
    right: true,
    render: ({ quantity_in_goods_deliveries }) => <Figure value={quantity_in_goods_deliveries} />,
  }),
];

/** The boxes of a customer's orders that are not delivered yet, or all, with their numbers by state. */
export function CustomerBoxes({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [which, choose] = useState<'open' | 'all'>('open');
  return (
    <Section
      actions={
        <OpenFilter
          which={which}
          choose={choose}
          open={t(($) => $.accounting.customer_account.field.undelivered)}
        />
      }
    >
      <PagedRows
        key={which}
        endpoint={listOwningBoxes}
        query={{
          filter: {
            user_id: id,
            is_cancel_distributed: false,
            ...(which === 'open' && { undelivered: true }),
          },
        }}
        idOf={({ id: owned }) => owned}
        columns={columns()}
      />
    </Section>
  );
}
