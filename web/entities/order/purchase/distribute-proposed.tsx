import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { distributeProposed } from '@hakobu/contract/order/order-distribution/order-distribution.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import type { Pool } from './distribute-form.tsx';

type Planned = ResponseOf<typeof distributeProposed>['data'][number];
const column = columnsFor<Planned>();
const columns = () => [
  column.code('order_id'),
  column.text('customer_name', { title: ($) => $.common.field.customer }),
  column.picture(),
  column.product({ title: ($) => $.common.field.product }),
  column.figure('quantity', { bold: true }),
];

/** Distributes the selected goods by the server's proposal, after showing it. */
export function DistributeProposed({
  pools,
  onDone,
}: {
  pools: readonly Pool[];
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.order.order_distribution.act.distribute_proposed);
  return (
    <FormButton label={label} size="xl">
      {(close) => (
        <PreviewForm
          endpoint={distributeProposed}
          body={{ purchase_item_ids: pools.map(({ id }) => id) }}
          submitLabel={t(($) => $.order.order_distribution.act.distribute)}
          onDone={() => {
            close();
            onDone();
          }}
        >
          {({ data }) => (
            <Rows
              rows={data}
              idOf={({ purchase_item_id, order_item_id }) => `${purchase_item_id} ${order_item_id}`}
              columns={columns()}
              label={t(($) => $.order.order_distribution.message.proposed)}
            />
          )}
        </PreviewForm>
      )}
    </FormButton>
  );
}
