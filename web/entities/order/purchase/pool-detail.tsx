import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { getAvailable } from '@hakobu/contract/order/purchase/purchase-item.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Figure } from '#kit/values.tsx';
import { Reference } from '#kit/reference.tsx';
import { productName } from '#kit/product-name.ts';
import { DistributeForm, type Pool } from './distribute-form.tsx';
import { Distributions } from './distributions.tsx';

/** Received goods of a purchase line: waiting orders and distributions. */
export function PoolDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const reading = useCall(getAvailable, { params: { id }, query: { include: ['purchase', 'product'] } });
  const pool = reading.data;
  if (pool === undefined) return <QueryStatus of={reading} />;
  return (
    <DocumentFrame title={productName(pool)}>
      <Section title={t(($) => $.common.section.details)}>
        <PoolFacts pool={pool} />
      </Section>
      {isPositive(pool.remaining_quantity) && (
        <Section title={t(($) => $.order.order_distribution.section.waiting)}>
          <DistributeForm key={pool.version} pool={pool} onDone={() => undefined} />
        </Section>
      )}
      <Distributions pool={pool} />
    </DocumentFrame>
  );
}

function PoolFacts({ pool }: { pool: Pool }): ReactNode {
  const t = usePhrases();
  const { product_id, purchase_id, purchase } = pool;
  return (
    <Facts
      rows={[
        [t(($) => $.common.field.product_id), <Reference key="product" of="product" id={product_id} />],
        [
          t(($) => $.common.field.purchase),
          <Reference key="purchase" of="purchase" id={purchase_id}>
            {documentNumber('purchase', purchase_id)} · {purchase?.supplier_name}
          </Reference>,
        ],
        [t(($) => $.common.field.received), <Figure key="received" value={pool.received_quantity} />],
        [t(($) => $.common.field.distributed), <Figure key="given" value={pool.distributed_quantity} />],
        [
          t(($) => $.order.order_distribution.field.remaining),
          <b key="remaining">
            <Figure value={pool.remaining_quantity} />
          </b>,
        ],
      ]}
    />
  );
}
