import { lazy, Suspense } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { may } from '#app/session.ts';
import type { Selecting } from '#kit/list/use-selection.ts';
import { usePaySelection } from '#entities/payment/use-pay-selection.tsx';

const ApproveOrdersButton = lazy(() => import('./approve-orders.tsx'));

type Listed = RowOf<typeof listOrders>;

/** What people can do with selected orders: approve those that wait for it, and pay; undefined without a right. */
export function useOrderSelection(): Selecting<Listed> | undefined {
  const paying = usePaySelection<Listed>({
    type: 'order',
    party: 'user',
    partyOf: ({ customer_id }) => customer_id,
  });
  const approves = may({ resource: 'order_approval', action: 'update' });
  if (!approves && paying === undefined) return undefined;
  return {
    idOf: ({ id }) => id,
    bar: (rows, clear) => {
      const waiting = rows.filter(({ status_id }) => status_id === 'NotYetApprove');
      return (
        <>
          {approves && waiting.length > 0 && (
            <Suspense fallback={null}>
              <ApproveOrdersButton ids={waiting.map(({ id }) => id)} onDone={clear} />
            </Suspense>
          )}
          {paying?.bar(rows, clear)}
        </>
      );
    },
  };
}
