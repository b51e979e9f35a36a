import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DocumentType } from '@hakobu/contract/accounting/charge/charge-kinds.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase } from '#app/i18n.ts';
import { nounWord } from '#app/noun-words.ts';

/** What a document is called where only its number is known. */
export function documentName({ receiptable_type: type, receiptable_id: id }: Named): string {
  return type === 'order' ? id : `${phrase(($) => nounWord($, type as DocumentType))} ${id}`;
}

interface Named {
  receiptable_type: string;
  receiptable_id: string;
}

/** The document that money is for, where it can be looked at. */
export function DocumentLink(named: Named): ReactNode {
  const address = addressOf(named.receiptable_type, named.receiptable_id);
  const name = documentName(named);
  if (address === undefined) return name;
  return (
    <Anchor inherit className="figure" href={`#${address}`}>
      {name}
    </Anchor>
  );
}
