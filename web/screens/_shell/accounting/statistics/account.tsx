import { Button, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Page } from '#kit/page.tsx';
import { AccountBalances } from '#entities/accounting/book/account-balances.tsx';
import { useBookAddress } from '#entities/accounting/book/book-address.ts';
import { CloseMonth, Revalue } from '#entities/accounting/book/book-vouchers.tsx';
import { VerifyHashChain } from '#entities/accounting/book/verify-hash-chain.tsx';
import { ImportOpening } from '#entities/accounting/book/import-opening.tsx';
import { Journal } from '#entities/accounting/book/journal.tsx';
import { Ledger } from '#entities/accounting/book/ledger.tsx';
import { LockMonths } from '#entities/accounting/book/lock-months.tsx';
import { MoneyBooks } from '#entities/accounting/book/money-books.tsx';
import { Chart } from '#entities/accounting/chart/chart.tsx';
import { daysOfMonth } from '#entities/accounting/book/months.ts';
import { Sales } from '#entities/accounting/book/sales.tsx';
import { Statement } from '#entities/accounting/book/statement.tsx';
import { TrialBalance } from '#entities/accounting/book/trial-balance.tsx';

export const Route = createFileRoute('/_shell/accounting/statistics/account')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.account_period,
    needs: {
      all: [
        { resource: 'statistic', action: 'read' },
        { resource: 'account', action: 'read' },
      ],
    },
    menu: { group: 'accounting', part: 'books', order: 50 },
  },
});

/** The books of a period, one report at a time, with opening and closing actions. */
function Screen() {
  const t = usePhrases();
  const { period } = useBookAddress();
  const tab = (key: string, title: string, content: React.ReactNode) => ({ key, title, content });
  return (
    <Page title={t(($) => $.accounting.statistic.title.account_period)} actions={<Acts />}>
      <Period />
      <DocumentTabs
        tabs={[
          tab(
            'trial',
            t(($) => $.accounting.book.tab.trial),
            <TrialBalance />,
          ),
          tab(
            'income',
            t(($) => $.accounting.book.tab.income),
            <Statement form="income" />,
          ),
          tab(
            'sheet',
            t(($) => $.accounting.book.tab.sheet),
            <Statement form="sheet" />,
          ),
          tab(
            'journal',
            t(($) => $.accounting.book.tab.journal),
            <Journal />,
          ),
          tab(
            'sales',
            t(($) => $.accounting.book.tab.sales),
            <Sales />,
          ),
          tab(
            'ledger',
            t(($) => $.accounting.book.tab.ledger),
            <Ledger />,
          ),
          tab(
            'money',
            t(($) => $.accounting.book.tab.money),
            <MoneyBooks />,
          ),
          tab(
            'balances',
            t(($) => $.accounting.book.tab.balances),
            <AccountBalances period={period} />,
          ),
          tab(
            'chart',
            t(($) => $.accounting.account.title.chart),
            <Chart />,
          ),
        ]}
      />
    </Page>
  );
}

/** Actions at the beginning and end of a period, by permission. */
function Acts() {
  const mayEnd = may({ resource: 'period', action: 'create' });
  return (
    <>
      {may({ resource: 'account', action: 'create' }) && <ImportOpening />}
      {mayEnd && <Revalue />}
      {mayEnd && <CloseMonth />}
      {may({ resource: 'period', action: 'read' }) && <LockMonths />}
      <VerifyHashChain />
    </>
  );
}

/** The period of all reports. */
function Period() {
  const t = usePhrases();
  const { from, to, change } = useBookAddress();
  const choose = (days: { from?: string; to?: string }) =>
    change({ ...days, page: undefined }, { replace: true });
  return (
    <Group align="flex-end" gap="xs" className="filters">
      <DayInput
        label={t(($) => $.common.field.range_from)}
        value={from}
        onChange={(day) => choose({ from: day })}
      />
      <DayInput
        label={t(($) => $.common.field.range_to)}
        value={to}
        onChange={(day) => choose({ to: day })}
      />
      <Button variant="default" onClick={() => choose(daysOfMonth(1))}>
        {t(($) => $.accounting.book.act.last_month)}
      </Button>
      <Button variant="default" onClick={() => choose(daysOfMonth(0))}>
        {t(($) => $.accounting.book.act.this_month)}
      </Button>
    </Group>
  );
}
