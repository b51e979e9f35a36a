import type { ReactNode } from 'react';
import { balanceSheet, incomeStatement } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { balanceSheetLines, incomeStatementLines } from '@hakobu/contract/accounting/book/statement-lines.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { labelIn } from '#kit/labels.ts';
import { useBookAddress, useLedgerAddress, usePeriodBefore } from './book-address.ts';
import { BookRows, FigureLink } from './book-rows.tsx';

const forms = {
  income: {
    endpoint: incomeStatement,
    lines: incomeStatementLines,
    now: ($: Phrases) => $.accounting.book.field.this_period,
    before: ($: Phrases) => $.accounting.book.field.period_before,
  },
  sheet: {
    endpoint: balanceSheet,
    lines: balanceSheetLines,
    now: ($: Phrases) => $.accounting.book.field.end,
    before: ($: Phrases) => $.accounting.book.field.beginning,
  },
} as const;
const column = columnsOf(incomeStatement).withLabels(($) => $.accounting.book.field);

/** A financial statement in the lines of the circular; each figure links to its ledgers. */
export function Statement({ form }: { form: keyof typeof forms }): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  const ledgerOf = useLedgerAddress();
  const periodBefore = usePeriodBefore();
  const { endpoint, lines, now, before: earlier } = forms[form];
  const sums = new Set(lines.flatMap((line) => ('sum' in line ? line.code : [])));
  /** Links a figure to its ledgers; totals have none. Opening balances link to the period before. */
  const behind = (accounts: readonly string[], within = {}) =>
    accounts.length === 0
      ? undefined
      : ledgerOf({ account: accounts.join(','), withoutClosing: form === 'income', ...within });
  const nameOf = (code: string) =>
    form === 'income'
      ? t(($) => labelIn($.accounting.book.income, code))
      : t(($) => labelIn($.accounting.book.sheet, code));
  return (
    <BookRows
      title={
        form === 'income' ? t(($) => $.accounting.book.tab.income) : t(($) => $.accounting.book.tab.sheet)
      }
      endpoint={endpoint}
      query={{ between: { voucher_date: period } }}
      idOf={({ code }) => code}
      columns={[
        column.custom({
          key: 'line',
          exports: false,
          render: ({ code }) => (sums.has(code) ? <b>{nameOf(code)}</b> : <span>{nameOf(code)}</span>),
        }),
        column.custom({ key: 'code', render: ({ code }) => <span className="figure">{code}</span> }),
        column.custom({
          key: 'amount',
          title: now,
          right: true,
          render: ({ amount, accounts }) => <FigureLink value={amount} href={behind(accounts)} />,
        }),
        column.custom({
          key: 'before',
          title: earlier,
          right: true,
          render: ({ before, accounts }) => (
            <FigureLink value={before} href={periodBefore && behind(accounts, { within: periodBefore })} />
          ),
        }),
      ]}
    />
  );
}
