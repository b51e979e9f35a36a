import { createFileRoute } from '@tanstack/react-router';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { usePrinting } from '#entities/accounting/transaction/print-button.tsx';
import { transactionColumns } from '#entities/accounting/transaction/transaction-columns.tsx';
import { useVoucherFilters } from '#entities/accounting/transaction/voucher-filters.ts';
import { VoucherScreen } from '#entities/accounting/transaction/voucher-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/statistics/transaction')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.transaction.plural,
    needs: {
      all: [{ resource: 'transaction', action: 'read' }],
      any: [
        { resource: 'transaction', action: 'create' },
        { resource: 'log', action: 'read' },
      ],
    },
    menu: { group: 'accounting', part: 'money', order: 10 },
  },
});

function Screen() {
  return (
    <VoucherScreen>
      <Transactions />
    </VoucherScreen>
  );
}

function Transactions() {
  const t = usePhrases();
  const [, , addressOf] = useOpenRow('transaction_id');
  return (
    <ListScreen
      title={t(($) => $.accounting.transaction.plural)}
      endpoint={listTransactions}
      store="transactions"
      query={{ include: ['object', 'preparedBy', 'fund', 'card'] }}
      filters={useVoucherFilters()}
      selection={usePrinting()}
      columns={transactionColumns()}
      to={({ id }) => addressOf(id)}
    />
  );
}
