import type { ReactNode } from 'react';
import { phrase } from '#app/i18n.ts';
import { Reference } from '#kit/reference.tsx';

/** What a document is called where only its number is known. */
export function documentName({ receiptable_type: type, receiptable_id: id }: Named): string {
  if (type === 'order') return id;
  if (type === 'lading_bill') return `${phrase(($) => $.common.field.lading_bill)} ${id}`;
  return `${phrase(($) => $.common.field.purchase)} ${id}`;
}

interface Named {
  receiptable_type: string;
  receiptable_id: string;
}

/** The document that money is for, where it can be looked at. */
export const DocumentLink = (named: Named): ReactNode => (
  <Reference of={named.receiptable_type} id={named.receiptable_id} figure>
    {documentName(named)}
  </Reference>
);
