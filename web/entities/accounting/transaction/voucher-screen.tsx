import { lazy, Suspense, type ReactNode } from 'react';
import { useAddressSearch } from '#client/search.ts';
import { OnTheWay } from '#kit/read-state.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { MOST, PRINTED } from './print-button.tsx';
import { TransactionDetail } from './transaction-detail.tsx';

const VoucherPapers = lazy(() => import('./paper/voucher-papers.tsx'));

/** A list of vouchers, the one that the address opens, or the papers of those that it names. */
export function VoucherScreen({ children }: { children: ReactNode }): ReactNode {
  const [opened] = useOpened('transaction_id');
  const [{ [PRINTED]: ids = '' }] = useAddressSearch();
  if (ids !== '')
    return (
      <Suspense fallback={<OnTheWay shape="rows" />}>
        <VoucherPapers key={ids} ids={ids.split(',').slice(0, MOST)} />
      </Suspense>
    );
  return opened === undefined ? children : <TransactionDetail key={opened} id={opened} />;
}
