import { lazy, Suspense } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listPurchases } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { may } from '#app/session.ts';
import type { Selecting } from '#kit/list/use-selection.ts';
import { usePaySelection } from '#entities/payment/use-pay-selection.tsx';

const AttachTrackingsButton = lazy(() => import('./attach-trackings-button.tsx'));

type Listed = RowOf<typeof listPurchases>;

/** What people can do with selected purchases: attach trackings, and pay; undefined without a right. */
export function usePurchaseSelection(): Selecting<Listed> | undefined {
  const paying = usePaySelection<Listed>({
    type: 'purchase',
    party: 'supplier',
    partyOf: ({ supplier_id }) => supplier_id,
  });
  const attaches = may({ resource: 'purchase', action: 'update' });
  if (!attaches && paying === undefined) return undefined;
  return {
    idOf: ({ id }) => String(id),
    bar: (rows, clear) => (
      <>
        {attaches && (
          <Suspense fallback={null}>
            <AttachTrackingsButton ids={rows.map(({ id }) => id)} onDone={clear} />
          </Suspense>
        )}
        {paying?.bar(rows, clear)}
      </>
    ),
  };
}
