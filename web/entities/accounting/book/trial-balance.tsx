import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { trialBalance, trialBalanceSides } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { add, subtract } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Money } from '#kit/values.tsx';
import { useBookAddress, useLedgerAddress } from './book-address.ts';
import { BalanceCheck } from './balance.tsx';
import { AccountName, BookRows, FigureLink } from './book-rows.tsx';

type Row = RowOf<typeof trialBalance>;

const column = columnsOf(trialBalance).withLabels(($) => $.accounting.book.field);

/** The trial balance: opening balance, movements and closing balance of every statutory account. */
export function TrialBalance(): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  const ledgerOf = useLedgerAddress();
  const total = t(($) => $.accounting.book.message.total);
  return (
    <BookRows
      title={t(($) => $.accounting.book.tab.trial)}
      endpoint={trialBalance}
      query={{ between: { voucher_date: period } }}
      idOf={({ account }) => account}
      proof={(rows) => {
        const { closing_debit, closing_credit } = sumOf(rows);
        return rows.length > 0 && <BalanceCheck difference={subtract(closing_debit, closing_credit)} />;
      }}
      withTotals={(rows) => (rows.length === 0 ? rows : [...rows, sumOf(rows)])}
      columns={[
        column.custom({
          key: 'account',
          render: ({ account }) =>
            account === SUM ? (
              <b>{total}</b>
            ) : (
              <Anchor href={`#${ledgerOf({ account })}`} inherit fw={700}>
                {account}
              </Anchor>
            ),
        }),
        column.custom({
          key: 'name',
          exports: false,
          render: ({ account }) => (account === SUM ? '' : <AccountName account={account} />),
        }),
        ...trialBalanceSides.map((name) =>
          column.custom({
            key: name,
            right: true,
            render: (row) =>
              row.account === SUM ? (
                <b>
                  <Money value={row[name]} currency="VND" />
                </b>
              ) : (
                <FigureLink value={row[name]} href={ledgerOf({ account: row.account })} />
              ),
          }),
        ),
      ]}
    />
  );
}

/** The totals row has no account. */
const SUM = '';
const sumOf = (rows: readonly Row[]): Row => ({
  account: SUM,
  ...(Object.fromEntries(
    trialBalanceSides.map((name) => [name, add('0', ...rows.map((row) => row[name]))]),
  ) as Omit<Row, 'account'>),
});
