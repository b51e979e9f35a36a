import type { ReactNode } from 'react';
import { balanceSheet, incomeStatement } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Money } from '#kit/show.tsx';
import { wordIn } from '#kit/words.ts';
import { useBookAddress, useLedgerAddress } from './book-address.ts';
import { BookRows, FigureLink } from './book-rows.tsx';

const forms = {
  income: { endpoint: incomeStatement, words: ['this_period', 'period_before'] },
  sheet: { endpoint: balanceSheet, words: ['end', 'beginning'] },
} as const;
const column = columnsOf(incomeStatement).saying(($) => $.accounting.book.field);

/** A statement by the lines of the circular; each figure leads to the ledgers that make it. */
export function Statement({ form }: { form: keyof typeof forms }): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  const ledgerOf = useLedgerAddress();
  const { endpoint, words } = forms[form];
  const nameOf = (code: string) => t(($) => wordIn($.accounting.book[form], code));
  return (
    <BookRows
      title={t(($) => $.accounting.book.tab[form])}
      endpoint={endpoint}
      query={{ between: { voucher_date: period } }}
      idOf={({ code }) => code}
      columns={[
        column.custom({
          key: 'line',
          exports: false,
          render: ({ code, accounts }) =>
            accounts.length === 0 ? <b>{nameOf(code)}</b> : <span>{nameOf(code)}</span>,
        }),
        column.custom({ key: 'code', render: ({ code }) => <span className="figure">{code}</span> }),
        column.custom({
          key: 'amount',
          title: ($) => $.accounting.book.field[words[0]],
          right: true,
          render: ({ amount, accounts }) => (
            <FigureLink
              value={amount}
              href={
                accounts.length === 0
                  ? undefined
                  : ledgerOf({ account: accounts.join(','), withoutClosing: form === 'income' })
              }
            />
          ),
        }),
        column.custom({
          key: 'before',
          title: ($) => $.accounting.book.field[words[1]],
          right: true,
          render: ({ before }) => <Money value={before} currency="VND" dim />,
        }),
      ]}
    />
  );
}
