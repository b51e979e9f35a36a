import { lazy, Suspense } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { may } from '#app/session.ts';
import type { PayableDocument } from '#entities/accounting/debt/clearing.ts';

const PayButton = lazy(() => import('./pay-button.tsx'));

interface Payable<Row> {
  /** What the rows are, and whose. */
  type: DocumentType;
  party: 'user' | 'supplier';
  partyOf: (row: Row) => number;
  /** What a row asks, where the list says all of it. */
  documentOf?: (row: Row) => PayableDocument;
}

/** Fingers have no room to tick rows beside what the rows are about; there a document is paid on its page. */
const hasPointer = (): boolean => !matchMedia('(pointer: coarse)').matches;

/** Documents of a list can be ticked and paid together at a desk, for those who write vouchers. */
export function usePaySelection<Row extends { id: string | number }>({
  type,
  party,
  partyOf,
  documentOf,
}: Payable<Row>) {
  if (!may({ resource: 'transaction', action: 'create' }) || !hasPointer()) return undefined;
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
