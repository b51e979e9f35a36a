import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseOf, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { sfa } from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { tallyExpected } from '@hakobu/contract/warehouse/sfa/tally-expected.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { formatNumber } from '#kit/format.ts';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { productName } from '#kit/product-name.ts';
import { QueryStatus } from '#kit/query-view.tsx';
import { notifyAllocated } from './tally-form.tsx';

type Parcel = RowOf<typeof sfa.list>;
type Planned = ResponseOf<typeof tallyExpected>;
const column = columnsFor<Parcel>();
/** Most parcels of one request. */
const MOST = 100;

interface Tallying {
  ids: readonly number[];
  onDone: () => void;
  /** Content above the parcels. */
  choices?: ReactNode;
}

/** Tallies parcels whose contents came as ordered, after showing what is in each. */
export function TallyExpectedForm({ ids, onDone, choices }: Tallying): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={tallyExpected}
      body={ids.length === 0 ? undefined : { sfa_ids: ids.slice(-MOST) }}
      submitLabel={t(($) => $.warehouse.sfa.act.tally_expected)}
      makes={({ data }) => data.length > 0}
      onDone={({ allocated }) => {
        notifyAllocated(allocated);
        onDone();
      }}
      choices={choices}
    >
      {(planned) => <Parcels {...{ ids, planned }} />}
    </PreviewForm>
  );
}

/** The parcels, the latest first: from whom and for whom they came, and what is tallied. */
function Parcels({ ids, planned: { data, left } }: { ids: readonly number[]; planned: Planned }): ReactNode {
  const t = usePhrases();
  const reading = useCall(sfa.list, {
    query: { filter: { id: ids.join(',') }, include: ['purchase_items'], per_page: MOST },
  });
  if (reading.data === undefined) return <QueryStatus of={reading} shape="rows" />;
  const rows = reading.data.data.toSorted((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id));
  const contentsOf = ({ id }: Parcel): ReactNode => {
    const reason = left.find(({ sfa_id }) => sfa_id === id)?.reason;
    if (reason !== undefined)
      return (
        <Text size="sm" c={reason === 'tallied' ? 'dimmed' : 'var(--urgent)'}>
          {t(($) => $.warehouse.sfa.left[reason])}
        </Text>
      );
    const items = data.filter(({ sfa_id }) => sfa_id === id).flatMap((receipt) => receipt.items);
    return items.map((item) => (
      <div key={item.purchase_item_id}>
        {productName(item)} × {formatNumber(item.quantity)}
      </div>
    ));
  };
  return (
    <Rows
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        column.code('tracking_code', { title: ($) => $.common.field.tracking }),
        column.custom({
          key: 'supplier',
          title: ($) => $.common.field.supplier,
          render: ({ purchase_items }) => namesOf(purchase_items, ({ supplier_name }) => [supplier_name]),
        }),
        column.custom({
          key: 'orders',
          title: ($) => $.warehouse.sfa.field.bought_for,
          render: ({ purchase_items }) => namesOf(purchase_items, ({ order_ids }) => order_ids),
        }),
        column.custom({ key: 'contents', title: ($) => $.common.field.contents, render: contentsOf }),
      ]}
    />
  );
}

/** Different names of what is expected. */
const namesOf = (
  items: Parcel['purchase_items'] = [],
  of: (item: NonNullable<Parcel['purchase_items']>[number]) => readonly string[],
): string => [...new Set(items.flatMap(of))].join(', ');
