import type { ReactNode } from 'react';
import { anyKinds, transactionKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import type { MoneyPage, MoneySource } from '@hakobu/contract/accounting/transaction/transaction-kind.ts';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { transactionColumns } from '#entities/accounting/transaction/transaction-columns.tsx';
import { usePrinting } from '#entities/accounting/transaction/print-button.tsx';
import { VoucherScreen } from '#entities/accounting/transaction/voucher-screen.tsx';
import { MoveButtons } from './move-buttons.tsx';

/** The kind of account that a page is about; undefined for any. */
const sourceOf: Partial<Record<MoneyPage, MoneySource>> = {
  fund_collect: 'fund',
  fund_spend: 'fund',
  bank_collect: 'card',
  bank_spend: 'card',
};

/** A page of receipts or payments: a button for each kind assigned to it, and its vouchers. */
export function MoneyScreen({ page }: { page: MoneyPage }): ReactNode {
  return (
    <VoucherScreen>
      <Vouchers page={page} />
    </VoucherScreen>
  );
}

function Vouchers({ page }: { page: MoneyPage }): ReactNode {
  const t = usePhrases();
  const [, , addressOf] = useOpenRow('transaction_id');
  const kinds = transactionKindIds.filter((kind) => anyKinds[kind].screens.includes(page));
  const source = sourceOf[page];
  return (
    <ListScreen
      title={t(($) => $.accounting.transaction.page[page])}
      endpoint={listTransactions}
      store={page}
      query={{
        filter: { type_id: kinds.join(','), ...(source && { source: `${source},none` }) },
        include: ['object', 'preparedBy', 'fund', 'card'],
        sort: '-id',
      }}
      filters={[
        {
          field: 'type_id',
          label: t(($) => $.common.field.type),
          kind: 'choice',
          options: kinds.map((id) => ({ value: id, label: t(($) => $.accounting.transaction.type[id]) })),
        },
        {
          field: 'currency_id',
          label: t(($) => $.common.field.currency),
          kind: 'choice',
          options: currencyIds.map((id) => ({ value: id, label: id })),
        },
        { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
        { field: 'unassigned', label: t(($) => $.accounting.transaction.field.unassigned), kind: 'range' },
      ]}
      columns={transactionColumns({ waiting: page.startsWith('bank') })}
      selection={usePrinting()}
      actions={<MoveButtons screen={page} only={source} />}
      to={({ id }) => addressOf(id)}
    />
  );
}
