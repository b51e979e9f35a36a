import type { ReactNode } from 'react';
import { transaction as japanese } from '@hakobu/phrases/ja/accounting/transaction.ts';
import { transaction as vietnamese } from '@hakobu/phrases/vi/accounting/transaction.ts';

/** The languages of printed papers: that of the receiver, whatever the user's is. */
export type PaperLanguage = 'vi' | 'ja';
export const headerPhrases = { vi: vietnamese.paper.voucher, ja: japanese.paper.voucher };

interface Company {
  name: string;
  address: string | null;
  tax_code: string | null;
}

/** The company at the top of a form. */
export function CompanyHeader({
  ours,
  language = 'vi',
}: {
  ours: Company | null | undefined;
  language?: PaperLanguage;
}): ReactNode {
  const say = headerPhrases[language];
  return (
    <div>
      <b>
        {say.organization}: {ours?.name}
      </b>
      {ours?.address != null && (
        <div>
          {say.address}: {ours.address}
        </div>
      )}
      {ours?.tax_code != null && (
        <div>
          {say.tax_code}: {ours.tax_code}
        </div>
      )}
    </div>
  );
}
