import type { ReactNode } from 'react';
// Printed forms are Vietnamese in every user language.
import { transaction as vietnamese } from '@hakobu/phrases/vi/accounting/transaction.ts';

const say = vietnamese.paper.voucher;

interface Company {
  name: string;
  address: string | null;
  tax_code: string | null;
}

/** The company at the top of a form. */
export const CompanyHeader = ({ ours }: { ours: Company | null | undefined }): ReactNode => (
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
