import type { ReactNode } from 'react';
import { Reference } from '#kit/reference.tsx';

interface Named {
  receiptable_type: string;
  receiptable_id: string;
  receiptable_number?: string | undefined;
}

/** The document of a payment, linked where the user may open it. */
export const DocumentLink = (named: Named): ReactNode => (
  <Reference of={named.receiptable_type} id={named.receiptable_id} figure>
    {named.receiptable_number}
  </Reference>
);
