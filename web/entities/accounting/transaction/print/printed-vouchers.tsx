import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { PrintedVoucher } from './printed-voucher.tsx';
import './printed-vouchers.css';

const include = [
  ...['entries', 'object', 'card', 'fund', 'to_card', 'to_fund', 'files', 'organization', 'preparedBy'],
  'reversed_by',
];

/** Vouchers as printed forms, one per page. */
export default function PrintedVouchers({ ids }: { ids: readonly string[] }): ReactNode {
  const t = usePhrases();
  const query = { filter: { id: ids.join(',') }, include, per_page: ids.length };
  const reading = useCall(listTransactions, { query });
  return (
    <div className="voucher-papers">
      <DocumentFrame
        opens="print_ids"
        title={t(($) => $.accounting.transaction.section.print)}
        actions={
          <Button
            leftSection={<IconPrinter size={16} />}
            disabled={reading.data === undefined}
            onClick={() => window.print()}
          >
            {t(($) => $.accounting.transaction.print.one)}
          </Button>
        }
      >
        <QueryView of={reading} shape="rows">
          {({ data }) =>
            // In the order of selection.
            ids.flatMap((id) =>
              data.filter((row) => String(row.id) === id).map((row) => <PrintedVoucher key={id} row={row} />),
            )
          }
        </QueryView>
      </DocumentFrame>
    </div>
  );
}
