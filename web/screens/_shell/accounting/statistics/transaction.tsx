import { createFileRoute } from '@tanstack/react-router';
import type { TransactionKind } from '@hakobu/contract/accounting/transaction/kinds.ts';
import {
  listTransactions,
  listTransactionTypes,
} from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { transactionColumns } from '#nouns/accounting/transaction/transaction-columns.tsx';
import { TransactionDetail } from '#nouns/accounting/transaction/transaction-detail.tsx';
import { customers } from '#nouns/options.ts';

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
    menu: { group: 'accounting', order: 4 },
  },
});

function Screen() {
  const [opened] = useOpened('transaction_id');
  return opened === undefined ? <Transactions /> : <TransactionDetail key={opened} id={opened} />;
}

function Transactions() {
  const t = usePhrases();
  const [, , addressOf] = useOpened('transaction_id');
  const label = (id: TransactionKind) => t(($) => $.accounting.transaction.type[id]);
  return (
    <ListScreen
      title={t(($) => $.accounting.transaction.plural)}
      endpoint={listTransactions}
      store="transactions"
      query={{ include: ['object', 'preparedBy', 'fund', 'card'] }}
      filters={[
        {
          field: 'type_id',
          label: t(($) => $.common.field.type),
          kind: 'choice',
          options: useLookup(listTransactionTypes).map(({ id }) => ({ value: id, label: label(id) })),
        },
        {
          field: 'transactionable_id',
          label: t(($) => $.common.field.customer),
          kind: 'entity',
          ...customers,
        },
        { field: 'receipts.receiptable_id', label: t(($) => $.common.field.order), kind: 'text' },
        { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
      ]}
      columns={transactionColumns()}
      to={({ id }) => addressOf(id)}
    />
  );
}
