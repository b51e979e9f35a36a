import { lazy, Suspense } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { may } from '#app/session.ts';
import type { PayableDocument } from '#entities/accounting/debt/clearing.ts';

const PayButton = lazy(() => import('./pay-button.tsx'));

interface Payable<Row> {
  type: DocumentType;
  party: 'user' | 'supplier';
  partyOf: (row: Row) => number;
  /** The amounts due of a row, if the list contains them. */
  documentOf?: (row: Row) => PayableDocument;
}

/** Selects documents of a list for payment, for users who may create vouchers. */
export function usePaySelection<Row extends { id: string | number }>({
  type,
  party,
  partyOf,
  documentOf,
}: Payable<Row>) {
  if (!may({ resource: 'transaction', action: 'create' })) return undefined;
  return {
    idOf: ({ id }: Row) => String(id),
    bar: (rows: Row[], clear: () => void) => (
      <Suspense fallback={null}>
        <PayButton
          {...{ type, party }}
          ids={rows.map(({ id }) => String(id))}
          parties={[...new Set(rows.map(partyOf))]}
          documents={documentOf && rows.map(documentOf)}
          onDone={clear}
        />
      </Suspense>
    ),
  };
}
