import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { phrase } from '#app/i18n.ts';
import { entityName } from '#app/entity-names.ts';
import { Reference } from '#kit/reference.tsx';

/** The name of a document of which only the number is known. */
export function documentName({ receiptable_type: type, receiptable_id: id }: Named): string {
  const number = documentNumber(type, id);
  const isNumber = number !== id || ['order', 'contract'].includes(type);
  return isNumber ? number : `${phrase(($) => entityName($, type as DocumentType))} ${id}`;
}

interface Named {
  receiptable_type: string;
  receiptable_id: string;
}

/** The document of a payment, linked where the user may open it. */
export const DocumentLink = (named: Named): ReactNode => (
  <Reference of={named.receiptable_type} id={named.receiptable_id} figure>
    {documentName(named)}
  </Reference>
);
