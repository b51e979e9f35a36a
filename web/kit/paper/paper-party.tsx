import type { ReactNode } from 'react';
import { paper as japanese } from '@hakobu/phrases/ja/common/paper.ts';
import { paper as vietnamese } from '@hakobu/phrases/vi/common/paper.ts';
import { labelled, type PaperLanguage } from './paper-figures.ts';

export const paperPhrases = { vi: vietnamese, ja: japanese };

/** A company or person on a paper. */
export interface PaperParty {
  name: string;
  address?: string | null | undefined;
  tax_code?: string | null | undefined;
  tel?: string | null | undefined;
  representative?: string | null | undefined;
}

/** Address, tax code, phone and representative of a party, one line each as far as they are known. */
export function PartyFacts({
  party: { address, tax_code, tel, representative },
  language,
}: {
  party: PaperParty;
  language: PaperLanguage;
}): ReactNode {
  const say = paperPhrases[language];
  const code = tax_code?.startsWith('T') === true ? say.registration_number : say.tax_code;
  const lines = [
    [say.address, address],
    [code, tax_code],
    [say.tel, tel],
    [say.representative, representative],
  ] as const;
  return lines.map(
    ([word, value]) =>
      value != null && value !== '' && <div key={word}>{labelled(word, value, language)}</div>,
  );
}
