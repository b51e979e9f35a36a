import { lazy, Suspense, type ReactNode } from 'react';
import { useAddressSearch } from '#client/address-search.ts';
import { QueryPending } from '#kit/query-view.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { MAX_VOUCHERS, PRINT_PARAM } from './print-button.tsx';
import { TransactionDetail } from './transaction-detail.tsx';

const PrintedVouchers = lazy(() => import('./print/printed-vouchers.tsx'));

/** A list of vouchers, or the voucher or printed forms in the address. */
export function VoucherScreen({ children }: { children: ReactNode }): ReactNode {
  const [opened] = useOpenRow('transaction_id');
  const [{ [PRINT_PARAM]: ids = '' }] = useAddressSearch();
  if (ids !== '')
    return (
      <Suspense fallback={<QueryPending shape="rows" />}>
        <PrintedVouchers key={ids} ids={ids.split(',').slice(0, MAX_VOUCHERS)} />
      </Suspense>
    );
  return opened === undefined ? children : <TransactionDetail key={opened} id={opened} />;
}
