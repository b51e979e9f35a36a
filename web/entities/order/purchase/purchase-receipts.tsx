import type { ReactNode } from 'react';
import { listSfaReceipts } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import { productName } from '#kit/product-name.ts';

const column = columnsOf(listSfaReceipts);

/** Receipts of a purchase by parcel, as tallied. */
export function PurchaseReceipts({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const asked = (per_page: number) => ({ query: { filter: { purchase_id: id }, per_page } });
  const { reading, more } = useLoadMore(listSfaReceipts, asked, { first: 10 });
  return (
    <Section title={t(($) => $.order.purchase.section.goods_received)}>
      <Rows
        rows={reading}
        idOf={(receipt) => receipt.id}
        empty={t(($) => $.order.purchase.message.nothing_came)}
        columns={[
          column.createdAt(),
          column.reference('tracking_code', 'sfa', { id: 'sfa_id', title: ($) => $.common.field.tracking }),
          column.custom({
            key: 'items',
            title: ($) => $.common.field.contents,
            render: ({ items }) =>
              items
                .filter(({ purchase_id }) => purchase_id === id)
                .map((item) => `${productName(item)} × ${item.quantity}`)
                .join(', '),
          }),
        ]}
      />
      {more}
    </Section>
  );
}
