import { lazy, Suspense } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { FormButton } from '#kit/form.tsx';
import { OnTheWay } from '#kit/read-state.tsx';

const PaySelection = lazy(() => import('./pay-selection.tsx'));

interface Payable<Row> {
  /** What the rows are, and whose. */
  type: 'order' | 'lading_bill' | 'purchase';
  party: 'user' | 'supplier';
  partyOf: (row: Row) => number;
}

/** Documents of a list can be ticked and paid together, for those who write vouchers. */
export function usePaying<Row extends { id: string | number }>({ type, party, partyOf }: Payable<Row>) {
  const t = usePhrases();
  if (!may({ resource: 'transaction', action: 'create' })) return undefined;
  return {
    idOf: ({ id }: Row) => String(id),
    bar: (rows: Row[], clear: () => void) => (
      <FormButton label={t(($) => $.accounting.payment.act.pay_some, { count: rows.length })} size="xl">
        {(close) => (
          <Suspense fallback={<OnTheWay shape="rows" />}>
            <PaySelection
              {...{ type, party }}
              ids={rows.map(({ id }) => String(id))}
              parties={[...new Set(rows.map(partyOf))]}
              onDone={() => {
                close();
                clear();
              }}
            />
          </Suspense>
        )}
      </FormButton>
    ),
  };
}
